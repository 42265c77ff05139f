import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { CommentCounts } from '#src/domain/comments/comment.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import type { ConsultationCounts } from '#src/domain/consultations/consultation.ts';
import { capabilities } from '#src/domain/capabilities.ts';
import { countedNames } from '#src/domain/figures/paths.ts';
import { scoringPathOf } from '#src/domain/scoring/kinds.ts';
import { accountCollection, commentCollection } from '#mocks/store/collections.ts';
import { approvals, draftServer } from '#tests/flows/approval/desk.ts';
import { chosenRow, idOf, inboxReady, list, pane, press, rows } from '#tests/flows/support/comments.ts';
import { book, firstOf, storedOf } from '#tests/flows/support/consultations.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { countedBy, layOutCharts, linksToLists, tableOf, textsIn } from '#tests/flows/support/figures.ts';
import { chooseInMenu, fill, findOnPage, findSaved, menuItems, onPage, shownPage } from '#tests/flows/support/page.ts';
import { science } from '#tests/flows/support/record.ts';
import { appointed, callAs } from '#tests/flows/support/review.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';
import { without } from '#tests/flows/support/without.ts';

const users = '/system/userManager';
const labels = () => [...shownPage().querySelectorAll('[role=radiogroup] label')].map(({ textContent }) => textContent);
const queue = ({ pending, shown, hidden }: CommentCounts) => [
  `待审核 ${pending}`,
  `已显示 ${shown}`,
  `已隐藏 ${hidden}`,
  '全部',
];
const options = (label: string, count: number) =>
  [...onPage().getByLabelText<HTMLSelectElement>(label).options]
    .slice(1, count + 1)
    .map(({ textContent }) => /（(\d+)）$/.exec(textContent)?.[1]);

test('revisions: the page of a record has no history in its menu, and neither version nor latest changes beside the form', async () => {
  const { connect, tried } = without('revisions');
  const { user, stop, server } = await renderApp({ url: `${science}/1`, account: 'editor', connect });
  await waitFor(() => inputOf('mainTitle'));
  expect(onPage().getByLabelText('内容信息').textContent).not.toMatch(/最近记录|版本/);
  await user.click(onPage().getByLabelText('更多操作'));
  expect(await menuItems()).not.toContain('修改记录');
  stop();

  // A person who may only read has nothing else in the menu.
  await server.grant('editor', [science]);
  await renderApp({ url: `${science}/1`, account: 'editor', server, connect });
  await waitFor(() => inputOf('mainTitle'));
  expect(onPage().queryByLabelText('更多操作')).toEqual(null);
  expect(tried).toEqual([]);
});

test('counts: comments are counted by their list, with the same numbers, also after a step', async () => {
  const server = startServer();
  const counts = await callAs<CommentCounts>(server, 'admin', `${commentsPath}/counts`);
  const { connect } = without('counts');
  const { user } = await renderApp({ url: `${commentsPath}?status=all`, account: 'admin', server, connect });
  await inboxReady();
  await waitFor(() => expect(labels()).toEqual(queue(counts)));
  onPage().getByRole('button', { name: `有标记 ${counts.marked}` });
  await user.click(onPage().getByText(`待审核 ${counts.pending}`));
  await waitFor(() => expect(location.search).toEqual(''));
  await inboxReady();
  press('s');
  await findOnPage(`待审核 ${counts.pending - 1}`);
  await findOnPage(`已显示 ${counts.shown + 1}`);
  expect(server.callsOf(`${commentsPath}/counts`)).toEqual([]);
});

test('counts: consultations are counted by their list, with the same numbers', async () => {
  const server = startServer();
  const counts = await callAs<ConsultationCounts>(server, 'service', `${book}/counts`);
  const { connect } = without('counts');
  await renderApp({ url: book, account: 'service', server, connect });
  await findOnPage(/^共\d+条/);
  const { open, overdue, today } = counts;
  await waitFor(() =>
    expect([options('状态', 4), options('负责人', 2), options('答复期限', 3)].flat().map(Number)).toEqual([
      counts.new,
      counts.inProgress,
      counts.answered,
      counts.closed,
      counts.mine,
      counts.unassigned,
      overdue,
      today,
      open - overdue - today,
    ]),
  );
  expect(server.callsOf(`${book}/counts`)).toEqual([]);
});

test('arrivals: no new comments are announced and nothing is fetched at intervals; the counts follow each step', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = startServer();
  const counts = await callAs<CommentCounts>(server, 'admin', `${commentsPath}/counts`);
  const { connect, tried } = without('arrivals');
  await renderApp({ url: commentsPath, account: 'admin', server, connect });
  await inboxReady();
  await waitFor(() => expect(labels()).toEqual(queue(counts)));
  await server.visitors.comment({ text: '周末有讲解吗？' });
  vi.advanceTimersByTime(300_000);
  press('s');
  await findOnPage(`已显示 ${counts.shown + 1}`);
  expect(labels()[0]).toEqual(`待审核 ${counts.pending}`);
  expect(list().queryByRole('button', { name: /条新评论$/ })).toEqual(null);
  expect([tried, server.callsOf(`${commentsPath}/counts`).length]).toEqual([[], 2]);
});

test('ownActions: a step on a comment cannot be undone, by button, key or list', async () => {
  const { connect, tried } = without('ownActions');
  const { user } = await renderApp({ url: commentsPath, account: 'admin', connect });
  await inboxReady();
  const id = idOf(chosenRow());
  press('s');
  await waitFor(() => expect(idOf(chosenRow())).not.toEqual(id));
  await findOnPage(/^已显示.+的评论$/);
  press('u');
  press('z', { ctrlKey: true });
  expect(onPage().queryByRole('button', { name: '撤销' })).toEqual(null);
  expect(onPage().queryByRole('button', { name: '我的操作' })).toEqual(null);

  await user.click(list().getByLabelText('选择本页全部评论'));
  await user.click(within(onPage().getByRole('region', { name: '批量操作' })).getByRole('button', { name: '隐藏' }));
  const dialog = await screen.findByRole('dialog', { name: '批量隐藏评论' });
  within(dialog).getByRole('button', { name: /^隐藏\d+条$/ });
  expect(dialog.textContent).not.toContain('我的操作');
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toEqual(null));

  press('?', { shiftKey: true });
  const sheet = await screen.findByRole('dialog', { name: '快捷键' });
  expect([sheet.textContent.includes('选中或取消选中'), sheet.textContent.includes('撤销')]).toEqual([true, false]);
  expect([tried, onPage().queryByText('没有可以撤销的操作')]).toEqual([[], null]);
});

test('reveal: the contacts of comments and consultations stay masked, without a button', async () => {
  const { connect, tried } = without('reveal');
  const server = startServer();
  const row = await firstOf(server, { due: 'overdue' });
  const { phone: inFull } = await storedOf(server, row.id);
  const { stop } = await renderApp({ url: `${book}/${row.id}`, account: 'service', server, connect });
  await findOnPage(`${inFull.slice(0, 3)}****${inFull.slice(-4)}`);
  expect(onPage().queryByRole('button', { name: '查看联系方式' })).toEqual(null);
  expect(shownPage().textContent).not.toContain('记入日志');
  stop();

  await renderApp({ url: commentsPath, account: 'admin', server, connect });
  await inboxReady();
  const comment = await server.store.transaction((tx) => tx.get(commentCollection, idOf(chosenRow())));
  const phone = String(comment?.phone);
  pane().getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect(pane().queryByRole('button', { name: /联系方式/ })).toEqual(null);
  expect(tried).toEqual([]);
});

test('reveal: users keep masked contacts in list and form; the form replaces one without showing it, and sends no other', async () => {
  const { connect, tried } = without('reveal');
  const { user, server, stop } = await renderApp({ url: users, account: 'admin', connect });
  await waitFor(() => onPage().getByText('nanning.edit', { selector: 'a' }));
  expect(shownPage().textContent).toMatch(/120\*{4}\d{4}/);
  expect(onPage().queryByLabelText(/^查看联系方式/)).toEqual(null);
  stop();

  await renderApp({ url: `${users}/2`, account: 'admin', server, connect });
  await fill(user, await screen.findByLabelText(/^姓名/), '科普宣传一科');
  const phone = onPage().getByLabelText<HTMLInputElement>(/^手机号/);
  expect(phone.value).toMatch(/^120\*{4}\d{4}$/);
  expect(onPage().queryByText('显示手机号和邮箱')).toEqual(null);
  await user.click(onPage().getByRole('button', { name: '保存' }));
  await findSaved();
  const unchanged = { id: '2', account: 'editor', base: expect.any(String), roleId: '2', name1: '科普宣传一科' };
  expect(server.callsOf('/sys/user/update').map(({ body }) => body)).toEqual([{ ...unchanged, version: 1 }]);

  await fill(user, onPage().getByLabelText(/^手机号/), '12000011111');
  await user.click(onPage().getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.callsOf('/sys/user/update')).toHaveLength(2));
  expect(server.callsOf('/sys/user/update')[1]?.body).toEqual({ ...unchanged, version: 2, phone: '12000011111' });
  await waitFor(async () => {
    const stored = await server.store.transaction((tx) => tx.get(accountCollection, 'editor'));
    expect(stored?.phone).toEqual('12000011111');
  });
  expect(tried).toEqual([]);
});

test('waiting: neither home page nor menu count what waits, at once or later; drafts of this browser are still listed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { connect, tried } = without('waiting');
  const { user } = await renderApp({ account: 'admin', connect });
  await findOnPage('快捷入口');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([onPage().queryByText('待办'), onPage().queryByRole('alert')]).toEqual([null, null]);

  await chooseInMenu(user, '评论管理');
  await inboxReady();
  press('s');
  await findOnPage(/^已显示.+的评论$/);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([...document.querySelectorAll('aside nav a [title]')].map(({ textContent }) => textContent)).toEqual([]);

  act(() => navigate(`${science}/new`));
  await waitFor(() => inputOf('mainTitle'));
  await fill(user, inputOf('mainTitle'), '银杏');
  await chooseInMenu(user, '首页');
  const section = (await findOnPage('待办')).closest('section');
  expect([...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('银杏'),
  ]);
  expect(tried).toEqual([]);
});

test('subject: the score sheet has neither the pane with its base nor the button, and can still be filled in', async () => {
  const server = startServer();
  const review = await appointed(server, 'GXP002', ['expert', 'expert2', 'expert3']);
  const { connect, tried } = without('subject');
  const url = `${scoringPathOf(review.kind)}?review=${review.id}`;
  const { user } = await renderApp({ url, account: 'expert', server, connect });
  const points = () => shownPage().querySelector('[data-points]') as HTMLInputElement;
  await waitFor(() => expect(points()).not.toBeNull());
  await user.type(points(), '2');
  await findOnPage(/^已保存于/);
  expect([onPage().queryByRole('complementary'), onPage().queryByText(/基地资料/)]).toEqual([null, null]);
  expect(tried).toEqual([]);
});

test('drillThrough: figures without another list are plain numbers; those of other pages still open their lists', async () => {
  layOutCharts();
  const { connect, tried } = without('drillThrough');
  const server = startServer();
  for (const name of countedNames) {
    const { total } = await countedBy(server, name);
    expect(total).toBeGreaterThan(0);
    const { stop } = await renderApp({
      url: `/statistics/${name}?period=all&unit=month`,
      account: 'admin',
      server,
      connect,
    });
    expect(textsIn(await tableOf('随时间变化')).at(-1)?.[1]).toEqual(total.toLocaleString('zh'));
    expect(linksToLists()).toEqual([]);
    stop();
  }

  const { stop: leave } = await renderApp({ url: '/statistics/saBaseCount', account: 'admin', server, connect });
  await tableOf('各市');
  expect(linksToLists()).not.toEqual([]);
  expect(tried).toEqual([]);
  leave();

  // An address from another server says why, without a button that fails.
  await renderApp({ url: '/statistics/saView/records', account: 'admin', server, connect });
  await findOnPage('服务器不提供此功能');
  expect(onPage().queryByRole('button', { name: '重试' })).toEqual(null);
});

test('approval: a type with stages says that nothing can be published, and offers no decision that would fail', async () => {
  const { connect, tried } = without('approval');
  const server = await draftServer();
  await renderApp({ url: `${science}/1`, account: 'publicity', server, connect, approvals });
  await findOnPage(/^服务器不提供发布审核，本类内容无法上架/);
  expect([onPage().queryByRole('button', { name: '通过审核' }), tried]).toEqual([null, []]);
});

test('search: the palette still finds pages, actions, open tabs and recent records, and promises no more', async () => {
  const { connect, tried } = without('search');
  const { server, user } = await renderApp({ account: 'editor', connect });
  await user.click(await screen.findByRole('button', { name: '搜索' }));
  const field = await screen.findByRole('combobox', { name: '搜索页面和操作' });
  const palette = within(screen.getByRole('dialog'));
  await palette.findByRole('group', { name: '最近处理' });
  await fill(user, field, '科普知识');
  await palette.findByRole('option', { name: /素材管理.*科普知识/ });
  await user.clear(field);
  await user.type(field, '没有这一页');
  palette.getByText('没有找到“没有这一页”');
  expect([tried, server.callsOf('/search/query')]).toEqual([[], []]);
});

test('without any of them, comments are still read, moderated and counted', async () => {
  const { connect } = without(...capabilities);
  const { server } = await renderApp({ url: commentsPath, account: 'admin', connect });
  await inboxReady();
  const count = rows().length;
  const waiting = await waitFor(() => Number(/\d+/.exec(onPage().getByText(/^待审核 \d+$/).textContent)?.[0]));
  press('s');
  await findOnPage(`待审核 ${waiting - 1}`);
  expect([rows().length, server.callsOf(`${commentsPath}/show`).length]).toEqual([count, 1]);
});
