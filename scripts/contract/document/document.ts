import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { forgottenRows, type Operation, operations } from '#scripts/contract/table/operations.ts';
import { inBoth } from '#scripts/contract/table/texts.ts';
import { envelopes, responsesOf, sharedHeaders, sharedResponses } from './answers.ts';
import { schemasOf } from './components.ts';
import type { Json, JsonObject } from './json.ts';
import { remarks } from './refinements.ts';
import { knownRefusals, refusalsOf } from './refusals.ts';
import { bodyOf, parametersOf, sharedParameters } from './requests.ts';

/** A recorded call: request and answer. */
export interface Example {
  request: Json;
  answer: Json;
}

/** Examples by the id of the operation. */
export type Examples = Readonly<Record<string, Example>>;

/** The endpoint table as an OpenAPI document. */
export async function contractOf(examples: Examples): Promise<JsonObject> {
  const forgotten = forgottenRows();
  if (forgotten.length > 0) throw new Error(`no area of scripts/contract/table/areas.ts has ${forgotten.join(', ')}`);
  const { request, answer, components } = await schemasOf(operations);
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const { id, endpoint } = operation;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        ...describe(operation),
        ...parametersOf(operation),
        ...bodyOf(operation, request[id], examples[id]?.request),
        responses: responsesOf(operation, answer[id] ?? {}, examples[id]?.answer),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/backApi', description: '{host}/backApi' }],
    tags: [...new Set(operations.map(({ tag }) => inBoth(tag)))].map((name) => ({ name })),
    paths,
    'x-refusals': knownRefusals,
    components: {
      securitySchemes: { token },
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: { ...envelopes, ...components },
    },
  };
}

const info: JsonObject = {
  title: '林业科普资源共享平台管理后台接口约定 / Calls of the forestry science back-office',
  version: '1',
  description: [
    '由接口表生成（npm run contract）。x-status为specified的接口出自需求文档，assumed为前端的假定，待后端确认。',
    'Generated from the endpoint table (npm run contract). x-status `specified`: the specification has the call; `assumed`: the app assumes it, to be confirmed. An answer is {success, rCode, rMsg, resultData}; a refusal is one, too, with HTTP status 200 unless said otherwise. Whether anything succeeded is decided as in decision 005. What JSON schema cannot say stands in `x-rules`, in words.',
  ].join('\n\n'),
};

const token: JsonObject = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description:
    '登录返回的access_token，默认不加前缀 / access_token of the login, without a prefix unless one is configured.',
};

function describe(operation: Operation): JsonObject {
  const { id, endpoint, tag, summary, text } = operation;
  const remark = remarks[id];
  const said = [text, remark?.request, remark?.answer].filter((part) => part !== undefined && part !== '');
  return {
    operationId: id,
    tags: [inBoth(tag)],
    summary: inBoth(summary),
    ...(said.length > 0 ? { description: said.join(' ') } : {}),
    'x-status': endpoint.source,
    'x-implements': operation.implements,
    'x-kind': endpoint.kind,
    'x-right': endpoint.right,
    ...(endpoint.alsoBy.length > 0 ? { 'x-right-also': [...endpoint.alsoBy] } : {}),
    'x-secrets': [...endpoint.secrets],
    'x-refusals': refusalsOf(operation),
    security: securityOf(endpoint),
  };
}

const securityOf = ({ token: needed }: Endpoint): JsonObject[] => (needed ? [{ token: [] }] : []);
