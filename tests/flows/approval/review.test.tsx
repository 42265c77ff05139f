import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { dialogs, fill, findOnPage, findSaved, findToast, onPage } from '#tests/flows/support/page.ts';
import { pressSave, stored } from '#tests/flows/support/record.ts';
import { acts, approvals, decideAs, draftServer, openAs, saveAs, section, stages } from './desk.ts';

const press = async (app: { user: { click: (element: Element) => Promise<void> } }, name: string) =>
  app.user.click(await waitFor(() => onPage().getByRole('button', { name })));

test('two people approve a draft stage by stage, then it is published; its author cannot decide', async () => {
  const server = await draftServer();
  const author = await openAs('editor', server);
  expect([acts(), within(section()).getByText('您写过这一版的内容，须由其他人审核。')]).toEqual([
    ['（保存）', '（上架）'],
    expect.anything(),
  ]);
  author.stop();

  const reviewer = await openAs('publicity', server);
  expect([acts(), stages()]).toEqual([
    ['（保存）', '退回', '通过审核'],
    ['内容编辑待审核', '系统管理员等待上一级'],
  ]);
  await press(reviewer, '通过审核');
  await findOnPage('草稿 · 待审核2/2');
  expect([document.activeElement?.textContent, acts(), stages()]).toEqual([
    '发布审核',
    ['（保存）', '（上架）'],
    ['内容编辑已通过 · 科普宣传科值班', '系统管理员待审核'],
  ]);
  expect(onPage().getByRole('button', { name: '上架' }).title).toBe('审核通过后才能上架');
  within(section()).getByText('由“系统管理员”审核。');
  reviewer.stop();

  const chair = await openAs('admin', server);
  await press(chair, '通过审核');
  await waitFor(() => expect(acts()).toEqual(['（保存）', '上架']));
  await press(chair, '上架');
  await findToast(/^已上架/);
  expect((await stored(chair))?.status).toBe('online');
  // An online record is taken offline by its next save, which the button says.
  expect(acts()).toEqual(['（保存并下架送审）']);
});

test('a save voids the approval and bars the person who saved; saving and publishing in one press is not offered', async () => {
  const server = await draftServer();
  await server.commands.approvals(approvals);
  await decideAs(server, 'education', 'approve', 0);
  await decideAs(server, 'admin', 'approve', 1);
  const app = await openAs('publicity', server);
  expect(acts()).toEqual(['（保存）', '上架']);
  await fill(app.user, inputOf('mainTitle'), '银杉的家');
  expect([acts(), onPage().getByRole('button', { name: '上架' }).title]).toEqual([
    ['保存', '（上架）'],
    '保存并通过审核后才能上架',
  ]);
  await pressSave(app.user);
  await findSaved();
  await waitFor(() => expect(stages()).toEqual(['内容编辑待审核', '系统管理员等待上一级']));
  within(section()).getByText(/^科普宣传科值班于.*保存了新版本，版本\d+的审核已失效。$/);
  within(section()).getByText('您写过这一版的内容，须由其他人审核。');
  expect(acts()).toEqual(['（保存）', '（上架）']);
});

test('a return needs a reason, which the author reads at the top of the record; a save asks for a new review', async () => {
  const server = await draftServer();
  const reviewer = await openAs('publicity', server);
  await press(reviewer, '退回');
  await screen.findByRole('dialog', { name: '退回修改' });
  await reviewer.user.keyboard('{Escape}');
  await waitFor(() => expect([dialogs(), document.activeElement?.textContent]).toEqual([[], '退回']));
  await press(reviewer, '退回');
  const dialog = within(await screen.findByRole('dialog', { name: '退回修改' }));
  await reviewer.user.click(dialog.getByRole('button', { name: '退回' }));
  dialog.getByText('请填写原因');
  await reviewer.user.keyboard('2');
  await reviewer.user.click(dialog.getByRole('button', { name: '退回' }));
  await findOnPage('草稿 · 审核退回');
  expect(stages()).toEqual(['内容编辑已退回', '系统管理员等待上一级']);
  reviewer.stop();

  const author = await openAs('editor', server);
  onPage().getByText('已退回：修改并保存后重新审核');
  onPage().getByText('原因：文字需要修改');
  await fill(author.user, inputOf('mainTitle'), '银杉的家');
  await pressSave(author.user);
  await findOnPage('草稿 · 待审核1/2');
  expect(onPage().queryByText('已退回：修改并保存后重新审核')).toBeNull();
});

test('only the chair may override, with a reason that stays visible', async () => {
  const server = await draftServer();
  const reviewer = await openAs('publicity', server);
  expect(within(section()).queryByRole('button', { name: '特批' })).toBeNull();
  reviewer.stop();

  const chair = await openAs('admin', server);
  await press(chair, '特批');
  const dialog = within(await screen.findByRole('dialog', { name: '特批通过' }));
  await chair.user.type(dialog.getByLabelText(/特批原因/), '审核人出差');
  await chair.user.click(dialog.getByRole('button', { name: '特批' }));
  await findOnPage('草稿 · 特批通过');
  expect(stages()).toEqual(['内容编辑未审核', '系统管理员未审核']);
  within(section()).getByText('特批原因：审核人出差');
  await press(chair, '上架');
  await findOnPage('已上架 · 特批通过');
});

test('a person who views the app as a role sees the decisions of that role', async () => {
  const { app } = await openAs('admin', await draftServer());
  within(section()).getByRole('button', { name: '特批' });
  const { session } = app.actors();
  const { grants } = session.getSnapshot().context;
  act(() => session.send({ type: 'view.began', roleName: '内容编辑', grants }));
  expect([acts(), within(section()).queryByRole('button', { name: '特批' })]).toEqual([
    ['（保存）', '退回', '通过审核'],
    null,
  ]);
});

test('of two reviewers who decide at once the second is refused and shown what is true', async () => {
  const server = await draftServer();
  const app = await openAs('publicity', server);
  await decideAs(server, 'education', 'approve', 0);
  await press(app, '通过审核');
  await findToast('第1级审核已由自然教育科通过，请刷新后重试');
  await waitFor(() => expect(stages()).toEqual(['内容编辑已通过 · 自然教育科', '系统管理员待审核']));
  expect([acts(), document.activeElement?.textContent]).toEqual([['（保存）', '（上架）'], '发布审核']);
});

test('a decision about a version that somebody has saved over is refused, and the new version is shown', async () => {
  const server = await draftServer();
  const app = await openAs('publicity', server);
  await saveAs(server, 'education', '银杉的家');
  await press(app, '通过审核');
  await waitFor(() => expect(inputOf('mainTitle').value).toBe('银杉的家'));
  expect(stages()).toEqual(['内容编辑待审核', '系统管理员等待上一级']);
});

test('a stage whose role has no members says so, also where one role has both stages', async () => {
  await openAs('editor', await draftServer(), { '/home/scienceKnowledge': ['值班主任', '值班主任'] });
  within(section()).getByText(/^角色“值班主任”没有可登录并查看本页的用户，无人能审核。/);
});
