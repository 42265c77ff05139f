import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { pass } from '#tests/flows/support/clock.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address, dialogs, findToast, logIn, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const list = '/home/scienceKnowledge';
const permissions = '/sys/auth/permissions';
const userInfo = '/sys/auth/getUserInfo';

const envelope = (rCode: number, rMsg: string) => ({ success: false, rCode, rMsg, resultData: null });

const refusals: [string, object, string][] = [
  ['a refusal', { kind: 'body', body: envelope(500, '权限服务维护中') }, '权限服务维护中'],
  ['a refusal without a message', { kind: 'body', body: envelope(500, '') }, '账号已过期，请重新登录'],
  ['R06: rCode 201', { kind: 'body', body: envelope(201, '') }, '账号已过期，请重新登录'],
  ['R06: rCode 201 with a message', { kind: 'body', body: envelope(201, '请重新登录') }, '请重新登录'],
  ['HTTP 401 without an envelope', { kind: 'status', status: 401 }, '账号已过期，请重新登录'],
  ['HTTP 403 without an envelope', { kind: 'status', status: 403, body: '<html>' }, '账号已过期，请重新登录'],
  ['HTTP 503 with an envelope', { kind: 'status', status: 503, body: envelope(503, '请稍后') }, '请稍后'],
];

for (const path of [permissions, userInfo]) {
  test.each(refusals)(`decision 002, ${path}: %s ends the session with one message`, async (_, fault, message) => {
    await renderApp({ url: list, account: 'editor', faults: [{ path, ...fault }] });
    await findToast(message);
    await screen.findByLabelText('登录名');
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
    expect({ toasts: toasts(), dialogs: dialogs(), token: cookies.get('Admin-Token') }).toEqual({
      toasts: [message],
      dialogs: [],
      token: undefined,
    });
  });
}

test('decision 002: a refusal by one call takes precedence over a failure of the other', async () => {
  await renderApp({
    url: list,
    account: 'editor',
    faults: [
      { kind: 'status', path: userInfo, status: 502 },
      { kind: 'body', path: permissions, body: envelope(500, '权限服务维护中') },
    ],
  });
  await findToast('权限服务维护中');
  expect(location.pathname).toBe('/login');
});

test('G12: after a refusal, logging in again without a reload shows the page', async () => {
  const { user, server } = await renderApp({ url: `/login?redirect=${list}` });
  await server.faults.add({ kind: 'body', path: permissions, body: envelope(500, '权限服务维护中') });
  await logIn(user, 'editor');
  await findToast('权限服务维护中');
  await logIn(user, 'editor');
  await screen.findByText('共60条');
  expect(address()).toBe(list);
});

const failures: [string, object, string][] = [
  ['no network', { kind: 'network', times: 3 }, '无法连接服务器'],
  [
    'HTTP 500 with HTML',
    { kind: 'status', status: 500, body: '<h1>Oops</h1>' },
    '无法读取服务器的响应（500），请稍后重试',
  ],
  ['a login page of a proxy', { kind: 'body', body: '<html>log in here</html>' }, '无法读取服务器的响应，请稍后重试'],
  ['an empty body', { kind: 'body', body: '' }, '无法读取服务器的响应，请稍后重试'],
  [
    'resultData that is not a list',
    { kind: 'body', body: { success: true, rCode: 200, resultData: {} } },
    '无法读取服务器的响应，请稍后重试',
  ],
];

test.each(failures)(
  'decision 002: %s keeps the token and leads to /error, where a retry continues',
  async (_, fault, words) => {
    const { user, token } = await renderApp({
      url: `${list}?status=draft#z`,
      account: 'editor',
      faults: [{ path: permissions, ...fault }],
    });
    await screen.findByText('获取失败');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(address()).toBe(`/error?redirect=${encodeURIComponent(`${list}?status=draft#z`)}`);
    expect([cookies.get('Admin-Token'), toasts()]).toEqual([token, []]);
    await user.click(screen.getByText('重试'));
    await screen.findByText(/^共\d+条$/);
    expect(address()).toBe(`${list}?status=draft#z`);
  },
);

test('decision 002: no answer for 60 s is 请求已超时; until then the frame of the shell is shown, not the name of the status', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await renderApp({ url: list, account: 'editor', faults: [{ kind: 'hang', path: permissions }] });
  await screen.findByText('正在打开，请稍候。');
  expect([screen.queryByText('等待获取'), screen.queryByRole('heading')]).toEqual([null, null]);
  await waitFor(() => expect(server.callsOf(permissions)).toHaveLength(1));
  await pass(58_000);
  expect(screen.getByText('正在打开，请稍候。')).toBeDefined();
  await pass(2000);
  await screen.findByText('获取失败');
  expect(screen.getByRole('alert').textContent).toBe('请求已超时');
});

test('decision 002, C10: logging out works while permissions are requested, and clears the stored tabs', async () => {
  sessionStorage.setItem('tabs:editor', '[]');
  const { user, server, token } = await renderApp({
    url: list,
    account: 'editor',
    faults: [{ kind: 'hang', path: permissions }],
  });
  await screen.findByText('正在打开，请稍候。');
  await user.click(screen.getByText('退出登录'));
  await screen.findByLabelText('登录名');
  expect([cookies.get('Admin-Token'), Object.keys(sessionStorage)]).toEqual([undefined, []]);
  expect(server.callsOf('/sys/auth/logout').map(({ authorization }) => authorization)).toEqual([token]);
});

test('G13, C10: after a failed request home, a page and /error end on /error, whose logout clears the stored tabs', async () => {
  sessionStorage.setItem('tabs:editor', '[]');
  const { user } = await renderApp({
    url: list,
    account: 'editor',
    faults: [{ kind: 'status', path: permissions, status: 500 }],
  });
  await screen.findByText('获取失败');
  let changes = 0;
  for (const event of ['pushState', 'replaceState']) {
    window.addEventListener(event, () => {
      changes += 1;
    });
  }
  for (const [opened, ended] of [
    ['/blank', '/error?redirect=%2Fblank'],
    [list, `/error?redirect=${encodeURIComponent(list)}`],
    ['/error', '/error'],
    ['/', '/error?redirect=%2F'],
  ] as const) {
    changes = 0;
    navigate(opened);
    await screen.findByText('获取失败');
    expect([address(), changes < 3]).toEqual([ended, true]);
  }
  await user.click(screen.getByText('退出登录'));
  await screen.findByLabelText('登录名');
  expect({ path: location.pathname, token: cookies.get('Admin-Token'), session: Object.keys(sessionStorage) }).toEqual({
    path: '/login',
    token: undefined,
    session: [],
  });
});

test('decision 002: a permitted user on /error is redirected to the page in its address', async () => {
  await renderApp({ url: `/error?redirect=${encodeURIComponent(list)}`, account: 'editor' });
  await screen.findByText('共60条');
  expect(address()).toBe(list);
});

test('G09: an account without any page sees one message and returns to login without a token', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await logIn(user, 'nobody');
  await findToast('没有页面访问权限');
  await screen.findByLabelText('登录名');
  const [token, role] = [cookies.get('Admin-Token'), cookies.get('Admin-Role')];
  expect({ at: address(), toasts: toasts(), token, role }).toEqual({
    at: '/login',
    toasts: ['没有页面访问权限'],
    token: undefined,
    role: undefined,
  });
  expect(server.callsOf(permissions)).toHaveLength(1);
});

test('after a slow request the login page does not reappear before the shell', async () => {
  const { user, server } = await renderApp({ url: `/login?redirect=${list}` });
  const releasePermissions = server.hold(permissions);
  const releaseList = server.hold(`${list}/query`);
  await logIn(user, 'editor');
  await waitFor(() => expect(screen.queryByLabelText('登录名')).toBeNull());
  const cameBack: (Element | null)[] = [];
  const watching = new MutationObserver(() => {
    if (screen.queryByLabelText('登录名')) cameBack.push(document.activeElement);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  releasePermissions();
  await screen.findByRole('navigation', { name: '主菜单' });
  watching.disconnect();
  releaseList();
  expect(cameBack).toEqual([]);
});

test.each([
  ['after a login', `/login?redirect=${list}`, undefined],
  ['after a reload', list, 'editor'],
])('issue 25: the progress bar runs while permissions are requested, %s', async (_, url, account) => {
  const runs = () => document.querySelector('[data-fetching]') !== null;
  const hanging = { kind: 'hang', path: permissions };
  const { user, server } = await renderApp({ url, ...(account && { account }), faults: [hanging] });
  if (!account) {
    await screen.findByLabelText('登录名');
    expect(runs()).toBe(false);
    await logIn(user, 'editor');
  }
  await waitFor(() => expect(server.callsOf(permissions)).toHaveLength(1));
  expect(runs()).toBe(true);
  await server.faults.clear();
  await screen.findByText('共60条');
  expect(runs()).toBe(false);
});
