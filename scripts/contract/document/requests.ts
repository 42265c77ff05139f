import type { Operation } from '#scripts/contract/table/operations.ts';
import type { Json, JsonObject } from './json.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The body of an operation; none where the specification gives its payload as "none" (decision 010). */
export function bodyOf(
  { endpoint: { encoding } }: Operation,
  schema: JsonObject | undefined,
  example?: Json,
): JsonObject {
  if (encoding === 'none' || !schema) return {};
  return {
    requestBody: {
      required: true,
      content: {
        [mediaTypes[encoding]]: {
          schema,
          ...(example === undefined || encoding === 'multipart' ? {} : { example }),
          // The one field of a form holds JSON.
          ...(encoding === 'form' ? { encoding: { user: { contentType: 'application/json' } } } : {}),
        },
      },
    },
  };
}

/** Writes whose answers are never repeated: login, logout, and a password that is shown once (decision 025). */
const withoutKey = ['/sys/auth/login', '/sys/auth/logout', '/sys/user/admin/reset'];

/** Saves that send their base version in a header, because the request has no field for it (decision 010). */
const withVersion = ['/sys/role/update'];

export function parametersOf({ endpoint: { kind, path } }: Operation): JsonObject {
  const names = [
    ...(kind === 'write' && !withoutKey.includes(path) ? ['IdempotencyKey'] : []),
    ...(withVersion.includes(path) ? ['IfMatch'] : []),
  ];
  return names.length === 0 ? {} : { parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })) };
}

export const sharedParameters: JsonObject = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      '同一账号、路径和标识为同一次写入，重复时返回首次的结果；内容不同则拒绝（rCode 409） / The same account, path and key are the same write: it is carried out once, and answered as before (decision 043). Another content is refused by rCode 409.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      '修改所依据的版本，加引号 / The version that the save is based on, in quotes; an older one is refused by rCode 409.',
    schema: { type: 'string' },
    example: '"3"',
  },
};
