import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createEarlyPage } from '#src/app/early-page.ts';
import { readListQuery } from '#src/domain/content/list-query.ts';
import { countedNames, recordsPath } from '#src/domain/figures/paths.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address, dialogs, findOnPage, logIn, menu, shownPage, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { isDeep } from '#tests/support/deep.ts';

const list = '/home/scienceKnowledge';
const query = `${list}/query`;
const permissions = '/sys/auth/permissions';

/** Lists of other kinds, with the calls for their rows; without the log, which fetches new entries by itself. */
const otherLists = [
  { path: '/system/userManager', call: '/sys/user/query' },
  { path: '/system/roleManager', call: '/sys/role/query' },
  { path: '/comment/comment', call: '/comment/comment/query' },
  { path: '/book/book', call: '/book/book/query' },
  ...countedNames.map((name) => ({ path: recordsPath(name), call: recordsPath(name) })),
];

/** A person who had the list in the last session on this browser, and who starts again. */
async function startAgain() {
  const first = await renderApp({ url: list, account: 'editor' });
  await findOnPage('共60条');
  first.server.calls.length = 0;
  return first;
}

test('the page that was granted in the last session is requested beside the grants, once', async () => {
  const { server, reopen } = await startAgain();
  const release = server.hold(permissions);
  await reopen();
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(1));
  expect(screen.queryByText('共60条')).toBe(null);
  release();
  await findOnPage('共60条');
  expect(server.callsOf(query)).toHaveLength(1);
});

test.each(isDeep ? otherLists : otherLists.slice(0, 1))(
  'a list of another kind is requested beside the grants, too: $path',
  async ({ path, call }) => {
    const { server, reopen } = await renderApp({ url: path, account: 'admin' });
    const rows = () =>
      waitFor(() => expect(shownPage().querySelectorAll('tbody tr, li[data-id]').length).toBeGreaterThan(1));
    await rows();
    server.calls.length = 0;
    const release = server.hold(permissions);
    await reopen();
    await waitFor(() => expect(server.callsOf(call)).toHaveLength(1));
    release();
    await rows();
    expect(server.callsOf(call)).toHaveLength(1);
  },
);

test('after the login it is the page to which the login leads', async () => {
  const { server, stop } = await startAgain();
  stop();
  cookies.remove('Admin-Token');
  const { user } = await renderApp({ url: `/login?redirect=${encodeURIComponent(`${list}?status=draft`)}`, server });
  const release = server.hold(permissions);
  await logIn(user, 'editor');
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(1));
  release();
  await screen.findByRole('heading', { level: 1, name: '科普知识' });
  await waitFor(() => expect(address()).toBe(`${list}?status=draft`));
  expect(server.callsOf(query).map(({ body }) => body)).toEqual([
    expect.objectContaining({ status: 'draft', pageNum: 1 }),
  ]);
});

test('grants without the page drop the answer unseen', async () => {
  const { server, reopen } = await startAgain();
  await server.grant('editor', ['/home/informationCenter']);
  const release = server.hold(permissions);
  await reopen();
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(1));
  release();
  await findOnPage('科普宣传科，您好');
  expect([server.callsOf(query).length, menu(), toasts()]).toEqual([
    1,
    ['首页', '素材管理', '资讯中心', '个人中心'],
    ['页面不存在或未授权：/home/scienceKnowledge（缺少“科普知识”权限）'],
  ]);
});

test('another account does not request what the last one was granted', async () => {
  const { server, stop } = await startAgain();
  stop();
  const release = server.hold(permissions);
  await renderApp({ url: list, account: 'service', server });
  await waitFor(() => expect(server.callsOf(permissions)).toHaveLength(1));
  release();
  await findOnPage('咨询服务岗，您好');
  expect(server.callsOf(query)).toEqual([]);
});

test('the first session on a browser requests the page after its grants, once', async () => {
  const { server, reopen } = await startAgain();
  localStorage.removeItem('granted');
  const release = server.hold(permissions);
  await reopen();
  await waitFor(() => expect(server.callsOf(permissions)).toHaveLength(1));
  expect(server.callsOf(query)).toEqual([]);
  release();
  await findOnPage('共60条');
  expect(server.callsOf(query)).toHaveLength(1);
});

test('a retry after a failed permission fetch requests the page beside the grants, once', async () => {
  const { server, reopen } = await startAgain();
  await server.faults.add({ kind: 'status', status: 500, path: permissions, times: 1 });
  const { user } = await reopen();
  const retry = await screen.findByText('重试');
  server.calls.length = 0;
  const release = server.hold(permissions);
  await user.click(retry);
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(1));
  release();
  await findOnPage('共60条');
  expect(server.callsOf(query)).toHaveLength(1);
});

test('an account that the cookie spells otherwise requests the page only by its list', async () => {
  const { server, reopen } = await startAgain();
  cookies.set('Admin-Account', 'Editor');
  const release = server.hold(permissions);
  const { app } = await reopen();
  const ask = vi.spyOn(app.screens, 'ask');
  release();
  await findOnPage('共60条');
  expect([ask.mock.calls, server.callsOf(query).length]).toEqual([[], 1]);
});

test('an expired session ends with the message of the permission fetch alone', async () => {
  const { server, reopen } = await startAgain();
  const expired = { kind: 'body', body: { success: false, rCode: 201, rMsg: '', resultData: null } };
  await server.faults.add({ ...expired, path: query });
  await server.faults.add({ ...expired, path: permissions });
  const release = server.hold(permissions);
  await reopen();
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(1));
  release();
  await screen.findByLabelText('登录名');
  expect([server.callsOf(query).length, dialogs(), toasts()]).toEqual([1, [], ['账号已过期，请重新登录']]);
});

test('a refusal of the early request is silent, and the page makes its own', async () => {
  const { server, reopen } = await startAgain();
  await server.faults.add({ kind: 'status', status: 403, path: query, times: 1 });
  await reopen();
  await findOnPage('共60条');
  expect([server.callsOf(query).length, toasts()]).toEqual([2, []]);
});

test('an early request that fails while the page awaits it is the page’s own failure', async () => {
  const { server, reopen } = await startAgain();
  await server.faults.add({ kind: 'status', status: 500, path: query, times: 1 });
  const release = server.hold(query);
  await reopen();
  await screen.findByRole('heading', { level: 1, name: '科普知识' });
  release();
  await findOnPage('列表未能加载');
  expect(server.callsOf(query)).toHaveLength(1);
});

test('an early request that failed before the page existed is repeated; one that nobody takes is ended', async () => {
  const answers = [failed({ kind: 'network' }), success('rows'), success('other rows')];
  const signals: AbortSignal[] = [];
  const early = createEarlyPage(
    (_, signal) => {
      signals.push(signal);
      return Promise.resolve(answers[signals.length - 1] as Result<string>);
    },
    (_, { search }) => readListQuery(search),
    () => 'editor',
  );
  const { signal } = new AbortController();
  const opened = { path: list, search: '', hash: '' };
  early.ask('editor', opened);
  await Promise.resolve();
  expect(await early.fetchPage(readListQuery(''), signal)).toEqual(success('rows'));
  early.ask('editor', opened);
  early.drop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, true]);
});

test('the page awaits an early answer that is slower than the grants', async () => {
  const { server, reopen } = await startAgain();
  const release = server.hold(query);
  await reopen();
  await screen.findByRole('heading', { level: 1, name: '科普知识' });
  release();
  await findOnPage('共60条');
  expect(server.callsOf(query)).toHaveLength(1);
});

test('a role that is viewed is not remembered as granted', async () => {
  const { user } = await renderApp({ url: list, account: 'admin' });
  await findOnPage('共60条');
  const before = localStorage.getItem('granted');
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('以角色身份查看'));
  await user.click(await screen.findByText('数据查看员'));
  await screen.findByText('正在以“数据查看员”的身份查看。');
  expect([before?.includes('/system/roleManager'), localStorage.getItem('granted')]).toEqual([true, before]);
});
