import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import {
  address,
  chooseInMenu,
  chooseOnTab,
  closeTab,
  fill,
  findOnPage,
  logIn,
  logOut,
  onPage,
  shownPage,
  tabBar,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';

const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');
const releasePeople = () => screen.findByLabelText<HTMLInputElement>('发布人 *');

test('C01: a page to which the user returns is in its last state and sends no request', async () => {
  const { user, server } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await fill(user, keyword(), '红树');
  await waitFor(() => expect(address()).toBe(`${science}?keyword=${encodeURIComponent('红树')}`));
  await waitFor(() => expect(server.callsOf(`${science}/query`)).toHaveLength(2));
  await chooseInMenu(user, '资讯中心');
  await findOnPage('共60条');
  await user.click(screen.getByText('科普知识', { selector: 'header li a *' }));
  await waitFor(() => expect(address()).toBe(`${science}?keyword=${encodeURIComponent('红树')}`));
  expect(keyword().value).toBe('红树');
  expect(server.callsOf(`${science}/query`)).toHaveLength(2);
});

test('C04: close others on a list keeps home', async () => {
  const { user, server } = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const home = shownPage();
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  const calls = server.calls.length;
  await chooseOnTab(user, '科普知识', '关闭其他');
  await chooseInMenu(user, '首页');
  await waitFor(() => expect(shownPage()).toBe(home));
  expect(server.calls.length).toBe(calls);
});

test('C05: closing one list keeps the other’s filter', async () => {
  const { user } = await renderApp({ url: `${science}?keyword=qqq`, account: 'editor' });
  await findOnPage('没有符合条件的结果');
  navigate(`${news}?keyword=b`);
  await waitFor(() => expect(keyword().value).toBe('b'));
  await closeTab(user, '科普知识');
  expect({ keyword: keyword().value, address: address(), tabBar: tabBar() }).toEqual({
    keyword: 'b',
    address: `${news}?keyword=b`,
    tabBar: ['首页', '资讯中心'],
  });
});

test('C10: typed text is gone after logging out and in again', async () => {
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  const before = (await releasePeople()).value;
  await fill(user, await releasePeople(), 'probe');
  await logOut(user);
  await user.click(await screen.findByText('不保存'));
  await logIn(user, 'editor');
  expect([(await releasePeople()).value, address()]).toEqual([before, `${science}/1`]);
});

test('a page starts at its top, even after the tab of a scrolled page was closed', async () => {
  const { user } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  document.documentElement.scrollTop = 700;
  fireEvent.scroll(document);
  await chooseInMenu(user, '首页');
  await findOnPage('科普宣传科，您好');
  await closeTab(user, '科普知识');
  navigate(news);
  await findOnPage('共60条');
  await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
});

test('decision 006: logging out removes tabs, pages, token and role, and keeps no data of records', async () => {
  const { user } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await chooseInMenu(user, '资讯中心');
  await findOnPage('共60条');
  expect(Object.keys(sessionStorage)).toEqual(['tabs:editor']);
  await logOut(user);
  await screen.findByLabelText('登录名');
  expect({ session: Object.keys(sessionStorage), local: Object.keys(localStorage), cookie: document.cookie }).toEqual({
    session: [],
    // Which pages the account was granted decides what its next session requests first (decision 051).
    local: ['storageVersion', 'granted'],
    cookie: 'Admin-Account=editor',
  });
  await logIn(user, 'editor');
  await findOnPage('共60条');
  expect(tabBar()).toEqual(['首页', '资讯中心']);
});

test('the tabs of another account are removed, however its session ended', async () => {
  sessionStorage.setItem('tabs:editor', '[]');
  await renderApp({ url: science, account: 'viewer' });
  await findOnPage('共60条');
  expect(Object.keys(sessionStorage)).toEqual(['tabs:viewer']);
});

test('a record has one page, regardless of how its address is encoded', async () => {
  await renderApp({ url: `${science}/1`, account: 'editor' });
  await releasePeople();
  navigate(`${science}/%31`);
  await waitFor(() => expect(address()).toBe(`${science}/%31`));
  expect(tabBar()).toHaveLength(2);
});

test.each([
  ['garbage', '{]'],
  ['something else', '{"a":1}'],
  [
    'a page that is not granted',
    JSON.stringify([{ path: news, search: '', hash: '', title: 'x', affix: false, noCache: false }]),
  ],
])('fault H12: stored tabs that are %s count as absent', async (_, stored) => {
  sessionStorage.setItem('tabs:viewer', stored);
  await renderApp({ url: science, account: 'viewer' });
  await findOnPage('共60条');
  expect(tabBar()).toEqual(['首页', '科普知识']);
});
