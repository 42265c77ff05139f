import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { mayCall } from '#src/domain/rights/may-call.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { isButton } from '#src/domain/rights/page-actions.ts';
import { EXPIRED_CODE } from '#src/domain/envelope.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { Refusal } from './refusal.ts';
import type { Transaction } from '#mocks/store/store.ts';
import {
  type AccountRow,
  accountCollection,
  type RoleRow,
  roleCollection,
  sessionCollection,
} from '#mocks/store/collections.ts';

/** The caller's account and role, and their current grants. */
export interface Session {
  id: string;
  account: AccountRow;
  role: RoleRow;
  grants: Grants;
}

/** The token of a call: the whole Authorization header. Cookies are ignored (decision 008, fault A28). */
export const tokenOf = (request: Request): string | null => request.headers.get('Authorization');

/**
 * Finds the session of a call's token, or refuses the call as expired (product 8: rCode 201). An unknown token, which may be one
 * of a real server, is accepted as that of the account `acceptTokensAs`; it is stored nowhere.
 */
export async function findSession(tx: Transaction, request: Request, acceptTokensAs: string | null): Promise<Session> {
  const token = tokenOf(request);
  const id = token ? fingerprint(token) : '';
  const row = await tx.get(sessionCollection, id);
  const name = row?.account ?? (token ? acceptTokensAs : null);
  const account = name === null ? undefined : await tx.get(accountCollection, name);
  const role = account && (await tx.get(roleCollection, account.roleId));
  if (!account || !role || account.locked) throw new Refusal(EXPIRED_CODE, '账号已过期，请重新登录');
  return { id, account, role, grants: readGrants(role.modules, role.roleName) };
}

/** Refuses a caller who lacks the endpoint's right (product 6, decision 004; fault C10). */
export function checkRight(endpoint: Pick<Endpoint, 'right' | 'alsoBy'>, { grants }: Session): void {
  const { right } = endpoint;
  if (right === null || mayCall(grants, endpoint)) return;
  throw new Refusal(403, `${isButton(right) ? '没有操作权限' : '没有页面访问权限'}：${right}`, { status: 403 });
}

/** The writes that are allowed before the initial password is changed. */
const alwaysAllowed = ['/sys/user/updatePwd', '/sys/auth/logout'];

/** Refuses writes until the caller has changed the initial password, which an administrator knows (decision 031). */
export function checkPassword({ kind, path }: Pick<Endpoint, 'kind' | 'path'>, { account }: Session): void {
  if (!account.mustChange || kind === 'read' || alwaysAllowed.includes(path)) return;
  // Not rCode 403, which means a missing right and makes the app fetch the permissions again.
  throw new Refusal(400, '请先修改初始密码');
}

/** The session of a call whose endpoint needs a token. */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Error('this resolver needs a session: its row in src/api/endpoints needs token: true');
  return session;
}
