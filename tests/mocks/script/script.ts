import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import type { State } from '#mocks/control/state.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { articleValues } from '#tests/mocks/article.ts';

/** A call of the script, and how it is sent to a host. */
export interface Sent {
  method: string;
  path: string;
  /** Null sends no token. */
  token: string | null;
  /** Undefined sends no body; other values are sent as JSON. */
  body: unknown;
  headers: Readonly<Record<string, string>>;
}
export type Send = (call: Sent) => Promise<{ status: number; body: unknown }>;

/** The time of each host’s clock, which is stopped. */
export const scriptTime = Date.parse('2026-11-23T10:00:00+08:00');

/** The User-Agent of each host, which the log of logins names. */
export const scriptAgent = 'script';

/** Random values: tokens, captcha pictures and initial passwords differ, and nothing else. */
const drawn = new Set(['access_token', 'image', 'password']);

/** These would end the sessions of the script, or create a random password. */
const left = [
  '/sys/auth/logout',
  '/sys/auth/captcha',
  '/sys/auth/login',
  '/sys/user/updatePwd',
  '/sys/user/admin/reset',
];

const accounts = ['admin', 'editor', 'viewer', 'nobody', 'auditor', 'expert', 'service'];

/** This many of the first calls reach endpoints of every kind that all 500 reach, and end with the same codes. */
export const sampledCalls = 350;

/**
 * 500 calls, or the first of them: logins, each endpoint of the table, and typical work: lists with filters, changes,
 * conflicts, refusals, calls without a right and with wrong tokens. Each answer is returned with its call; order and content
 * follow from the previous answers and a fixed seed.
 */
export async function runScript(send: Send, count = 500): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  const tokens = new Map<string, string>();
  const random = seeded(20_261_123);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;

  async function ask(account: string | null, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const { method = 'POST' } = endpoints.find((row) => row.path === path) ?? {};
    const token = account === null ? null : (tokens.get(account) ?? 'no-such-token');
    const answer = await send({ method, path, token, body, headers });
    if (answers.length < count) answers.push([account, path, body ?? null, answer.status, plain(answer.body)]);
    return (answer.body as { resultData?: unknown } | null)?.resultData as Record<string, unknown> | null | undefined;
  }

  for (const account of accounts) {
    const sessionId = `session of ${account}`;
    await ask(null, '/sys/auth/captcha', { sessionId });
    const login = { userName: account, password: demoPassword, code: masterCode, sessionId };
    const data = await ask(null, '/sys/auth/login', login);
    if (data) tokens.set(account, String(data['access_token']));
    for (const path of ['/sys/auth/getUserInfo', '/sys/auth/permissions', '/sys/auth/menu']) await ask(account, path);
  }
  for (const { path, encoding } of endpoints) {
    if (answers.length >= count) return answers;
    if (left.includes(path) || encoding === 'multipart') continue;
    await ask(
      'admin',
      path,
      encoding === 'none' ? undefined : { id: '3', pageNum: 1, pageSize: 5, keyword: '', name: '银杉' },
    );
  }
  for (let step = 0; answers.length < count; step += 1) {
    const type = pick(contentDescriptors);
    const account = pick(accounts);
    const id = String(1 + Math.floor(random() * 60));
    const act = pick(['list', 'get', 'add', 'update', 'switch', 'flag', 'delete', 'unknown', 'log', 'wrong token']);
    if (act === 'list')
      await ask(account, `${type.path}/query`, {
        pageNum: 1 + Math.floor(random() * 4),
        pageSize: pick([10, 20, 50]),
        orderBy: pick(['updatedTime', 'createdTime', type.titleField]),
        desc: random() < 0.5,
        status: pick(['draft', 'online', 'offline']),
      });
    else if (act === 'get') await ask(account, `${type.path}/get`, { id });
    else if (act === 'add')
      await ask(pick(['admin', 'editor']), '/home/scienceKnowledge/add', articleValues, {
        'Idempotency-Key': `add ${step}`,
      });
    else if (act === 'update') {
      const record = await ask('admin', `${type.path}/get`, { id });
      if (!record) continue;
      const values = Object.fromEntries(fieldsOf(type).map(({ name }) => [name, record[name] ?? '']));
      const changed = { ...values, [type.titleField]: `${String(record[type.titleField])} ${step}`, id };
      await ask('admin', `${type.path}/update`, { ...changed, version: record['version'] });
      // Based on the previous version: a conflict.
      await ask('editor', `${type.path}/update`, { ...changed, version: record['version'] });
    } else if (act === 'switch')
      await ask(account, `${type.path}/${pick(['updown', 'line'])}`, { id, on: random() < 0.5 });
    else if (act === 'flag')
      await ask(account, `${type.path}/${pick(['istop', 'isbanner'])}`, { id, on: random() < 0.5 });
    else if (act === 'delete') await ask(account, `${type.path}/del`, { id });
    else if (act === 'log') await ask('admin', '/sys/log/query', { pageNum: 1, pageSize: 20 });
    else if (act === 'wrong token') await ask('somebody', `${type.path}/query`, { pageNum: 1, pageSize: 10 });
    else await ask(account, `/comment/comment/${step}`, {});
  }
  return answers;
}

/** The state after the script, without random values. */
export const plainState = ({ collections: { sessions, captchas, meta, ...collections } }: State): unknown => ({
  sessions: sessions?.length,
  captchas: captchas?.length,
  meta: meta?.map((row) => ({ ...(row as object), epoch: 0 })),
  ...(plain(collections) as object),
});

function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (name, part: unknown) =>
      drawn.has(name) && typeof part === 'string' ? '(drawn)' : part,
    ),
  );
}

/** The random generator mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
