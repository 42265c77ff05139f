import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { accountCollection } from '#mocks/store/collections.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { fill, logIn } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const lockedButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: /后可重试$/ });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
const picture = () => screen.findByAltText<HTMLImageElement>('验证码图片');

test('K01: the account has the focus; the eye reveals the password, which keeps its value and focus', async () => {
  const { user } = await renderApp({ url: '/login' });
  await picture();
  expect(document.activeElement).toBe(field('登录名'));
  await fill(user, field('密码'), ' Geheim ');
  expect(field('密码').type).toBe('password');
  await user.click(screen.getByLabelText(/^显示.*密码$/));
  expect({
    type: field('密码').type,
    value: field('密码').value,
    hasFocus: document.activeElement === field('密码'),
  }).toEqual({
    type: 'text',
    value: ' Geheim ',
    hasFocus: true,
  });
});

test('an empty form shows what is missing, focuses it and sends nothing', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await picture();
  await user.click(submitButton());
  expect(['请输入登录名', '请输入密码', '请输入验证码'].map((text) => screen.getByText(text).textContent)).toHaveLength(
    3,
  );
  expect(document.activeElement).toBe(field('登录名'));
  expect(server.callsOf('/sys/auth/login')).toEqual([]);
});

test('a login sends the typed values, stores the token in its cookie, and shows name and role', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await logIn(user, 'editor');
  const { textContent, title } = await screen.findByLabelText('账号菜单：科普宣传科 内容编辑');
  expect([textContent, title]).toEqual(['科普宣传科内容编辑', '登录名：editor']);
  const [captcha, login, ...asked] = server.calls;
  expect(login).toEqual({
    method: 'POST',
    path: '/sys/auth/login',
    body: { userName: 'editor', password: demoPassword, code: masterCode, ...(captcha?.body as object) },
    authorization: null,
    idempotencyKey: null,
  });
  const { 'Admin-Token': token, ...others } = cookies.all();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(others).toEqual({ 'Admin-Account': 'editor', 'Admin-Role': '内容编辑' });
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([token]));
});

test.each([
  ['a wrong password', 'editor', 'Forest@2025', masterCode, '用户名或密码错误'],
  ['an unknown account', 'stranger', demoPassword, masterCode, '用户名或密码错误'],
  ['a wrong captcha', 'editor', demoPassword, 'no', '验证码错误'],
  ['a disabled account', 'locked', demoPassword, masterCode, '账号已停用，请联系管理员'],
])(
  'fault A6: %s shows the server’s message, renews the captcha and keeps the form',
  async (_, account, password, code, words) => {
    const { user, server } = await renderApp({ url: '/login' });
    const used = (await picture()).src;
    await logIn(user, account, { password, code });
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect((await picture()).src).not.toBe(used);
    expect(['登录名', '密码', '验证码'].map((label) => field(label).value)).toEqual([account, password, '']);
    expect(document.activeElement).toBe(field('验证码'));
    expect([submitButton().disabled, cookies.all()]).toEqual([false, {}]);
    await logIn(user, 'editor');
    await screen.findByText('科普宣传科，您好');
    const sessions = server.callsOf('/sys/auth/login').map(({ body }) => (body as { sessionId: string }).sessionId);
    expect(new Set(sessions).size).toBe(2);
  },
);

test('fault A7: a reload drops the countdown; the server still refuses, which restores it', async () => {
  const { reopen, server, user } = await renderApp({ url: '/login' });
  await picture();
  await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'editor');
    if (row) await tx.put(accountCollection, { ...row, lockedUntil: Date.now() + 120_000 });
  });
  await logIn(user, 'editor');
  await waitFor(() => expect(lockedButton()?.disabled).toBe(true));
  const { user: later } = await reopen();
  await picture();
  expect([lockedButton(), submitButton().disabled]).toEqual([null, false]);
  await logIn(later, 'editor');
  await waitFor(() => expect(lockedButton()?.disabled).toBe(true));
  expect(server.callsOf('/sys/auth/login')).toHaveLength(2);
});

test('fault A7: a lockout counts down and blocks login, also by Enter; nothing about it is stored', async () => {
  const body = { success: false, rCode: 429, rMsg: '登录失败次数过多' };
  const lockout = { kind: 'status', path: '/sys/auth/login', status: 429, headers: { 'Retry-After': '69' }, body };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await renderApp({ url: '/login', faults: [lockout] });
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  await logIn(user, 'editor');
  expect((await screen.findByRole('alert')).textContent).toBe('登录失败次数过多');
  await picture();
  expect([lockedButton()?.disabled, lockedButton()?.textContent]).toEqual([
    true,
    expect.stringMatching(/^1:0\d后可重试$/),
  ]);
  await user.type(field('验证码'), `${masterCode}{Enter}`);
  expect({
    logins: server.callsOf('/sys/auth/login').length,
    local: Object.keys(localStorage),
    cookies: cookies.all(),
  }).toEqual({ logins: 1, local: ['storageVersion'], cookies: {} });
  await vi.advanceTimersByTimeAsync(69_000);
  await waitFor(() =>
    expect({ locked: lockedButton(), disabled: submitButton().disabled, code: field('验证码').value }).toEqual({
      locked: null,
      disabled: false,
      code: '',
    }),
  );
  await logIn(user, 'editor');
  await screen.findByText('科普宣传科，您好');
});

test('fault A7: a lockout applies to one account: another one can log in, and retyping the name resumes the countdown', async () => {
  const { server, user } = await renderApp({ url: '/login' });
  await picture();
  await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'viewer');
    if (row) await tx.put(accountCollection, { ...row, lockedUntil: Date.now() + 120_000 });
  });
  await logIn(user, 'viewer');
  await waitFor(() => expect(lockedButton()?.disabled).toBe(true));
  await fill(user, field('登录名'), 'Viewer');
  expect({ locked: lockedButton(), disabled: submitButton().disabled, alert: screen.queryByRole('alert') }).toEqual({
    locked: null,
    disabled: false,
    alert: null,
  });
  expect(document.activeElement).toBe(field('登录名'));
  await logIn(user, 'admin', { password: 'wrong' });
  expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码错误');
  await fill(user, field('登录名'), ' viewer\u3000');
  expect([lockedButton()?.disabled, screen.getByRole('alert').textContent]).toEqual([
    true,
    expect.stringContaining('账号已锁定'),
  ]);
  await user.type(field('验证码'), `${masterCode}{Enter}`);
  expect(server.callsOf('/sys/auth/login')).toHaveLength(2);
  await logIn(user, 'admin');
  expect((await screen.findByLabelText('账号菜单：平台管理员 系统管理员')).textContent).toBe('平台管理员系统管理员');
});

const loginAnswers: [string, object, string][] = [
  ['rCode 201', { success: false, rCode: 201, rMsg: '会话已过期' }, '会话已过期'],
  ['a refusal without a message', { success: false, rCode: 500, rMsg: '' }, 'Error'],
  ['success without rCode', { success: true, resultData: { access_token: 'x' } }, 'Error'],
  ['a success without a token', { success: true, rCode: 200, resultData: {} }, '无法读取服务器的响应，请稍后重试'],
];

test.each(loginAnswers)('decision 005: %s is a login error without a dialog', async (_, body, words) => {
  const { user } = await renderApp({ url: '/login', faults: [{ kind: 'body', path: '/sys/auth/login', body }] });
  await logIn(user, 'editor');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect([document.querySelectorAll('[role=dialog]').length, cookies.all()]).toEqual([0, {}]);
});

const outages: [string, object][] = [
  ['no network', { kind: 'network', times: 3 }],
  ['HTTP 500', { kind: 'status', status: 500, body: '<html>' }],
  ['no bytes', { kind: 'body', body: '' }],
  ['no picture', { kind: 'body', body: { success: true, rCode: 200, resultData: { image: '' } } }],
];

test.each(outages)(
  'fault A10: after %s instead of the captcha a click loads one, and login works',
  async (_, fault) => {
    const { user } = await renderApp({ url: '/login', faults: [{ path: '/sys/auth/captcha', ...fault }] });
    await user.click(await screen.findByLabelText('验证码加载失败，点击重试'));
    await logIn(user, 'editor');
    await screen.findByText('科普宣传科，您好');
  },
);

test('fault A12: Enter and a click send one login', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await picture();
  await fill(user, field('登录名'), 'editor');
  await fill(user, field('密码'), demoPassword);
  const release = server.hold('/sys/auth/login');
  await user.type(field('验证码'), `${masterCode}{Enter}`);
  await user.click(submitButton());
  release();
  await screen.findByText('科普宣传科，您好');
  expect(server.callsOf('/sys/auth/login')).toHaveLength(1);
});

test('K03: three times Enter during a slow login send it once; after a failure the button works again', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  const release = server.hold('/sys/auth/login');
  await logIn(user, 'editor', { password: 'wrong' });
  expect(submitButton().ariaBusy).toBe('true');
  await user.type(field('密码'), '{Enter}{Enter}{Enter}');
  release();
  await screen.findByRole('alert');
  expect(server.callsOf('/sys/auth/login')).toHaveLength(1);
  await waitFor(() => expect([submitButton().ariaBusy, submitButton().disabled]).toEqual([null, false]));
});

test('Enter submits nothing while the permissions are fetched', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  const release = server.hold('/sys/auth/permissions');
  await logIn(user, 'editor');
  await waitFor(() => expect(server.callsOf('/sys/auth/permissions')).toHaveLength(1));
  await user.type(field('验证码'), '{Backspace>4/}{Enter}');
  expect([submitButton().ariaBusy, screen.queryByText('请输入验证码')]).toEqual(['true', null]);
  release();
  await screen.findByText('科普宣传科，您好');
  expect(server.callsOf('/sys/auth/login')).toHaveLength(1);
});

test('fault A13: the account is trimmed, including full-width and zero-width blanks; the password is not', async () => {
  const password = ' \u3000Forest@2026\u200B ';
  const { user, server } = await renderApp({ url: '/login' });
  await logIn(user, ' \u3000editor\u200B ', { password });
  await screen.findByRole('alert');
  expect(server.callsOf('/sys/auth/login')[0]?.body).toMatchObject({ userName: 'editor', password });
});

test.for([
  ['an empty token', '', '无法读取服务器的响应，请稍后重试'],
  ['a token that is too long for a cookie', 'x'.repeat(5000), '服务器发来的登录凭证过长，浏览器无法保存，请联系管理员'],
] as const)(
  '%s is reported as such, not as disabled cookies, and starts no session',
  async ([, access_token, words]) => {
    const faults = [
      { kind: 'body', path: '/sys/auth/login', body: { success: true, rCode: 200, resultData: { access_token } } },
    ];
    const keep = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set as (
      this: Document,
      cookie: string,
    ) => void;
    // Browsers limit a cookie’s length; jsdom does not.
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      if ((cookie.split(';')[0] ?? '').length <= 4096) keep.call(document, cookie);
    });
    const { user } = await renderApp({ url: '/login', faults });
    await logIn(user, 'editor');
    expect({
      alert: (await screen.findByRole('alert')).textContent,
      path: location.pathname,
      cookies: cookies.all(),
    }).toEqual({
      alert: words,
      path: '/login',
      cookies: {},
    });
  },
);

test('fault H7: a browser without cookies is reported on the login page, without a loop', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { user, server } = await renderApp({ url: '/login' });
  await logIn(user, 'editor');
  expect((await screen.findByRole('alert')).textContent).toBe(
    '浏览器禁用了Cookie，无法保持登录，请允许本站使用Cookie后重试',
  );
  expect(location.pathname).toBe('/login');
  await picture();
  expect(server.calls.map(({ path }) => path)).toEqual(['/sys/auth/captcha', '/sys/auth/login', '/sys/auth/captcha']);
});
