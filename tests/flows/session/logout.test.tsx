import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cookies } from '#tests/flows/support/cookies.ts';
import {
  address,
  dialogs,
  findOnPage,
  findToast,
  logIn,
  logOut,
  redirectOf,
  toasts,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const logout = '/sys/auth/logout';
const unconfirmed = '已退出登录，但服务器未确认，会话可能仍保留一段时间';

test('N07: logging out sends the token to the server, removes it, and keeps the page as redirect', async () => {
  const { user, server, token } = await renderApp({ url: `${science}?status=draft#z`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  await logOut(user);
  await screen.findByLabelText('登录名');
  expect({ redirect: redirectOf(), token: cookies.get('Admin-Token'), toasts: toasts() }).toEqual({
    redirect: `${science}?status=draft#z`,
    token: undefined,
    toasts: [],
  });
  await waitFor(() =>
    expect(server.callsOf(logout)).toEqual([
      { method: 'DELETE', path: logout, body: null, authorization: token, idempotencyKey: null },
    ]),
  );
});

test('N09: after logging out nothing protected is in the DOM, and Back restores nothing', async () => {
  const { user, server } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  await user.click(screen.getByText('科普知识', { selector: 'aside *' }));
  await findOnPage('共60条');
  await logOut(user);
  await screen.findByLabelText('登录名');
  const calls = server.calls.length;
  history.back();
  await waitFor(() => expect(redirectOf()).toBe('/blank'));
  await screen.findByLabelText('登录名');
  expect([document.querySelector('#main, aside, table'), location.pathname]).toEqual([null, '/login']);
  expect(document.body.textContent).not.toMatch(/科普宣传科|科普知识|退出登录|修改密码/);
  expect(server.calls.slice(calls).filter(({ path }) => path !== logout && path !== '/sys/auth/captcha')).toEqual([]);
});

const failures: [string, object, string[]][] = [
  ['no network', { kind: 'network' }, [unconfirmed]],
  ['HTTP 500', { kind: 'status', status: 500, body: '<html>' }, [unconfirmed]],
  ['a refusal', { kind: 'body', body: { success: false, rCode: 500, rMsg: '系统繁忙' } }, [unconfirmed]],
  ['rCode 201', { kind: 'expire' }, []],
];

test.each(failures)('fault A17, decision 006: %s on logging out still ends the session', async (_, fault, expected) => {
  const { user, server } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await server.faults.add({ path: logout, ...fault });
  await logOut(user);
  await screen.findByLabelText('登录名');
  expect([location.pathname, cookies.get('Admin-Token')]).toEqual(['/login', undefined]);
  await screen.findByAltText('验证码图片');
  if (expected.length > 0) await findToast(unconfirmed);
  expect({ toasts: toasts(), dialogs: dialogs(), logouts: server.callsOf(logout).length }).toEqual({
    toasts: expected,
    dialogs: [],
    logouts: 1,
  });
  await logIn(user, 'editor');
  await findOnPage('共60条');
});

test('fault A17: while the server hangs for 60 s the user is logged out and can log in again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server, token } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await server.faults.add({ kind: 'hang', path: logout });
  await logOut(user);
  await logIn(user, 'editor');
  await findOnPage('共60条');
  const renewed = cookies.get('Admin-Token');
  expect({ address: address(), toasts: toasts(), hasNewToken: renewed !== undefined && renewed !== token }).toEqual({
    address: science,
    toasts: [],
    hasNewToken: true,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await findToast(unconfirmed);
  expect([address(), cookies.get('Admin-Token')]).toEqual([science, renewed]);
});
