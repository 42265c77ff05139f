import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { createClient, dataOf, expired, refused } from '#tests/mocks/client.ts';
import { seedRecords } from '#tests/support/seed.ts';

/** One back-end for all: a refused call changes nothing. */
const client = createClient();

const withToken = endpoints.filter(({ token }) => token);
const withRight = withToken.filter(({ right }) => right !== null);
const withoutBody = endpoints.filter(({ encoding }) => encoding === 'none');
const withJson = endpoints.filter(({ encoding }) => encoding === 'json');

describe.each(withToken)('$path without a valid token', (endpoint) => {
  test.each([
    ['none at all', {}],
    ['a cookie alone', { Cookie: 'Admin-Token=stolen' }],
    ['an unknown one', { Authorization: 'unknown' }],
  ])('fault A28: %s is answered with an expired session', async (_, headers) => {
    expect(await client.send(endpoint.path, emptyCall(endpoint, headers))).toEqual(expired);
  });

  test('fault A28: the cookie of a live session grants no access, nor does its token behind a prefix', async () => {
    const token = await client.tokenOf('admin');
    const cookie = emptyCall(endpoint, { Cookie: `Admin-Token=${token}` });
    expect(await client.send(endpoint.path, cookie)).toEqual(expired);
    expect(await client.send(endpoint.path, emptyCall(endpoint, { Authorization: `Bearer ${token}` }))).toEqual(
      expired,
    );
  });
});

test.each(withRight)('fault C10: $path is refused without $right', async (endpoint) => {
  const isButton = endpoint.right?.includes('_');
  // The viewer has one page without its buttons; the account “nobody” has nothing.
  const Authorization = await client.tokenOf(isButton ? 'viewer' : 'nobody');
  const words = isButton ? '没有操作权限' : '没有页面访问权限';
  const answer = await client.send(endpoint.path, emptyCall(endpoint, { Authorization }));
  expect(answer).toEqual(refused(403, `${words}：${endpoint.right}`, 403));
});

test('a granted page does not grant its neighbour', async () => {
  const token = await client.tokenOf('viewer');
  const answer = await client.call('/home/informationCenter/query', { pageNum: 1, pageSize: 20 }, { token });
  expect(answer).toEqual(refused(403, '没有页面访问权限：/home/informationCenter', 403));
});

test.each(withoutBody)('$path takes no body', async (endpoint) => {
  const token = await client.tokenOf('admin');
  const init = { method: endpoint.method, headers: { Authorization: token }, body: '{}' };
  expect(await client.send(endpoint.path, init)).toEqual(refused(400, '此接口不接受请求体'));
});

describe.each(withJson)('$path with a body that violates the contract', (endpoint) => {
  test.each([
    ['no JSON', 'application/json', '{"a":', '请求内容不是有效的 JSON'],
    ['an empty body', 'application/json', '', '请求内容不是有效的 JSON'],
    ['another type', 'text/plain', '{}', '请求内容类型应为 application/json'],
    ['null', 'application/json', 'null', '请求参数不正确：请求内容'],
  ])('%s is refused', async (_, type, body, rMsg) => {
    const Authorization = await client.tokenOf('admin');
    const init = { method: endpoint.method, headers: { Authorization, 'Content-Type': type }, body };
    expect(await client.send(endpoint.path, init)).toEqual(refused(400, rMsg));
  });
});

test('a refusal by schema names the fields', async () => {
  const token = await client.tokenOf('admin');
  const answer = await client.call('/sys/user/updatePwd', { password: 1 }, { token });
  expect(answer).toEqual(refused(400, '请求参数不正确：password、passwordOld'));
});

test.each(contentDescriptors)(
  '$path/add is refused with each required field blank in turn, and without its right',
  async (type) => {
    const own = createClient();
    const token = await own.signIn('admin');
    const [record] = seedRecords[type.path as keyof typeof seedRecords];
    const values = Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(record as ContentRecord, name)]));
    for (const { name } of fieldsOf(type).filter(({ optional }) => !optional)) {
      const answer = await own.call(`${type.path}/add`, { ...values, [name]: ' ' }, { token });
      expect(answer).toEqual(refused(400, `请求参数不正确：${name}`));
    }
    const viewer = await own.signIn('viewer');
    expect(await own.call(`${type.path}/add`, values, { token: viewer })).toEqual(
      refused(403, `没有操作权限：${type.path}_add`, 403),
    );
    dataOf(await own.call(`${type.path}/add`, values, { token }));
  },
);

const emptyCall = ({ method, encoding }: Endpoint, headers: Record<string, string>): RequestInit =>
  encoding === 'json'
    ? { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' }
    : { method, headers };
