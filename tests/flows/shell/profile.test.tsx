import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { sessionCollection } from '#mocks/store/collections.ts';
import {
  activeTabs,
  address,
  chooseInMenu,
  findOnPage,
  findToast,
  logIn,
  logOut,
  menu,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

/** The section of the page with this heading. */
const section = (heading: string) => onPage().getByText(heading, { selector: 'h2' }).closest('section') as HTMLElement;
const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...shownPage().querySelectorAll('dl > div')].map(({ children: [label, value] }) => [
      label?.textContent ?? '',
      value?.textContent ?? '',
    ]),
  );
const works = () =>
  [...section('我最近处理的内容').querySelectorAll('li')].map((work) => ({
    title: work.children[0]?.textContent ?? '',
    href: work.querySelector('a')?.getAttribute('href') ?? null,
  }));
const logins = () =>
  [...section('最近登录').querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('decision 027: every account has the profile: last in the sidebar, in the account menu, as a normal tab', async () => {
  const { user } = await renderApp({ account: 'viewer' });
  await findOnPage('信息统计科，您好');
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('个人中心', { selector: '[role=menuitem] *' }));
  await findOnPage('账号信息');
  expect({
    lastEntry: menu().at(-1),
    tabBar: tabBar(),
    active: activeTabs(),
    address: address(),
    title: document.title,
  }).toEqual({
    lastEntry: '个人中心',
    tabBar: ['首页', '个人中心'],
    active: ['个人中心'],
    address: '/profile',
    title: '个人中心 - 林业科普资源共享平台管理后台',
  });
  // Choosing it again changes nothing: Back returns to the previous page.
  const { length } = history;
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('个人中心', { selector: '[role=menuitem] *' }));
  expect([address(), history.length - length]).toEqual(['/profile', 0]);
});

test('decision 002: it shows the account, and 获取成功 for the permission request', async () => {
  await renderApp({ url: '/profile', account: 'editor' });
  await findOnPage('账号信息');
  expect(facts()).toEqual({ 姓名: '科普宣传科', 登录名: 'editor', 角色: '内容编辑', 页面权限: '获取成功' });
  expect(shownPage().querySelector('.mantine-Avatar-placeholder')?.textContent).toBe('科普');
});

test('log-ins: each attempt comes first in the list, with its result; a session elsewhere is named above', async () => {
  const { user, server } = await renderApp({ url: '/login?redirect=/profile' });
  const elsewhere = { id: 'elsewhere', account: 'editor', login: 'editor-12' };
  await server.store.transaction((tx) => tx.put(sessionCollection, elsewhere));
  await logIn(user, 'editor', { password: 'wrong' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('用户名或密码错误'));
  await logIn(user, 'editor');
  await findOnPage('最近登录');
  await waitFor(() => expect(logins()).toHaveLength(10));
  const today = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
  expect(logins().slice(0, 2)).toEqual([
    [expect.stringMatching(today), '成功', expect.any(String), '127.0.0.1'],
    [expect.stringMatching(today), '失败：密码错误', expect.any(String), '127.0.0.1'],
  ]);
  expect(logins()[2]?.slice(1)).toEqual([
    '成功',
    expect.stringMatching(/^\w+ \d+ · \w+$/),
    expect.stringMatching(/^10\.45\.11\.\d+$/),
  ]);
  const [time, , device, from] = logins()[2] ?? [];
  const alert = onPage().getByText('该账号还在以下位置登录').closest('[role=alert]') as HTMLElement;
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    [time, from, device].join(' · '),
  ]);
});

test('recent work: newest first over all content types; a change comes first at once', async () => {
  const { user } = await renderApp({ url: '/profile', account: 'editor' });
  await waitFor(() => expect(works()).toHaveLength(12));
  const before = works();
  expect(new Set(before.map(({ href }) => href?.split('/').slice(0, 3).join('/'))).size).toBeGreaterThan(2);
  await chooseInMenu(user, '科普知识');
  await findOnPage('共60条');
  await user.click((await waitFor(() => onPage().getAllByLabelText(/^上架：/)))[0] as HTMLElement);
  await publishAnyway(user);
  const published = (await findToast(/^已上架：/)).replace('已上架：', '');
  await chooseInMenu(user, '个人中心');
  await waitFor(() => expect(works()[0]?.title).toBe(published));
  expect(works()[0]?.href).toMatch(new RegExp(`^${science}/\\d+$`));
});

test('work on pages that are no longer granted has no link, and is not on the home page', async () => {
  const { user } = await renderApp({ url: '/profile', account: 'editor', grants: [science] });
  await waitFor(() => expect(works()).toHaveLength(12));
  const linked = works().filter(({ href }) => href);
  expect({
    someLinked: linked.length > 0,
    someNot: linked.length < 12,
    foreign: linked.filter(({ href }) => !href?.startsWith(`${science}/`)),
  }).toEqual({ someLinked: true, someNot: true, foreign: [] });
  await chooseInMenu(user, '首页');
  await findOnPage('我最近处理的内容');
  await waitFor(() => expect(works()).not.toEqual([]));
  expect(works().filter(({ href }) => !href?.startsWith(`${science}/`))).toEqual([]);
});

test('an account without any work sees that it has none', async () => {
  await renderApp({ url: '/profile', account: 'viewer' });
  await findOnPage('您还没有处理过内容');
});

test('one half fails alone, reports it, and can be retried', async () => {
  const { user, server } = await renderApp({
    url: '/profile',
    account: 'editor',
    faults: [{ kind: 'status', path: '/profile/logins', status: 500, body: '<html>' }],
  });
  await findOnPage('登录记录未能加载');
  await waitFor(() => expect(works()).toHaveLength(12));
  expect(toasts()).toEqual(['无法读取服务器的响应（500），请稍后重试']);
  await user.click(within(section('最近登录')).getByText('重试'));
  await waitFor(() => expect(logins()).toHaveLength(10));
  expect([server.callsOf('/profile/works').length, server.callsOf('/profile/logins').length]).toEqual([1, 2]);
});

test('the headings are shown while it loads', async () => {
  const { server } = await renderApp({ url: '/blank', account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const release = server.hold('/profile/logins');
  navigate('/profile');
  await findOnPage('最近登录');
  await waitFor(() => expect(works()).toHaveLength(12));
  expect([section('最近登录').querySelectorAll('.mantine-Skeleton-root').length, logins()]).toEqual([1, []]);
  release();
  await waitFor(() => expect(logins()).toHaveLength(10));
});

test('the password can be changed from here', async () => {
  const { user } = await renderApp({ url: '/profile', account: 'editor' });
  await user.click(await findOnPage('修改密码'));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^旧密码/, { selector: 'input' })).toBeTruthy();
});

test('C01: returning to it sends no request; logging out removes it', async () => {
  const { user, server } = await renderApp({ url: '/profile', account: 'editor' });
  await waitFor(() => expect(logins()).toHaveLength(10));
  await chooseInMenu(user, '首页');
  await findOnPage('科普宣传科，您好');
  await chooseInMenu(user, '个人中心');
  await findOnPage('最近登录');
  expect(server.callsOf('/profile/logins')).toHaveLength(1);
  await logOut(user);
  await logIn(user, 'viewer');
  await findOnPage('信息统计科，您好');
  expect(tabBar()).toEqual(['首页']);
});

test('issue 25, product 3: the account menu shows the avatar, or an icon if there is none or it fails to load', async () => {
  const pictureOf = (button: HTMLElement) => button.querySelector('img')?.src.slice(0, 18) ?? null;
  const { server, stop } = await renderApp({ account: 'editor' });
  expect(pictureOf(await screen.findByLabelText(/^账号菜单/))).toBeNull();
  stop();
  await renderApp({ account: 'admin', server });
  const button = await screen.findByLabelText(/^账号菜单/);
  expect(pictureOf(button)).toBe('data:image/svg+xml');
  fireEvent.error(button.querySelector('img') as HTMLImageElement);
  expect([pictureOf(button), button.querySelectorAll('svg').length]).toEqual([null, 2]);
});
