import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activeTabs, address, redirectOf, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const permissionPaths = ['/sys/auth/getUserInfo', '/sys/auth/menu', '/sys/auth/permissions'];

test('G01: without a token a page redirects to login with its full address', async () => {
  const { server } = await renderApp({ url: '/home/scienceKnowledge?keyword=%E6%A0%91&pageNum=2#z' });
  await screen.findByAltText('验证码图片');
  expect(location.pathname).toBe('/login');
  expect(redirectOf()).toBe('/home/scienceKnowledge?keyword=%E6%A0%91&pageNum=2#z');
  expect(server.calls.map(({ path }) => path)).toEqual(['/sys/auth/captcha']);
});

test.each([
  ['/login', '登录名'],
  ['/auth-redirect', null],
])('G03: without a token %s stays, and permissions are not requested', async (url, label) => {
  const { server } = await renderApp({ url });
  await (label ? screen.findByLabelText(label) : screen.findByText('授权跳转'));
  expect(address()).toBe(url);
  expect(server.calls.filter(({ path }) => permissionPaths.includes(path))).toEqual([]);
});

test('G05: with a token /login opens home and ignores its redirect', async () => {
  await renderApp({ url: '/login?redirect=%2Fhome%2FscienceKnowledge', account: 'editor' });
  await screen.findByText('科普宣传科，您好');
  expect(address()).toBe('/blank');
});

test('G07: a page opened with a token keeps its address and requests permissions once', async () => {
  const { server, token } = await renderApp({ url: '/home/scienceKnowledge?keyword=qqq#z', account: 'editor' });
  await screen.findByText('没有符合条件的结果');
  expect(address()).toBe('/home/scienceKnowledge?keyword=qqq#z');
  expect(tabBar()).toEqual(['首页', '科普知识']);
  expect(activeTabs()).toEqual(['科普知识']);
  const asked = server.calls.slice(0, 3).sort((a, b) => a.path.localeCompare(b.path));
  expect(asked).toEqual(
    permissionPaths.map((path) => ({ method: 'POST', path, body: null, authorization: token, idempotencyKey: null })),
  );
  expect(server.calls.slice(3).map(({ path }) => path)).toEqual(['/home/scienceKnowledge/query']);
});
