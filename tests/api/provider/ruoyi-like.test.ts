import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provider } from '#src/api/provider/adapters/ruoyi-like.ts';
import { contentEndpoints } from '#src/api/endpoints/content.ts';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import { roleEndpoints } from '#src/api/endpoints/roles.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { capabilityOf } from '#src/api/provider/capability-paths.ts';
import { ruoyiLike } from '#mocks/dialects/ruoyi-like.ts';
import { examplesOfMock } from '#scripts/contract/examples/examples.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { exercise } from './exercise.ts';
import { differenceOf, startTwoLanguages, type TwoLanguages } from './two-languages.ts';

let two: TwoLanguages;
beforeEach(async () => {
  two = await startTwoLanguages(provider, ruoyiLike, (fetch) => vi.stubGlobal('fetch', fetch));
});
afterEach(() => vi.unstubAllGlobals());

/** What this server does not have. */
const known = [
  '/sys/auth/getUserInfo: mustChange: undefined expected, false came',
  '/sys/auth/permissions: 0.moduleName: "首页配置" expected, nothing came',
  '/sys/role/query: list.0.moduleInfoList.0.moduleName: "首页配置" expected, nothing came',
];

/** Each picture is another one. */
const isRandom = (path: string) => path === '/sys/auth/captcha';

test('every read of the endpoint table has the same answer through the adapter', async () => {
  const examples = await examplesOfMock();
  const differing: string[] = [];
  for (const { id, endpoint } of operations) {
    const example = examples[id];
    if (endpoint.kind !== 'read' || !example || capabilityOf(endpoint.path) === 'revisions' || isRandom(endpoint.path))
      continue;
    const expected = await two.direct.call(endpoint, example.request);
    const actual = await two.adapted.call(endpoint, example.request);
    const difference = differenceOf(expected, actual);
    if (difference !== null) differing.push(`${endpoint.path}: ${difference}`);
  }
  expect(differing).toEqual(known);
  expect(two.reported).toEqual([]);
});

test('sign-in, lists and the writes of content, users and roles have the same effect through the adapter', async () => {
  expect(await exercise(two)).toEqual([]);
});

test('the server gets its own language: a bearer token, GET for reads, neither idempotency keys nor versions', async () => {
  await exercise(two);
  const languages = two.sent.map(({ headers }) => [headers.has('Idempotency-Key'), headers.has('If-Match')]);
  expect(new Set(languages.map(String))).toEqual(new Set(['false,false']));
  const [, login, info] = two.sent;
  expect([login?.method, login && new URL(login.url).pathname]).toEqual(['POST', '/backApi/login']);
  expect([info?.method, info?.headers.get('Authorization')]).toEqual(['GET', expect.stringMatching(/^Bearer \w+$/)]);
});

test('another user in a role causes no conflict for a save of its rights', async () => {
  const page = { pageNum: 1, pageSize: 20 };
  const listed = await two.adapted.call(roleEndpoints.query, page);
  const role = listed.ok ? listed.value.list.find(({ id }) => id === '2') : undefined;
  const values = { account: 'newcomer', name1: '新人', phone: '13800000000', email: 'new@example.com', base: 'GXP001' };
  await two.direct.call(userEndpoints.addByParam, { user: { ...values, roleId: '2', password: 'Aa1!aaaaaaaa' } });
  const change = { id: '2', roleName: role?.roleName ?? '', moduleInfoList: role?.moduleInfoList ?? [] };
  const saved = await two.adapted.call(roleEndpoints.update, change, { ifMatch: `"${role?.version}"` });
  expect(saved).toMatchObject({ ok: true });
});

test('the adapter names only calls of the endpoint table', () => {
  const ofContent = contentDescriptors.flatMap((type) => Object.values(contentEndpoints(type)));
  const paths = new Set([...endpoints, ...ofContent].map(({ path }) => path));
  expect(Object.keys(provider.calls).filter((path) => !paths.has(path))).toEqual([]);
});
