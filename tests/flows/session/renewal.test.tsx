import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accountCollection, type RoleRow, roleCollection } from '#mocks/store/collections.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import {
  address,
  chooseInMenu,
  findOnPage,
  findToast,
  menu,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const all = [science, `${science}_add`, news];
const permissions = '/sys/auth/permissions';

/** The editor on a list, more than a minute after the permissions were requested. */
async function openLater(url = science, grants: readonly string[] = all) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url, account: 'editor', grants });
  await waitFor(() => expect(shownPage().querySelector('tbody a, [data-path=releasePeople]')).not.toBeNull());
  await vi.advanceTimersByTimeAsync(60_000);
  return { ...app, user: userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime }) };
}

const focus = () => window.dispatchEvent(new Event('focus'));

test('decision 015: focusing the window updates menus and buttons at once, and the page stays as it is', async () => {
  const { server } = await openLater();
  expect(onPage().queryByText('新增')).not.toBeNull();
  await server.grant('editor', [science]);
  focus();
  await waitFor(() => expect(menu()).toEqual(['首页', '素材管理', '科普知识', '个人中心']));
  expect({ add: onPage().queryByText('新增'), tabBar: tabBar(), address: address(), toasts: toasts() }).toEqual({
    add: null,
    tabBar: ['首页', '科普知识'],
    address: science,
    toasts: [],
  });
  expect(server.callsOf(`${science}/query`)).toHaveLength(1);
});

test('fault C4: a button with a withdrawn right names that right; then menu and buttons are updated', async () => {
  const { server, user } = await openLater(`${science}?status=online`, [...all, `${science}_istop`]);
  await server.grant('editor', [science]);
  await user.click(onPage().getAllByLabelText(/^更多操作/)[0] as HTMLElement);
  await user.click(await screen.findByText(/^(?:取消)?置顶$/, { selector: '[role=menuitem] *' }));
  await findToast(`没有操作权限：${science}_istop（缺少“科普知识-置顶”权限）`);
  await waitFor(() => expect(menu()).toEqual(['首页', '素材管理', '科普知识', '个人中心']));
  expect({
    add: onPage().queryByText('新增'),
    more: onPage().queryByLabelText(/^更多操作/),
    tabBar: tabBar(),
    toasts: toasts().length,
  }).toEqual({
    add: null,
    more: null,
    tabBar: ['首页', '科普知识'],
    toasts: 1,
  });
});

test('fault C4: a page lost during typing closes, its draft is kept, and one message reports it', async () => {
  const { server, user } = await openLater(`${science}/1`, [...all, `${science}_edit`]);
  await user.type(shownPage().querySelector('[data-path=releasePeople]') as HTMLElement, 'x');
  await server.grant('editor', [news]);
  focus();
  await findOnPage('科普宣传科，您好');
  expect({ tabBar: tabBar(), address: address(), toasts: toasts() }).toEqual({
    tabBar: ['首页'],
    address: '/blank',
    toasts: [expect.stringMatching(/^权限已变更，已关闭：.+（缺少“科普知识”权限）。未保存的内容已存为草稿$/)],
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage).filter((key) => key.includes(`${science}/1`))).toHaveLength(1);
});

test('fault C5: a newly granted page and button appear without a login', async () => {
  const { server } = await openLater();
  await server.grant('editor', [...all, `${science}_edit`, '/home/scienceJourney']);
  focus();
  await waitFor(() => expect(menu()).toEqual(['首页', '素材管理', '科普知识', '资讯中心', '科普研学', '个人中心']));
  expect({
    canEdit: onPage().getAllByText('编辑').length > 0,
    toasts: toasts(),
    logins: server.callsOf('/sys/auth/login'),
  }).toEqual({
    canEdit: true,
    toasts: [],
    logins: [],
  });
});

test('decision 015: permissions are renewed at most once a minute', async () => {
  const { server } = await openLater();
  focus();
  focus();
  await waitFor(() => expect(server.callsOf(permissions)).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(50_000);
  focus();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.callsOf(permissions)).toHaveLength(2);
});

test.each([
  [
    'HTTP 403 with an envelope',
    { kind: 'status', status: 403, body: '{"success":false,"rCode":403,"rMsg":"没有权限"}' },
  ],
  ['HTTP 403 without one', { kind: 'status', status: 403 }],
  ['rCode 403', { kind: 'body', body: { success: false, rCode: 403, rMsg: '没有权限' } }],
])('decision 015: %s is a denial, which renews the permissions', async (_, fault) => {
  const { server, user } = await openLater();
  await server.grant('editor', [science]);
  await server.faults.add({ path: `${science}/query`, ...fault });
  await user.click(onPage().getByLabelText('刷新'));
  await waitFor(() => expect(menu()).toEqual(['首页', '素材管理', '科普知识', '个人中心']));
});

test('fault C4, decision 015: a page that is no longer granted loses its tab; one message reports it, and home opens', async () => {
  const { server, user } = await openLater();
  await chooseInMenu(user, '资讯中心');
  await findOnPage(/^共\d+条$/);
  await server.grant('editor', [science]);
  focus();
  await findToast('权限已变更，已关闭：资讯中心（缺少“资讯中心”权限）');
  await findOnPage('科普宣传科，您好');
  expect({ tabBar: tabBar(), menu: menu(), address: address() }).toEqual({
    tabBar: ['首页', '科普知识'],
    menu: ['首页', '素材管理', '科普知识', '个人中心'],
    address: '/blank',
  });
  expect(toasts()).toHaveLength(1);
});

test('decisions 002, 015: losing every grant ends the session with one message', async () => {
  const { server } = await openLater();
  await server.grant('editor', []);
  focus();
  await screen.findByLabelText('登录名');
  expect({ toasts: toasts(), main: document.querySelector('#main'), session: Object.keys(sessionStorage) }).toEqual({
    toasts: ['没有页面访问权限'],
    main: null,
    session: [],
  });
});

test.each([
  { kind: 'network', path: permissions, times: 3 },
  { kind: 'status', path: permissions, status: 500 },
  { kind: 'body', path: permissions, body: { success: false, rCode: 500, rMsg: '不行' } },
])('decision 015: a renewal that fails ($kind $status) is silent and changes nothing', async (fault) => {
  const { server } = await openLater();
  await server.faults.add(fault);
  await server.grant('editor', [science]);
  await server.faults.add(fault);
  focus();
  await waitFor(() => expect(server.callsOf(permissions).length).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(5000);
  expect({ menu: menu(), toasts: toasts(), address: address() }).toEqual({
    menu: ['首页', '素材管理', '科普知识', '资讯中心', '个人中心'],
    toasts: [],
    address: science,
  });
});

test('decisions 008, 015: a renamed role is shown in the menu and stored in the cookie', async () => {
  const { server } = await openLater();
  await server.store.transaction(async (tx) => {
    const account = await tx.get(accountCollection, 'editor');
    const role = account && (await tx.get(roleCollection, account.roleId));
    await tx.put(roleCollection, { ...(role as RoleRow), roleName: '主编' });
  });
  focus();
  await screen.findByLabelText('账号菜单：科普宣传科 主编');
  expect(cookies.get('Admin-Role')).toBe('主编');
});
