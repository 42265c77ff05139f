import { afterEach, expect, test, vi } from 'vitest';
import { provider } from '#src/api/provider/adapters/ruoyi-like.ts';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import type { Http } from '#src/api/http.ts';
import type { Result } from '#src/domain/failure.ts';
import { ruoyiLike } from '#mocks/dialects/ruoyi-like.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import { startTwoLanguages } from './two-languages.ts';

const stub = (fetch: unknown) => void vi.stubGlobal('fetch', fetch);
afterEach(() => vi.unstubAllGlobals());

const html = '<html><body>502 Bad Gateway</body></html>';

type Kind = Fault extends infer One ? (One extends Fault ? Omit<One, 'path'> : never) : never;
const faults: readonly Kind[] = [
  { kind: 'network', times: 3 },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'truncated' },
  { kind: 'broken', times: 3 },
  { kind: 'wrongTypes' },
  { kind: 'bare' },
  { kind: 'refuse', rCode: 500, rMsg: '系统繁忙' },
  { kind: 'status', status: 500, body: html },
  { kind: 'status', status: 503, body: '' },
  { kind: 'body', body: html },
  // No data of any of the calls.
  { kind: 'body', body: { success: true, rCode: 200, rMsg: '', resultData: {} } },
  { kind: 'body', body: { success: false, rCode: 500, rMsg: '维护中', resultData: null } },
  { kind: 'expire' },
];

test.each(faults)('the fault %j means the same in both languages', async (fault) => {
  const calls = {
    [authEndpoints.permissions.path]: (http: Http) => http.call(authEndpoints.permissions, {}),
    [userEndpoints.query.path]: (http: Http) => http.call(userEndpoints.query, { pageNum: 1, pageSize: 20 }),
    [userEndpoints.get.path]: (http: Http) => http.call(userEndpoints.get, { id: '3' }),
  };
  for (const [path, call] of Object.entries(calls)) {
    const failures = [];
    for (const language of ['direct', 'adapted'] as const) {
      const two = await startTwoLanguages(provider, ruoyiLike, stub);
      await two.backend.faults.add({ ...fault, path });
      failures.push(failureOf(await call(two[language])));
    }
    const [direct, adapted] = failures;
    expect([path, direct === null, adapted]).toEqual([path, false, direct]);
  }
});

/** The failure without its code: the languages have codes of their own. */
function failureOf(answer: Result<unknown>): unknown {
  if (answer.ok) return null;
  return { ...answer.failure, ...('code' in answer.failure ? { code: null } : {}) };
}
