import type { Operation } from '#scripts/contract/table/operations.ts';
import { type Json, type JsonObject, refTo } from './json.ts';

const version = { 'X-Api-Version': { $ref: '#/components/headers/X-Api-Version' } };

const json = (schema: JsonObject, example?: Json): JsonObject => ({
  'application/json': { schema, ...(example !== undefined ? { example } : {}) },
});

/** The answers of an operation by HTTP status. Refusals also have status 200, with three exceptions. */
export function responsesOf(operation: Operation, answer: JsonObject, example?: Json): JsonObject {
  const { endpoint, verb } = operation;
  // The envelope determines the success of a write; its data may be missing.
  const data =
    endpoint.answer === 'extra' && Object.keys(answer).length > 0 ? { anyOf: [answer, { type: 'null' }] } : answer;
  const success: JsonObject = {
    allOf: [refTo('Success'), { type: 'object', properties: { resultData: data } }],
    ...(endpoint.answer === 'needed' && Object.keys(answer).length > 0 ? { required: ['resultData'] } : {}),
  };
  return {
    '200': {
      description: '成功或拒绝 / A success, or a refusal in the same envelope',
      headers: version,
      content: json({ oneOf: [success, refTo('Refusal')] }, example),
    },
    ...(endpoint.right ? { '403': { $ref: '#/components/responses/Denied' } } : {}),
    ...(verb === 'login' ? { '429': { $ref: '#/components/responses/TooMany' } } : {}),
    '500': { $ref: '#/components/responses/Broken' },
  };
}

const refused = (description: string, headers: JsonObject = {}): JsonObject => ({
  description,
  headers: { ...version, ...headers },
  content: json(refTo('Refusal')),
});

export const sharedResponses: JsonObject = {
  Denied: refused('缺少权限 / The right is missing: rCode 403'),
  TooMany: refused('失败次数过多 / Too many failures: rCode 429', {
    'Retry-After': { $ref: '#/components/headers/Retry-After' },
  }),
  Broken: refused('服务器内部错误 / The server failed: rCode 500'),
};

export const sharedHeaders: JsonObject = {
  'X-Api-Version': {
    description: '后端版本，变化时页面提示刷新 / Version of the back-end; the app tells when it changes. Assumed.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: '需等待的秒数 / Seconds to wait', schema: { type: 'integer', minimum: 1 } },
};

const envelope = (description: string, success: boolean, rCode: JsonObject): JsonObject => ({
  type: 'object',
  description,
  properties: {
    success: { type: 'boolean', const: success },
    rCode,
    rMsg: { type: 'string', description: '显示给用户的话 / The words that the person is shown' },
    resultData: { description: '数据 / The data; a refusal has none' },
  },
  required: ['success', 'rCode', 'rMsg'],
});

export const envelopes: Record<string, JsonObject> = {
  Success: envelope('成功 / A success (product 7, decision 005)', true, { type: 'integer', const: 200 }),
  Refusal: envelope('拒绝 / A refusal (product 8, decision 005)', false, { type: 'integer', not: { const: 200 } }),
};
