import { runInNewContext } from 'node:vm';
import { getResponse } from 'msw';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { provider } from '#src/api/provider/adapters/ruoyi-like.ts';
import { date } from '#src/api/provider/date.ts';
import { absent, flag, id, oneOf, rename } from '#src/api/provider/field.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import { type FieldMap, fields, type Shape } from '#src/api/provider/shape.ts';
import { version } from '#src/api/provider/version.ts';
import { User } from '#src/domain/users/user.ts';
import { createCaller, type Send } from '#scripts/contract/calls/caller.ts';
import { providerOf } from '#scripts/contract/calls/provider-of.ts';
import { signIn } from '#scripts/contract/calls/sign-in.ts';
import { type CheckOptions, checkServer } from '#scripts/contract/check/check.ts';
import { agrees, linesOf, type Report } from '#scripts/contract/check/report.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { inOtherDialect } from './other-dialect.ts';

const person = (userName: string) => ({ userName, password: demoPassword, readCaptcha: async () => masterCode });

const some: CheckOptions['only'] = ({ endpoint: { path } }) =>
  path.startsWith('/sys/') || path.startsWith('/home/scienceKnowledge/');

/** The lines for the rows of some lists, and those for all calls. */
const linesFor = ({ suggestions }: Report, paths: readonly (string | null)[]) =>
  suggestions.filter(({ path }) => paths.includes(path)).map(({ path, line }) => `${path ?? 'all'}: ${line}`);

describe('a server that differs in everything but most of its addresses', () => {
  const { handlers } = createBackend({ store: createMemoryStore(), acceptMasterCode: true });
  const unknownPaths = new Set(['/home/scienceKnowledge/revisions', '/home/scienceKnowledge/options']);
  const answered: unknown[] = [];
  const send: Send = async (request) => {
    const path = new URL(request.url).pathname.replace('/backApi', '');
    // The mock would log a path that it does not know.
    if (path === '/contract/unknownPath' || unknownPaths.has(path)) return new Response(null, { status: 404 });
    const response = await inOtherDialect(path, (await getResponse(handlers, request)) as Response);
    if (path === '/sys/user/query') answered.push(await response.clone().json());
    return response;
  };
  let report: Report;

  beforeAll(async () => {
    report = await checkServer({
      send,
      base: 'http://server.test/backApi',
      persons: [person('admin')],
      write: false,
      only: some,
    });
  });

  const userLines = [
    "id: id('userId'),",
    "account: rename('userName'),",
    "name1: rename('nickName'),",
    "phone: rename('mobile'),",
    "base: rename('orgId'),",
    "baseName: rename('org.orgName'),",
    "roleId: id('role.roleId'),",
    "roleName: rename('role.roleName'),",
    "state: oneOf('status', { 0: '…', 1: '…', 2: '…' }),  // ours: enabled, disabled, locked",
    "lockedUntil: date('lockExpire', 'milliseconds'),",
    '// nothing like `mustChange` came; no candidates',
    "version: version('updateTime'),  // of the time of the last change, if the server has no versions",
    "updatedBy: rename('updateBy'),",
    "updatedTime: date('updateTime', 'milliseconds'),",
  ];

  test('one run finds all adapter lines', () => {
    expect([...new Set(report.suggestions.map(({ line }) => line))]).toEqual([
      "'/home/scienceKnowledge/revisions': call({ on: 'POST …' }),  // or missing: ['revisions']",
      "'/home/scienceKnowledge/options': call({ on: 'POST …' }),",
      "envelope: { code: 'code', message: 'message', data: 'data', success: 0, expired: 4010 },",
      "page: { rows: 'data.records', total: 'data.total', number: 'current', size: 'size', first: 1, orderBy: 'orderBy', direction: { name: 'desc', ascending: false, descending: true } },  // not seen in an answer: orderBy, direction",
      "status: oneOf('status', { DRAFT: 'draft', OFFLINE: 'offline', ONLINE: 'online' }),  // ours: draft, online, offline, submitted, scoring, passed, returned",
      "isTop: flag('top', 'Y', 'N'),",
      "isBanner: flag('banner_flag', 1, 0),",
      "createdBy: rename('creator'),",
      "createdTime: date('gmt_create', 'text'),",
      "updatedBy: rename('updateUser'),",
      "updatedTime: date('updateTime', 'iso'),",
      ...userLines,
    ]);
  });

  test('the lines are code that reads the answers', () => {
    const code = userLines
      .join('\n')
      .replace("0: '…', 1: '…', 2: '…'", "0: 'enabled', 1: 'disabled', 2: 'locked'")
      .replace('// nothing like `mustChange` came; no candidates', 'mustChange: absent(false),');
    const combinators = { absent, date, flag, id, oneOf, rename, version };
    const shape = fields<User>(runInNewContext(`({\n${code}\n})`, combinators) as FieldMap<User>);
    const [first] = answered as { data: { records: unknown[] } }[];
    const read = (first?.data.records ?? []).map((row) => parse(User, shape.read(row, '')));
    expect(read.length).toBeGreaterThan(0);
  });

  test('they are printed below the differences, general ones once', () => {
    const printed = linesOf(report, operations);
    const below = (difference: string) => printed[printed.indexOf(difference) + 1];
    expect(below('✗ POST /sys/user/query (assumed): resultData.list[].state is missing')).toBe(`    → ${userLines[8]}`);
    const unknown = printed.findIndex((line) => line.endsWith('no Content-Type came (HTTP 404)'));
    expect(printed.slice(unknown, unknown + 9)).toEqual([
      '✗ 6 times: application/json expected, no Content-Type came (HTTP 404)',
      ...['revisions', 'options'].flatMap((verb) =>
        ['', ', wrong token', ', bad request'].map(
          (what) => `    POST /home/scienceKnowledge/${verb} (assumed)${what}`,
        ),
      ),
      "    → '/home/scienceKnowledge/revisions': call({ on: 'POST …' }),  // or missing: ['revisions']",
      "    → '/home/scienceKnowledge/options': call({ on: 'POST …' }),",
    ]);
    expect(below('✗ POST /sys/user/get (assumed): resultData.phone is missing')).toBe(`    → ${userLines[3]}`);
    expect(printed.filter((line) => line.startsWith('    → envelope:'))).toHaveLength(1);
    expect(printed.filter((line) => line.startsWith('    → page:'))).toHaveLength(1);
  });
});

describe('a server of a provider', () => {
  let mock: HttpMock;

  beforeAll(async () => {
    mock = await startHttp({ dist: 'docs', acceptMasterCode: true, speak: 'ruoyi-like' });
  });

  afterAll(() => mock.close());

  const check = (options: Partial<CheckOptions>) =>
    checkServer({
      send: fetch,
      base: `${mock.url}/backApi`,
      provider,
      persons: [person('admin'), person('expert')],
      write: false,
      only: some,
      ...options,
    });

  /** As the adapter on the first day: it knows the addresses and requests, and no field of an answer. */
  const addresses = Object.fromEntries(
    Object.entries(provider.calls).map(([path, { on, request, filters, record, rows }]) => [
      path,
      { on, request, filters, record: unread(record), rows: unread(rows) },
    ]),
  );

  async function tokenOf(userName: string): Promise<string> {
    const caller = createCaller(fetch, `${mock.url}/backApi`, { provider });
    return (await signIn(caller, person(userName), new Set())).token;
  }

  test('it agrees through its adapter; missing calls are listed', async () => {
    const report = await check({});
    expect(linesOf(report, operations).filter((line) => line.startsWith('✗') || line.startsWith('?'))).toEqual([]);
    expect(report.suggestions).toEqual([]);
    expect(report.untried.filter(({ why }) => why === 'not offered').map(({ operation }) => operation.id)).toEqual([
      'homeScienceKnowledgeRevisions',
    ]);
    expect(agrees(report)).toBe(true);
  });

  test('records that it does not return are found and deleted after a check with writes', async () => {
    const report = await check({
      write: true,
      only: ({ endpoint: { kind, path } }) => kind === 'write' && path.startsWith('/sys/'),
    });
    expect(linesOf(report, operations).filter((line) => line.startsWith('✗'))).toEqual([]);
    const tried = new Set(
      report.tried.flatMap(({ operation, tried: what }) => (what === 'answer' ? [operation.id] : [])),
    );
    expect(tried).toContain('sysUserDel');
    expect(tried).toContain('sysRoleDel');
  });

  test('with its addresses alone, the lines are mostly those of the adapter', async () => {
    const persons = [{ userName: 'admin', token: await tokenOf('admin') }];
    const report = await check({ provider: { ...provider, calls: addresses }, persons });
    expect(linesFor(report, [null, '/sys/user/query', '/sys/role/query', '/home/scienceKnowledge/query'])).toEqual([
      '/home/scienceKnowledge/query: id: id(),',
      "/home/scienceKnowledge/query: status: oneOf('status', { 0: '…', 1: '…', 2: '…' }),  // ours: draft, online, offline, submitted, scoring, passed, returned",
      "/home/scienceKnowledge/query: isTop: flag('top', 'Y', 'N'),",
      "/home/scienceKnowledge/query: isBanner: flag('banner', 'Y', 'N'),",
      "/home/scienceKnowledge/query: createdBy: rename('createBy'),",
      "/home/scienceKnowledge/query: createdTime: date('createTime', 'text'),",
      "/home/scienceKnowledge/query: updatedBy: rename('updateBy'),",
      "/home/scienceKnowledge/query: updatedTime: date('updateTime', 'text'),",
      "/home/scienceKnowledge/query: version: version('updateTime'),  // of the time of the last change, if the server has no versions",
      "/sys/role/query: id: id('roleId'),",
      "/sys/role/query: moduleInfoList: permissions('perms'),",
      "/sys/user/query: id: id('userId'),",
      "/sys/user/query: account: rename('userName'),",
      "/sys/user/query: name1: rename('nickName'),",
      "/sys/user/query: phone: rename('phonenumber'),",
      "/sys/user/query: base: rename('dept.deptId'),",
      "/sys/user/query: baseName: rename('dept.deptName'),",
      '/sys/user/query: roleId: id(),',
      "/sys/user/query: state: oneOf('status', { 0: '…', 1: '…', 2: '…' }),  // ours: enabled, disabled, locked",
      "/sys/user/query: lockedUntil: date('lockTime', 'iso'),",
      '/sys/user/query: // nothing like `mustChange` came; candidates: pwdReset',
      "/sys/user/query: version: version('updateTime'),  // of the time of the last change, if the server has no versions",
      "/sys/user/query: updatedBy: rename('updateBy'),",
      "/sys/user/query: updatedTime: date('updateTime', 'text'),",
    ]);
  });

  test('an unknown word is reported with endpoint, field and adapter, and the line to complete', async () => {
    const { rows, ...rest } = provider.calls['/sys/user/query'] ?? {};
    const narrow = fields<User>({ state: oneOf('status', { 9: 'enabled' }) });
    const calls = { ...provider.calls, '/sys/user/query': { ...rest, rows: { ...rows, read: narrow.read } } };
    const report = await check({
      provider: { ...provider, calls } as unknown as Provider,
      only: ({ endpoint: { path } }) => path.startsWith('/sys/user/'),
    });
    expect(linesOf(report, operations).filter((line) => line.startsWith('✗') || line.includes('→'))).toEqual([
      '✗ POST /sys/user/query (assumed): resultData.list[].state: "0" is none of "9" (adapter ruoyi-like)',
      "    → state: oneOf('status', { 0: '…', 1: '…', 2: '…' }),  // ours: enabled, disabled, locked",
    ]);
  });
});

function unread<Value>(shape: Shape<Value> | undefined): Shape<Value> | undefined {
  return shape && { ...shape, read: (value) => value as Value };
}

test('an unknown name of an adapter is an error with the list', async () => {
  await expect(providerOf('ruoyi')).rejects.toThrow('no adapter has the name ruoyi; the names: ruoyi-like');
  expect(await providerOf('ruoyi-like')).toBe(provider);
});
