import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import type { Send } from '#scripts/contract/calls/caller.ts';
import { checkServer } from '#scripts/contract/check/check.ts';
import { agrees, linesOf } from '#scripts/contract/check/report.ts';
import { operations } from '#scripts/contract/table/operations.ts';

type Body = { success: unknown; rCode: unknown; rMsg: unknown; resultData: never };
/** How a server alters the answers of one path: another body, or another answer altogether. */
type Alter = (body: Body, response: Response) => unknown;

/** The mock, with some altered answers. */
function deviating(altered: Readonly<Record<string, Alter>>): Send {
  const { handlers } = createBackend({ store: createMemoryStore(), acceptMasterCode: true });
  return async (request) => {
    const path = new URL(request.url).pathname.replace('/backApi', '');
    // The mock would log a path that it does not know.
    if (path === '/contract/unknownPath') return new Response(null, { status: 404 });
    const response = (await getResponse(handlers, request)) as Response;
    const alter = altered[path];
    if (!alter) return response;
    const body = alter((await response.clone().json()) as Body, response);
    if (body instanceof Response) return body;
    return Response.json(body, { status: response.status, headers: { 'X-Api-Version': '1' } });
  };
}

async function differences(altered: Readonly<Record<string, Alter>>, only: string, write = false): Promise<string[]> {
  const report = await checkServer({
    send: deviating(altered),
    base: 'http://server.test/backApi',
    persons: ['admin', 'nobody'].map((userName) => ({
      userName,
      password: demoPassword,
      readCaptcha: async () => masterCode,
    })),
    write,
    only: ({ endpoint: { path } }) => path.startsWith(only),
    suffix: 'x',
  });
  const lines = linesOf(report, operations).filter((line) => /^[✗?]/.test(line));
  expect(agrees(report)).toBe(!lines.some((line) => line.startsWith('✗')));
  return lines;
}

const hotels = '/basic/hotels';
const success = (resultData: unknown) => ({ success: true, rCode: 200, rMsg: '', resultData });
const changed = (body: Body, change: object): unknown =>
  body.success === true ? { ...body, resultData: { ...(body.resultData as object), ...change } } : body;

describe('each deviation of a server is reported', () => {
  test('a matching server gives no report', async () => {
    expect(await differences({}, hotels)).toEqual([]);
  });

  test('a renamed property', async () => {
    const rename: Alter = (body) => {
      const { total, ...rest } = (body.resultData ?? {}) as { total?: number };
      return body.success === true ? { ...body, resultData: { ...rest, totalCount: total } } : body;
    };
    expect(await differences({ [`${hotels}/query`]: rename }, `${hotels}/query`)).toEqual([
      '✗ POST /basic/hotels/query (assumed): resultData.total is missing',
      '? POST /basic/hotels/query (assumed): the contract does not know resultData.totalCount',
    ]);
  });

  test('a renamed optional property is reported by its new name', async () => {
    const answer = (body: Body) =>
      body.success === true ? { ...body, resultData: { account: 'a', name: 'b', roleName: 'c', photo: '' } } : body;
    expect(await differences({ '/sys/auth/getUserInfo': answer }, '/sys/auth/getUserInfo')).toEqual([
      '? POST /sys/auth/getUserInfo (specified): the contract does not know resultData.photo',
      '? POST /sys/auth/getUserInfo (specified): resultData.avatar may have another name or place',
    ]);
  });

  test('a number as text, and a field with another type than text', async () => {
    const list = (body: Body) =>
      changed(body, {
        total: '60',
        list: (body.resultData as { list: object[] }).list?.map((one) => ({ ...one, star: 5 })),
      });
    expect(
      await differences({ [`${hotels}/query`]: (body) => (body.success ? list(body) : body) }, `${hotels}/query`),
    ).toEqual([
      '✗ POST /basic/hotels/query (assumed): resultData.list[].star: string expected, a number came',
      '✗ POST /basic/hotels/query (assumed): resultData.total: number expected, a string came',
    ]);
  });

  test('an answer in HTML, and a broken server', async () => {
    const page = () => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } });
    expect((await differences({ [`${hotels}/options`]: page }, `${hotels}/options`))[0]).toBe(
      '✗ POST /basic/hotels/options (assumed): application/json expected, text/html came (HTTP 502)',
    );
  });

  test('a missing header, an rCode as text, a contradictory flag', async () => {
    const place = '/board/dashboard/query';
    const bare: Alter = (body) => Response.json(body);
    expect(await differences({ [place]: bare }, '/board/')).toContain(
      `✗ POST ${place} (assumed): the header X-Api-Version is missing`,
    );
    const text: Alter = (body) => ({ ...body, rCode: String(body.rCode) });
    expect(await differences({ [place]: text }, '/board/')).toContain(
      `✗ POST ${place} (assumed): rCode: number expected, a string came`,
    );
    const mark: Alter = (body) => ({ ...body, success: false });
    expect(await differences({ [place]: mark }, '/board/')).toContain(
      `✗ POST ${place} (assumed): success: false beside rCode 200`,
    );
  });

  test('an ignored token, a missing check of rights, a missing check of requests', async () => {
    const open: Alter = () => success([{ id: '1', name: 'x' }]);
    expect(await differences({ [`${hotels}/options`]: open }, `${hotels}/options`)).toEqual([
      '✗ POST /basic/hotels/options (assumed), wrong token: rCode 201 expected, 200 came',
      '✗ POST /basic/hotels/options (assumed), bad request: rCode 400 expected, 200 came',
    ]);
    const status: Alter = (body) =>
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', 'X-Api-Version': '1' } });
    expect(await differences({ '/comment/comment/counts': status }, '/comment/comment/counts')).toEqual([
      '✗ POST /comment/comment/counts (assumed), missing right: HTTP 403 expected with rCode 403, 200 came',
    ]);
  });

  test('a refused valid request is reported with the message of the server, without secrets', async () => {
    const refuse: Alter = () => ({ success: false, rCode: 500, rMsg: `no, ${demoPassword}`, resultData: null });
    expect(await differences({ '/board/dashboard/query': refuse }, '/board/')).toContain(
      '✗ POST /board/dashboard/query (assumed): rCode 200 expected, 500 came “no, ••••••”',
    );
  });

  const silent: Alter = () => {
    throw new TypeError('fetch failed');
  };

  test('no answer at all', async () => {
    expect((await differences({ '/board/dashboard/query': silent }, '/board/'))[0]).toBe(
      '✗ POST /board/dashboard/query (assumed): no answer came (TypeError)',
    );
  });

  test('a server that stops is not called endlessly', async () => {
    const verbs = ['query', 'get', 'revisions', 'options'];
    const dead = Object.fromEntries(verbs.map((verb) => [`${hotels}/${verb}`, silent]));
    const lines = await differences({ ...dead, '/sys/auth/logout': silent }, hotels);
    expect(lines).toContain('✗ a path that no table has: HTTP 404 expected, no answer came');
    expect(lines.filter((line) => line.includes('no answer came (not asked any more)')).length).toBeGreaterThan(0);
  });

  test('a write that is done twice for one key, an older version that overwrites, a record that is not deleted', async () => {
    const words = '/comment/comment/words';
    let made = 0;
    const again: Alter = (body) => (body.success === true ? changed(body, { id: `w${(made += 1)}` }) : body);
    expect(await differences({ [`${words}/add`]: again }, words, true)).toContain(
      `✗ ${words}/add: the same Idempotency-Key made a second record`,
    );
    const kept: Alter = (body) => ({ ...body, success: false, rCode: 400 });
    expect((await differences({ [`${words}/del`]: kept }, words, true))[0]).toMatch(
      /^✗ left behind: .*words\/del did not delete \d+$/,
    );
    const wins: Alter = (body) => ({ ...body, success: true, rCode: 200 });
    expect(await differences({ [`${words}/update`]: wins }, words, true)).toContain(
      `✗ POST ${words}/update (assumed), older version: rCode 409 or 412 expected, 200 came`,
    );
  });
});
