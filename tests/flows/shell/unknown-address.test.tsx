import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, chooseInMenu, findToast, tabBar, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const news = '（缺少“资讯中心”权限）';

test.each([
  ['/home/scienceKnowledgeX', ''],
  ['/home', ''],
  ['/nowhere/else', ''],
  ['/home/informationCenter', news],
  ['/home/informationCenter/3', news],
  ['/%', ''],
])(
  'decision 001, fault C1: %s, unknown or not granted, leads home with one notice that names it and the right that it needs%s',
  async (url, right) => {
    const { server } = await renderApp({ url, account: 'viewer' });
    await findToast(`页面不存在或未授权：${url}${right}`);
    await screen.findByText('信息统计科，您好');
    expect({ at: address(), tabs: tabBar(), toasts: toasts() }).toEqual({
      at: '/blank',
      tabs: ['首页'],
      toasts: [`页面不存在或未授权：${url}${right}`],
    });
    expect(server.calls.filter(({ path }) => path.startsWith('/home/informationCenter'))).toEqual([]);
  },
);

test.each(['/', '/404', '/login'])('%s leads home without a message', async (url) => {
  await renderApp({ url, account: 'viewer' });
  await screen.findByText('信息统计科，您好');
  expect([address(), toasts()]).toEqual(['/blank', []]);
});

test('decision 001, fault B10: the redirect replaces one history entry', async () => {
  const changes: string[] = [];
  const note = ({ type }: Event) => changes.push(type);
  for (const event of ['pushState', 'replaceState']) window.addEventListener(event, note);
  await renderApp({ url: '/nowhere', account: 'viewer' });
  await screen.findByText('信息统计科，您好');
  for (const event of ['pushState', 'replaceState']) window.removeEventListener(event, note);
  // The first change opened the page.
  expect(changes).toEqual(['replaceState', 'replaceState']);
});

test('K09: /401 links to a page of the app, and has no tab', async () => {
  // Any address can be typed, so no text of it appears on the page.
  const { user } = await renderApp({ url: '/401?right=/home/index_123', account: 'viewer' });
  await screen.findByText('无访问权限');
  screen.getByText('当前账号没有访问该页面的权限。如需开通，请联系系统管理员。');
  expect([address(), screen.queryByText(/123/)]).toEqual(['/401?right=/home/index_123', null]);
  await user.click(screen.getByText('返回首页'));
  await screen.findByText('信息统计科，您好');
  expect([address(), tabBar()]).toEqual(['/blank', ['首页']]);
});

test('a trailing slash opens the same page', async () => {
  await renderApp({ url: '/home/scienceKnowledge/', account: 'viewer' });
  await screen.findByText('共60条');
  expect(tabBar()).toEqual(['首页', '科普知识']);
});

test('decision 001: /redirect leads to the rest of its address, with query and hash', async () => {
  const { user } = await renderApp({ url: '/redirect/home/scienceKnowledge?status=draft#z', account: 'viewer' });
  await screen.findByText(/^共\d+条$/);
  expect(address()).toBe('/home/scienceKnowledge?status=draft#z');
  await chooseInMenu(user, '首页');
  expect(tabBar()).toEqual(['首页', '科普知识']);
});
