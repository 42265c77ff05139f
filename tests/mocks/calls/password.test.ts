import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { createClient, dataOf, expired, refused, succeeded } from '#tests/mocks/client.ts';

const change = '/sys/user/updatePwd';

test.each([
  ['Wrong@2026', 'Better@2026', '旧密码错误'],
  [demoPassword, demoPassword, '新密码不能与旧密码相同'],
  [demoPassword, 'short', '新密码须为8至64个字符，并包含大写字母、小写字母、数字、其他字符中的至少三种'],
  [demoPassword, 'onlylowercase1', '新密码须为8至64个字符，并包含大写字母、小写字母、数字、其他字符中的至少三种'],
])('from %s to %s is refused', async (passwordOld, password, rMsg) => {
  const client = createClient();
  const token = await client.signIn('editor');
  expect(await client.call(change, { password, passwordOld }, { token })).toEqual(refused(400, rMsg));
});

test('replaces the password and ends the other sessions of that account', async () => {
  const client = createClient();
  const [token, other, foreign] = [
    await client.signIn('editor'),
    await client.signIn('editor'),
    await client.signIn('admin'),
  ];
  expect(await client.call(change, { password: 'Better@2027', passwordOld: demoPassword }, { token })).toEqual(
    succeeded(null),
  );
  expect(await client.call('/sys/auth/getUserInfo', undefined, { token: other })).toEqual(expired);
  dataOf(await client.call('/sys/auth/getUserInfo', undefined, { token }));
  dataOf(await client.call('/sys/auth/getUserInfo', undefined, { token: foreign }));
  await expect(client.signIn('editor')).rejects.toThrow('用户名或密码错误');
  expect(await client.signIn('editor', 'Better@2027')).toMatch(/^[0-9a-f]{32}$/);
});
