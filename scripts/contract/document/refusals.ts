import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { refusals } from '#src/api/endpoints/refusals.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import type { JsonObject } from './json.ts';

type Own = keyof typeof refusals;

/** The refusals that the app handles. A new one does not compile without an entry. */
const own: Record<Own, JsonObject> = {
  accountTaken: refusal(400, '账号已被占用', 'The account is taken.', 'specified', '账号已存在'),
  roleTaken: refusal(400, '名称已被占用', 'The name is taken: rMsg contains these words.', 'specified', '已存在'),
  conflict: refusal(409, '已被他人修改；409或412', 'Somebody else saved: 409 or 412.', 'assumed'),
};

/** All refusals that the contract knows, by the names that `x-refusals` of the operations uses. */
export const knownRefusals = {
  expired: refusal(
    201,
    '未登录或登录已失效',
    'No token, or one that has expired.',
    'specified',
    '账号已过期，请重新登录',
  ),
  denied: refusal(403, '缺少所需权限，HTTP状态为403', 'The right is missing. HTTP status 403.', 'assumed'),
  invalid: refusal(
    400,
    '请求不正确或不允许，rMsg显示给用户',
    'Wrong or not allowed; the person reads rMsg.',
    'assumed',
  ),
  gone: refusal(404, '记录不存在或已删除', 'The id names nothing.', 'assumed'),
  tooMany: refusal(
    429,
    '失败次数过多，HTTP状态为429，Retry-After为秒数',
    'HTTP status 429, Retry-After in seconds.',
    'assumed',
  ),
  ...own,
} satisfies Record<string, JsonObject>;

/** The refusals that an operation may answer. */
export function refusalsOf({ endpoint, verb }: Operation): (keyof typeof knownRefusals)[] {
  const acted = (Object.keys(own) as Own[]).filter((name) => endpoint.refusals.includes(refusals[name]));
  const isOld = has(endpoint, 'version') && !acted.includes('conflict');
  return [
    ...(endpoint.token ? (['expired'] as const) : []),
    ...(endpoint.right === null ? [] : (['denied'] as const)),
    ...(endpoint.encoding === 'none' ? [] : (['invalid'] as const)),
    ...(has(endpoint, 'id') ? (['gone'] as const) : []),
    ...(isOld ? (['conflict'] as const) : []),
    ...acted,
    ...(verb === 'login' ? (['tooMany'] as const) : []),
  ];
}

/** Whether a request schema has the property, directly or in a part of an intersection. */
function has({ request }: Pick<Endpoint, 'request'>, name: string): boolean {
  const { entries, options } = request as { entries?: object; options?: readonly Endpoint['request'][] };
  if (entries) return Object.hasOwn(entries, name);
  return options?.some((option) => has({ request: option }, name)) ?? false;
}

function refusal(rCode: number, zh: string, en: string, source: Endpoint['source'], rMsg?: string): JsonObject {
  return { rCode, ...(rMsg === undefined ? {} : { rMsg }), zh, en, 'x-status': source };
}
