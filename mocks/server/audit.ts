import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import type { LogEntry, LogType } from '#src/domain/logs/log-entry.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { maskEmail, maskPhone } from '#src/domain/users/masks.ts';
import type { Caller } from './caller.ts';
import type { AuditDetails } from './handle.ts';
import type { Session } from './session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { accountCollection, logCollection, roleCollection, sequenceCollection } from '#mocks/store/collections.ts';

/** Lower numbers belong to the computed entries of the seed (`seed/logs.ts`). */
const firstNumber = 1_000_001;

/** The data of a call's log entry. `session` and `details` are set while the call is carried out. */
export interface Trail {
  endpoint: Pick<Endpoint, 'path' | 'kind' | 'secrets'>;
  caller: Caller;
  now: number;
  /** The unparsed body of the request. */
  body: string;
  session: Session | null;
  details: AuditDetails | null;
}

/**
 * Adds the entry of a call to the log (decision 025), in the transaction of the call. Every write has an entry, and a read
 * only if its resolver asks for it by `audit`. `reason` is the reason of a refusal; null for a success.
 */
export async function writeLog(tx: Transaction, trail: Trail, reason: string | null): Promise<void> {
  const { endpoint, caller, now, details } = trail;
  if (endpoint.kind !== 'write' && !details) return;
  const { path, action } = actionOf(endpoint.path, trail.body);
  const review = path.startsWith(scorePath) ? textIn(trail.body, 'id') : undefined;
  const mask = createMask(endpoint.secrets, path);
  await tx.put(logCollection, {
    id: await nextId(tx),
    time: toShanghaiTime(now),
    ...(await actorOf(tx, trail)),
    address: caller.address,
    type: typeOf(path),
    path,
    action,
    object: short(details?.object ?? (await objectOf(tx, trail))),
    result: reason === null ? 'success' : 'refused',
    reason: reason ?? '',
    // A refused call has changed nothing.
    ...(reason === null ? mask(changesIn(details)) : { before: null, after: null }),
    ...(review === undefined ? {} : { review }),
  });
}

async function nextId(tx: Transaction): Promise<string> {
  const path = '/sys/log';
  const { next } = (await tx.get(sequenceCollection, path)) ?? { next: firstNumber };
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return String(next);
}

/** The account of the session, or the one that the resolver named. Unknown names are not logged: users type passwords there by mistake. */
async function actorOf(tx: Transaction, { session, details }: Trail): Promise<Pick<LogEntry, 'account' | 'roleName'>> {
  if (session) return { account: session.account.account, roleName: session.role.roleName };
  const account = details?.account ? await tx.get(accountCollection, details.account) : undefined;
  const role = account && (await tx.get(roleCollection, account.roleId));
  return { account: account?.account ?? '', roleName: role?.roleName ?? '' };
}

const systemPaths = ['/sys/', '/system/', '/set/'];

/** Uploads count as operations on content. */
function typeOf(path: string): LogType {
  if (path === '/sys/auth') return 'login';
  return path !== '/sys/file' && systemPaths.some((prefix) => path.startsWith(prefix)) ? 'system' : 'operation';
}

/** The actions that are not named like the last part of the call's path. A switch has one for on and one for off. */
const actions: Readonly<Record<string, string | readonly [on: string, off: string]>> = {
  updown: ['publish', 'unpublish'],
  istop: ['pin', 'unpin'],
  isbanner: ['addBanner', 'removeBanner'],
  line: 'goOnline',
  enable: ['enable', 'disable'],
  del: 'delete',
  updatePwd: 'changePassword',
  addByParam: 'add',
  'admin/reset': 'resetPassword',
};

/** Derives path and action from a call: `/home/hotels/updown {on: false}` is `unpublish` on `/home/hotels`. */
function actionOf(callPath: string, body: string): Pick<LogEntry, 'path' | 'action'> {
  const depth = callPath.endsWith('/admin/reset') ? -2 : -1;
  const names = callPath.split('/');
  const verb = names.slice(depth).join('/');
  const action = actions[verb] ?? verb;
  return {
    path: names.slice(0, depth).join('/'),
    action: typeof action === 'string' ? action : action[fieldIn(body, 'on') === false ? 1 : 0],
  };
}

/** The object of a call that was refused before its resolver named one: a user's account name, otherwise the id. */
async function objectOf(tx: Transaction, { endpoint, body }: Trail): Promise<string> {
  const text = textIn(body, 'id') ?? '';
  if (!endpoint.path.startsWith('/sys/user/')) return text;
  const account = (await tx.all(accountCollection)).find((row) => row.id === text)?.account ?? fieldIn(body, 'account');
  return typeof account === 'string' ? account : text;
}

function textIn(body: string, name: 'id'): string | undefined {
  const value = fieldIn(body, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Reads a field of a JSON body, or of the JSON in the only field of a form. */
function fieldIn(body: string, name: 'id' | 'on' | 'account'): unknown {
  try {
    return (JSON.parse(new URLSearchParams(body).get('user') ?? body) as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}

type Changes = Pick<LogEntry, 'before' | 'after'>;
type Fields = Readonly<Record<string, unknown>>;

/** Fields that are not logged, because the entry already contains them or they say nothing. */
const unlogged = new Set([
  'id',
  'version',
  'createdBy',
  'createdByName',
  'createdTime',
  'updatedBy',
  'updatedByName',
  'updatedTime',
]);

/** The fields that changed, or all fields of an added or deleted object. */
function changesIn(details: AuditDetails | null): { before: Fields | null; after: Fields | null } {
  const { before = null, after = null } = details ?? {};
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !unlogged.has(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const chosen = (fields: Fields | null) =>
    fields && Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  return { before: chosen(before), after: chosen(after) };
}

const secretName = /passw|pwd|token|secret|captcha/i;

/** Masks for the contact details of users, applied after changes are found. The phone of a base is public and not masked. */
const masks: Readonly<Record<string, (value: string) => string>> = { phone: maskPhone, email: maskEmail };

/** Returns a function that removes secrets, masks the contact details of users, and shortens long values. */
function createMask(secrets: readonly string[], path: string) {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return short(value, longestValue);
    if (Array.isArray(value)) return value.slice(0, mostItems).map(shown);
    return typeof value === 'object' && value !== null ? without(value as Fields) : value;
  };
  const without = (fields: Fields): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !secrets.includes(name) && !secretName.test(name))
        .map(([name, value]) => [name, (path === '/sys/user' && masks[name]?.(String(value))) || shown(value)]),
    );
  return ({ before, after }: ReturnType<typeof changesIn>): Changes => ({
    before: before && without(before),
    after: after && without(after),
  });
}

const longestText = 200;
const longestValue = 4000;
const mostItems = 500;

const short = (text: string, most = longestText): string => {
  if (text.length <= most) return text;
  // The cut may have split a character of two code units; the first half is removed.
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
};
