import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  chooseInMenu,
  chooseOnTab,
  closeTab,
  dialogs,
  findOnPage,
  findToast,
  logOut,
  onPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { articleRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const title = '古树名木怎样认定与挂牌';
const id = articleRecords.find(({ mainTitle }) => mainTitle === title)?.id;
const refusal = {
  kind: 'status',
  path: `${science}/updown`,
  status: 500,
  body: { success: false, rCode: 500, rMsg: '系统繁忙' },
};

const rowOf = async (words: string) => within((await findOnPage(words)).closest('tr') as HTMLElement);
const statusOf = async (words: string) => (await rowOf(words)).getByText(/^(草稿|已上架|已下架)$/).textContent;

/** Closes the tab of a list while one of its records is being published. */
async function closedWhilePublishing(app: RenderedApp) {
  const release = app.server.hold(`${science}/updown`);
  await app.user.click((await rowOf(title)).getByText('上架'));
  await publishAnyway(app.user);
  await waitFor(() => expect(app.server.callsOf(`${science}/updown`)).toHaveLength(1));
  await closeTab(app.user, '科普知识');
  expect(tabBar()).toEqual(['首页']);
  return release;
}

const atArticle = { url: `${science}?keyword=${encodeURIComponent(title)}`, account: 'editor' };

test('an operation whose tab is closed before its answer is reported once, and updates a list opened in the meantime', async () => {
  const app = await renderApp(atArticle);
  const release = await closedWhilePublishing(app);
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  const queries = app.server.callsOf(`${science}/query`).length;
  release();
  await findToast(`已上架：${title}`);
  await waitFor(() => expect(app.server.callsOf(`${science}/query`)).toHaveLength(queries + 1));
  await waitFor(() => expect(app.app.actors().tabs.getSnapshot().context.finishing).toEqual([]));
  expect({ toasts: toasts(), address: address(), tabBar: tabBar() }).toEqual({
    toasts: [`已上架：${title}`],
    address: science,
    tabBar: ['首页', '科普知识'],
  });
});

test('a refused operation of a closed tab is reported too, and the closed page sends no further request', async () => {
  const app = await renderApp(atArticle);
  await rowOf(title);
  await app.server.faults.add(refusal);
  const release = await closedWhilePublishing(app);
  const queries = app.server.callsOf(`${science}/query`).length;
  release();
  await findToast('系统繁忙');
  expect([toasts(), app.server.callsOf(`${science}/query`).length]).toEqual([['系统繁忙'], queries]);
});

test('a refresh during an operation shows the list at once, and updates it after the answer', async () => {
  const app = await renderApp(atArticle);
  expect(await statusOf(title)).toBe('草稿');
  const release = app.server.hold(`${science}/updown`);
  await app.user.click((await rowOf(title)).getByText('上架'));
  await publishAnyway(app.user);
  await waitFor(() => expect(app.server.callsOf(`${science}/updown`)).toHaveLength(1));
  await chooseOnTab(app.user, '科普知识', '刷新');
  await waitFor(async () => expect(await statusOf(title)).toBe('草稿'));
  release();
  await findToast(`已上架：${title}`);
  await waitFor(async () => expect(await statusOf(title)).toBe('已上架'));
  expect(toasts()).toEqual([`已上架：${title}`]);
});

test('the result of a publication is reported after its record page is closed, and its list is updated', async () => {
  const app = await renderApp({ ...atArticle, url: `${science}/${id}` });
  await screen.findByDisplayValue(title);
  const release = app.server.hold(`${science}/updown`);
  await app.user.click(onPage().getByText('上架'));
  await publishAnyway(app.user);
  await waitFor(() => expect(app.server.callsOf(`${science}/updown`)).toHaveLength(1));
  await closeTab(app.user, title);
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  const queries = app.server.callsOf(`${science}/query`).length;
  release();
  await findToast(`已上架：${title}`);
  await waitFor(() => expect(app.server.callsOf(`${science}/query`)).toHaveLength(queries + 1));
  expect([toasts(), address()]).toEqual([[`已上架：${title}`], science]);
});

test('a bulk operation whose tab is closed finishes the running calls and reports its progress', async () => {
  const app = await renderApp({ url: `${science}?pageSize=20&status=online`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  await app.user.click(onPage().getByLabelText('选择本页全部内容'));
  await app.user.click(within(await screen.findByRole('region', { name: '批量操作' })).getByText('下架'));
  const release = app.server.hold(`${science}/updown`);
  await app.user.click(within(await screen.findByRole('dialog')).getByText(/^下架\d+条$/));
  await waitFor(() => expect(app.server.callsOf(`${science}/updown`)).toHaveLength(4));
  app.app.actors().tabs.send({ type: 'tab.close', path: science });
  await waitFor(() => expect(dialogs()).toEqual([]));
  release();
  await findToast(/^已下架：成功4条，失败0条，未执行\d+条$/);
  expect(app.server.callsOf(`${science}/updown`)).toHaveLength(4);
});

test('a tab with a running password reset closes only after the new password has been shown', async () => {
  const { user, server } = await renderApp({ url: '/system/userManager', account: 'admin' });
  await user.click(await screen.findByLabelText('更多操作：nanning.view'));
  await user.click(await screen.findByText('重置密码', { selector: '[role=menuitem] *' }));
  const release = server.hold('/sys/user/admin/reset');
  await user.click(
    within(await screen.findByRole('dialog', { name: '重置密码' })).getByRole('button', { name: '重置密码' }),
  );
  await closeTab(user, '用户管理');
  expect(tabBar()).toEqual(['首页', '用户管理']);
  release();
  const resultDialog = within(await screen.findByRole('dialog', { name: '新的初始密码' }));
  expect(tabBar()).toEqual(['首页', '用户管理']);
  await user.click(resultDialog.getByRole('button', { name: '已记下，关闭' }));
  await waitFor(() => expect([tabBar(), dialogs()]).toEqual([['首页'], []]));
});

test('the next session shows no result of the one before', async () => {
  const app = await renderApp(atArticle);
  const release = await closedWhilePublishing(app);
  await logOut(app.user);
  await screen.findByLabelText('登录名');
  release();
  await screen.findByAltText('验证码图片');
  expect(toasts()).toEqual([]);
});
