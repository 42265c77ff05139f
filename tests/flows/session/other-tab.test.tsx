import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { cookies } from '#tests/flows/support/cookies.ts';
import { save } from '#tests/flows/support/editor.ts';
import {
  address,
  chooseInMenu,
  fill,
  findOnPage,
  findToast,
  redirectOf,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';

/** The ways in which this browser tab can notice a changed cookie. */
const signals: [string, () => void][] = [
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the page comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['the document is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the other tab announces it', broadcast],
];

test.each(signals)('fault A15: after a logout elsewhere this tab leaves when %s', async (_, signal) => {
  await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  cookies.remove('Admin-Token');
  signal();
  await screen.findByLabelText('登录名');
  expect({
    redirect: redirectOf(),
    main: document.querySelector('#main'),
    session: Object.keys(sessionStorage),
    toasts: toasts(),
  }).toEqual({
    redirect: science,
    main: null,
    session: [],
    toasts: [],
  });
});

test.for([
  ['a list with its filters', `${news}?status=online&keyword=%E7%BA%A2#top`],
  ['a record', `${science}/1`],
  ['a page that does not exist', '/ghost?x=1'],
] as const)('after a logout elsewhere, login leads to the requested page: %s', async ([, wanted]) => {
  await renderApp({ url: `${science}?status=draft`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  cookies.remove('Admin-Token');
  navigate(wanted);
  await screen.findByLabelText('登录名');
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(wanted)}`);
});

test.for(['%', '%E4%BB', ''])('an unreadable token cookie counts as missing and is removed: “%s”', async (garbled) => {
  document.cookie = `Admin-Token=${garbled}; path=/`;
  await renderApp({ url: science });
  await screen.findByLabelText('登录名');
  expect({ cookie: document.cookie, redirect: redirectOf(), toasts: toasts() }).toEqual({
    cookie: '',
    redirect: science,
    toasts: [],
  });
});

test('G16: after a logout elsewhere a click in the menu leads to login', async () => {
  const { user, server } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  cookies.remove('Admin-Token');
  const calls = server.calls.length;
  await chooseInMenu(user, '资讯中心');
  await screen.findByAltText('验证码图片');
  expect(location.pathname).toBe('/login');
  expect(server.calls.slice(calls).map(({ path }) => path)).toEqual(['/sys/auth/captcha']);
});

test('decision 007: after a login elsewhere the login page redirects', async () => {
  const { server } = await renderApp({ url: `/login?redirect=${science}` });
  await screen.findByAltText('验证码图片');
  await logInElsewhere(server, 'editor');
  window.dispatchEvent(new Event('focus'));
  await screen.findByLabelText(/^账号菜单/);
  expect(address()).toBe('/blank');
});

test('decision 007: when another account logs in elsewhere, this tab switches to it and keeps nothing of the first one', async () => {
  const { server } = await renderApp({ url: '/home/informationCenter', account: 'editor' });
  await findOnPage('共60条');
  const token = await logInElsewhere(server, 'viewer');
  window.dispatchEvent(new Event('focus'));
  await screen.findByLabelText('账号菜单：信息统计科 数据查看员');
  await findOnPage('信息统计科，您好');
  await findToast('页面不存在或未授权：/home/informationCenter（缺少“资讯中心”权限）');
  expect(tabBar()).toEqual(['首页']);
  expect(new Set(server.calls.map(({ authorization }) => authorization))).toEqual(new Set([token]));
  expect(Object.keys(sessionStorage)).toEqual(['tabs:viewer']);
});

test('fault A16: no call of the first account’s pages is sent with the other account’s token', async () => {
  const { user, server } = await renderApp({ url: `${science}/1`, account: 'editor' });
  await fill(user, await screen.findByLabelText('发布人 *'), '编辑科');
  const token = await logInElsewhere(server, 'admin');
  await save(user);
  await screen.findByLabelText('账号菜单：平台管理员 系统管理员');
  await waitFor(() => expect(server.callsOf(`${science}/get`)).toHaveLength(1));
  expect([server.callsOf(`${science}/update`), toasts()]).toEqual([[], []]);
  expect(new Set(server.calls.map(({ authorization }) => authorization))).toEqual(new Set([token]));
});

/** Simulates a login in another browser tab, which changes the cookie. */
async function logInElsewhere(server: RenderedApp['server'], account: string): Promise<string> {
  const token = await server.signIn(account);
  cookies.set('Admin-Token', token);
  return token;
}

function broadcast() {
  const channel = new BroadcastChannel('session');
  channel.postMessage('changed');
  channel.close();
}
