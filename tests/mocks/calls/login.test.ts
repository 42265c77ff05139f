import { describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#mocks/shared/accounts.ts';
import { captchaTextOf } from '#tests/mocks/captcha-text.ts';
import { type Client, createClient, dataOf, expired, refused, succeeded } from '#tests/mocks/client.ts';

const picture = async (client: Client, sessionId = crypto.randomUUID()) => {
  const { image } = dataOf<{ image: string }>(await client.call('/sys/auth/captcha', { sessionId }));
  return { sessionId, code: captchaTextOf(image) };
};

const login = (client: Client, userName: string, password: string, captcha: { sessionId: string; code: string }) =>
  client.call('/sys/auth/login', { userName, password, ...captcha });

const used = refused(400, '验证码已失效，请刷新后重试');
const wrongCode = refused(400, '验证码错误');

test('logs in with the text of the picture, in either case, and answers the account', async () => {
  const client = createClient();
  const { sessionId, code } = await picture(client);
  const answer = await login(client, 'editor', demoPassword, { sessionId, code: code.toLowerCase() });
  const token = dataOf<{ access_token: string }>(answer).access_token;
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(answer).toEqual(succeeded({ access_token: token, roleName: '内容编辑', name: '科普宣传科' }));
  const account = { name: '科普宣传科', roleName: '内容编辑', account: 'editor', avatar: '' };
  expect(await client.call('/sys/auth/getUserInfo', undefined, { token })).toEqual(succeeded(account));
});

test('the picture is an SVG of four clear characters', async () => {
  const { code } = await picture(createClient({ acceptMasterCode: false }));
  expect(code).toMatch(/^[ACDEFGHJKLMNPQRTUVWXY34679]{4}$/);
});

test.each([
  ['unknown account', 'stranger', demoPassword, refused(400, '用户名或密码错误')],
  ['wrong password', 'editor', 'Forest@2027', refused(400, '用户名或密码错误')],
  ['password with a trailing blank', 'editor', `${demoPassword} `, refused(400, '用户名或密码错误')],
  ['disabled account', 'locked', demoPassword, refused(403, '账号已停用，请联系管理员')],
  ['disabled account, wrong password', 'locked', 'Forest@2027', refused(400, '用户名或密码错误')],
])('fault A6: %s is refused', async (_, userName, password, answer) => {
  const client = createClient();
  expect(await login(client, userName, password, await picture(client))).toEqual(answer);
});

test('fault A7: five wrong passwords lock the account for 15 minutes; a right one in between resets the count', async () => {
  let now = Date.UTC(2026, 2, 12);
  const client = createClient({ now: () => now });
  const attempt = async (password: string) => (await login(client, 'editor', password, await picture(client))).status;
  const attempts = async (...passwords: string[]) => {
    const statuses: number[] = [];
    for (const password of passwords) statuses.push(await attempt(password));
    return statuses;
  };
  const wrong = 'Forest@2027';
  expect(await attempts(wrong, wrong, wrong, wrong, demoPassword)).toEqual([200, 200, 200, 200, 200]);
  expect(await attempts(wrong, wrong, wrong, wrong, wrong, demoPassword)).toEqual([200, 200, 200, 200, 429, 429]);
  now += 14.5 * 60_000;
  expect(await login(client, 'editor', demoPassword, await picture(client))).toEqual({
    status: 429,
    body: { success: false, rCode: 429, rMsg: '登录失败次数过多，账号已锁定，请1分钟后再试', resultData: null },
  });
  now += 30_000;
  expect(await attempts(wrong, demoPassword)).toEqual([200, 200]);
});

describe('fault A9: a captcha is valid for one attempt', () => {
  test('it is used up after a success', async () => {
    const client = createClient();
    const captcha = await picture(client);
    dataOf(await login(client, 'admin', demoPassword, captcha));
    expect(await login(client, 'admin', demoPassword, captcha)).toEqual(used);
  });

  test('it is used up after a wrong password', async () => {
    const client = createClient();
    const captcha = await picture(client);
    await login(client, 'admin', 'wrong', captcha);
    expect(await login(client, 'admin', demoPassword, captcha)).toEqual(used);
  });

  test('it is used up after a wrong text', async () => {
    const client = createClient();
    const captcha = await picture(client);
    expect(await login(client, 'admin', demoPassword, { ...captcha, code: 'BBBB' })).toEqual(wrongCode);
    expect(await login(client, 'admin', demoPassword, captcha)).toEqual(used);
  });

  test('one of two simultaneous attempts succeeds', async () => {
    const client = createClient();
    const captcha = await picture(client);
    const answers = await Promise.all([1, 2].map(() => login(client, 'admin', demoPassword, captcha)));
    expect(answers.filter(({ body }) => (body as { success: boolean }).success)).toHaveLength(1);
    expect(answers).toContainEqual(used);
  });

  test('it is refused if unknown, or older than two minutes', async () => {
    let now = 0;
    const client = createClient({ now: () => now });
    expect(await login(client, 'admin', demoPassword, { sessionId: 'never', code: '0000' })).toEqual(used);
    const captcha = await picture(client);
    now = 120_001;
    expect(await login(client, 'admin', demoPassword, captcha)).toEqual(used);
  });

  test('a new picture for the same sessionId replaces the old one', async () => {
    const client = createClient();
    const first = await picture(client);
    const second = await picture(client, first.sessionId);
    dataOf(await login(client, 'admin', demoPassword, second));
  });
});

test('0000 replaces the text in mock builds only', async () => {
  const open = createClient({ acceptMasterCode: true });
  const real = createClient({ acceptMasterCode: false });
  dataOf(await login(open, 'admin', demoPassword, { ...(await picture(open)), code: '0000' }));
  expect(await login(real, 'admin', demoPassword, { ...(await picture(real)), code: '0000' })).toEqual(wrongCode);
});

test('logout ends this session and no other', async () => {
  const client = createClient();
  const [gone, other] = [await client.signIn('viewer'), await client.signIn('viewer')];
  expect(await client.call('/sys/auth/logout', undefined, { token: gone })).toEqual(succeeded(null));
  expect(await client.call('/sys/auth/getUserInfo', undefined, { token: gone })).toEqual(expired);
  dataOf(await client.call('/sys/auth/getUserInfo', undefined, { token: other }));
});

test('each account has its permission list and its menu', async () => {
  const client = createClient();
  const sizes = await Promise.all(
    demoAccounts
      .filter(({ shows }) => shows !== 'disabled')
      .map(async ({ account }) => {
        const token = await client.signIn(account);
        const list = dataOf<unknown[]>(await client.call('/sys/auth/permissions', undefined, { token }));
        const menu = dataOf<unknown[]>(await client.call('/sys/auth/menu', undefined, { token }));
        return [account, list.length, menu.length];
      }),
  );
  expect(sizes).toEqual([
    ['admin', 110, 42],
    ['editor', 90, 22],
    ['viewer', 1, 2],
    ['nobody', 0, 0],
    ['auditor', 7, 6],
    ...['expert', 'expert2', 'expert3', 'expert4', 'expert5'].map((account) => [account, 3, 3]),
    ['service', 2, 4],
    ['service2', 2, 4],
  ]);
});

test('the viewer is granted one page, by path and name', async () => {
  const client = createClient();
  const token = await client.signIn('viewer');
  const page = { modulePath: '/home/scienceKnowledge', moduleName: '科普知识' };
  expect(await client.call('/sys/auth/permissions', undefined, { token })).toEqual(succeeded([page]));
  expect(await client.call('/sys/auth/menu', undefined, { token })).toEqual(
    succeeded([
      { modulePath: '/home', sort: 10 },
      { modulePath: '/home/scienceKnowledge', sort: 20 },
    ]),
  );
});
