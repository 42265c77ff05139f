import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { scorePath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import {
  activeTabs,
  address,
  dialogs,
  fill,
  findOnPage,
  findToast,
  menu,
  onPage,
  shownPage,
  tabBar,
} from '#tests/flows/support/page.ts';
import { startFastClock } from '#tests/flows/support/clock.ts';
import { contents } from '#tests/corpus/files.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { appointed, callAs, storedSheet, writeAs } from '#tests/flows/support/review.ts';
import { startServer } from '#tests/flows/support/server.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';

const account = 'expert';
const savePath = '/home/baseResourcesScore/sheet/save';
const submitPath = '/home/baseResourcesScore/sheet/submit';

const pageOf = ({ kind, id }: Pick<Review, 'kind' | 'id'>) => `${scoringPathOf(kind)}?review=${id}`;
const findField = (name: string) =>
  waitFor(() => onPage().getByLabelText<HTMLInputElement>(new RegExp(`^${name}：得分`)));
const saveState = (text: string | RegExp) => waitFor(() => onPage().getByText(text));

/** The page of an expert’s sheet; with `share`, that share of all points is already stored. */
async function opened(share: number | null = null) {
  // Typed input is saved after a pause.
  startFastClock();
  const server = startServer();
  const review = await appointed(server, 'GXP002', [account, 'expert2', 'expert3']);
  if (share !== null) await writeAs(server, account, review.id, filled(review.template, share));
  const app = await renderApp({ url: pageOf(review), account, server });
  const all = review.template.groups.flatMap((group) => group.criteria);
  const [first, second] = all as [(typeof all)[number], (typeof all)[number]];
  await findField(first.name);
  return { ...app, review, all, first, second, field: await findField(first.name) };
}

test('W1.4, W1.5, W1.6: the keyboard scores a sheet in halves, Enter moves on, the wheel changes nothing; input is saved continuously', async () => {
  const { user, server, review, first, second, field } = await opened();
  expect(onPage().getByText('尚未评分').textContent).toEqual('尚未评分');
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field.value).toEqual('1');
  fireEvent.wheel(field, { deltaY: -100 });
  fireEvent.wheel(field, { deltaY: 100 });
  expect({ value: field.value, type: field.type }).toEqual({ value: '1', type: 'text' });
  // 1 is under 60 %, so a comment is required at once.
  const comment = onPage().getByLabelText<HTMLTextAreaElement>(`${first.name}：评语`);
  onPage().getByText('得分低于60%，须写评语');
  await user.keyboard('{Enter}');
  const next = await findField(second.name);
  expect(document.activeElement).toBe(next);
  await user.keyboard('０');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(field);
  await fill(user, comment, '设施陈旧。');
  fireEvent.blur(comment);
  await saveState(/^已保存于/);
  await waitFor(async () =>
    expect((await storedSheet(server, review.id, account))?.marks).toEqual({
      [first.code]: { points: 1, comment: '设施陈旧。', files: [] },
      [second.code]: { points: 0, comment: '', files: [] },
    }),
  );
  // Unscored and 0 differ.
  expect(onPage().getAllByText('未评').length).toEqual(review.template.groups.flatMap((g) => g.criteria).length - 2);
});

test('an invalid number stays in its field with a message, and counts as unscored', async () => {
  const { user, first, field } = await opened();
  for (const [typed, words] of [
    ['abc', '请填写数字'],
    ['1,5', '小数点请写作英文句点，如7.5'],
    ['1.3', '分数以0.5分为一档'],
    [String(first.max + 1), `请填写0至${first.max}之间的分数`],
  ] as const) {
    await fill(user, field, typed);
    expect({ value: field.value, isShown: onPage().queryByText(words) !== null }).toEqual({
      value: typed,
      isShown: true,
    });
  }
  await user.tab();
  expect(field.value).toEqual(String(first.max + 1));
  await user.click(onPage().getByRole('button', { name: '提交评分' }));
  onPage().getByText(`${first.name}：分数有误`);
});

test('W1.4: submitting lists what is missing, with links, and focuses the first; a complete sheet is summarised, submitted and locked', async () => {
  const { user, server, review, all, field } = await opened();
  await user.click(onPage().getByRole('button', { name: '提交评分' }));
  const list = await waitFor(() => onPage().getByText(`还有${all.length}处需要补充，才能提交`));
  await waitFor(() => expect(document.activeElement).toBe(field));
  const last = all.at(-1);
  await user.click(within(list.closest('[role=alert]') as HTMLElement).getByText(`${last?.name}：未评分`));
  expect(document.activeElement).toBe(await findField(last?.name ?? ''));

  for (const { name, max } of all) await fill(user, await findField(name), String(Math.round(max * 0.8 * 2) / 2));
  await waitFor(() => expect(onPage().queryByText(/处需要补充，才能提交/)).toBeNull());
  await user.click(onPage().getByRole('button', { name: '提交评分' }));
  const dialog = await screen.findByRole('dialog', { name: `提交“${review.title}”的评分` });
  within(dialog).getByText('提交后评分表将锁定，只有评审组长说明原因后才能退回修改。');
  await within(dialog).findByText(/^下一个待评基地：/);
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  // The message and the locked page lead to the next base.
  const toast = await findToast(/^评分已提交下一个待评：.+$/);
  await findOnPage(/^已于.*提交，评分表已锁定。$/);
  const onward = onPage().getByRole('link', { name: '评下一个' }).getAttribute('href');
  expect(screen.getByRole('link', { name: toast.replace('评分已提交', '') }).getAttribute('href')).toEqual(onward);
  expect({
    status: (await storedSheet(server, review.id, account))?.status,
    fields: shownPage().querySelectorAll('[data-points]').length,
    sent: server.callsOf(submitPath).length,
    dialogs: dialogs(),
  }).toEqual({ status: 'submitted', fields: 0, sent: 1, dialogs: [] });
  // The submitted version can still be read.
  onPage().getByText('提交记录（1）');
});

test('W1.7: “submit and next” opens the next base that waits, with nothing of the first one', async () => {
  const { user, server, review, first } = await opened(0.8);
  const other = await appointed(server, 'GXP003', [account]);
  await user.click(onPage().getByRole('button', { name: '提交评分' }));
  await user.click(await screen.findByRole('button', { name: '提交并评下一个' }));
  await waitFor(() => expect(address()).toEqual(pageOf(other)));
  await waitFor(() => onPage().getByRole('heading', { name: other.title }));
  const [next] = criteriaOf(other.template);
  const field = await waitFor(
    () => shownPage().querySelector<HTMLInputElement>(`[data-path="${next?.code}"]`) as HTMLInputElement,
  );
  expect({ value: field.value, isOther: other.id !== review.id && first.code !== '' }).toEqual({
    value: '',
    isOther: true,
  });
});

test('W1.7: the next base follows the order of the list from which the sheet was opened', async () => {
  const server = startServer();
  for (const base of ['GXP002', 'GXP003', 'GXP005']) await appointed(server, base, [account]);
  const { user } = await renderApp({ url: `${scorePath}?show=mine&orderBy=title&desc=1`, account, server });
  const links = await waitFor(() => {
    const found = onPage().getAllByRole<HTMLAnchorElement>('link', { name: /^评分：/ });
    expect(found.length).toBeGreaterThan(2);
    return found;
  });
  const [first, second, third] = links.map((link) => link.getAttribute('href'));
  await user.click(links[0] as HTMLElement);
  for (const expected of [second, third]) {
    const skip = await waitFor(() => onPage().getByRole('button', { name: '跳过' }));
    await waitFor(() => expect(skip.hasAttribute('disabled')).toEqual(false));
    await user.click(skip);
    await waitFor(() => expect(address()).toEqual(expected));
  }
  expect(first).toMatch(/\?orderBy=title&desc=1&review=/);
});

test('W1.7: “skip” opens the next base that waits; the first sheet’s input is kept, and nothing is submitted', async () => {
  const { user, server, review, first, field } = await opened();
  const other = await appointed(server, 'GXP003', [account]);
  await user.click(field);
  await user.keyboard('3');
  await user.tab();
  await saveState(/^已保存于/);
  const skip = onPage().getByRole('button', { name: '跳过' });
  await waitFor(() => expect(skip.hasAttribute('disabled')).toEqual(false));
  await user.click(skip);
  await waitFor(() => expect(address()).not.toEqual(pageOf(review)));
  expect({
    isSheet: address().includes('?review='),
    marks: (await storedSheet(server, review.id, account))?.marks[first.code]?.points,
    sent: server.callsOf(submitPath),
    isOther: other.id !== review.id,
  }).toEqual({ isSheet: true, marks: 3, sent: [], isOther: true });
});

test('a submission with a lost answer is checked, found and reported as done', async () => {
  const { user, server, review } = await opened(0.8);
  await server.faults.add({ kind: 'lost', path: submitPath, times: 1 });
  await user.click(onPage().getByRole('button', { name: '提交评分' }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await findToast(/^评分已提交/);
  await findOnPage(/^已于.*提交，评分表已锁定。$/);
  expect({
    status: (await storedSheet(server, review.id, account))?.status,
    sent: server.callsOf(submitPath).length,
    saved: server.callsOf(savePath).length,
  }).toEqual({ status: 'submitted', sent: 1, saved: 0 });
});

test('offline input stays on the device; a submission waits visibly, also after a reload, and is sent once', async () => {
  const { user, review, field, reopen } = await opened(0.8);
  let again: Awaited<ReturnType<typeof reopen>>;
  const online = (is: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: is });
    fireEvent(globalThis as unknown as Window, new Event(is ? 'online' : 'offline'));
  };
  online(false);
  try {
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    await saveState('没有网络，已填写的内容保存在本机，联网后自动保存。');
    await user.click(onPage().getByRole('button', { name: '提交评分' }));
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await saveState(/^没有网络，等待提交/);
    again = await reopen();
    await saveState(/^没有网络，等待提交/);
    onPage().getByRole('button', { name: '取消提交' });
    expect(again.server.callsOf(submitPath)).toEqual([]);
  } finally {
    online(true);
    Reflect.deleteProperty(navigator, 'onLine');
  }
  await findToast(/^评分已提交/);
  expect({
    sent: again.server.callsOf(submitPath).length,
    saved: again.server.callsOf(savePath).length,
    status: (await storedSheet(again.server, review.id, account))?.status,
  }).toEqual({ sent: 1, saved: 0, status: 'submitted' });
});

test('W1.15: a save in a second window is refused with the differences; keeping mine also keeps the other window’s changes', async () => {
  const { user, server, review, first, second, field } = await opened(0.8);
  const theirs = filled(review.template, 0.8);
  const changed = { ...theirs.marks[second.code], points: 0.5, comment: '另一窗口', files: [] };
  await writeAs(server, account, review.id, { ...theirs, marks: { ...theirs.marks, [second.code]: changed } });
  await user.click(field);
  await user.keyboard('{ArrowDown}{Enter}');
  await findOnPage('另一窗口保存了这份评分表的更新内容');
  // One change of this window, and one of the other.
  expect(onPage().getAllByText(/^此处：/)).toHaveLength(2);
  await user.click(onPage().getByRole('button', { name: '在其基础上保留我的修改' }));
  await saveState(/^已保存于/);
  const stored = await storedSheet(server, review.id, account);
  expect([stored?.marks[first.code]?.points, stored?.marks[second.code]]).toEqual([
    (theirs.marks[first.code]?.points ?? 0) - 0.5,
    changed,
  ]);
});

test('after a crash, unsaved input is restored on reopening and then saved', async () => {
  const { user, server, review, first, field, reopen } = await opened();
  await server.faults.add({ kind: 'network', path: savePath, times: 1 });
  await user.click(field);
  await user.keyboard('1');
  await user.tab();
  await saveState('未能保存，已填写的内容保存在本机。');
  const again = await reopen();
  await waitFor(() => onPage().getByText(/^已恢复本机保存的内容/));
  expect((await findField(first.name)).value).toEqual('1');
  await saveState(/^已保存于/);
  expect((await storedSheet(again.server, review.id, account))?.marks[first.code]?.points).toEqual(1);
});

test('W1.8: a reopened sheet shows who reopened it and why, starts with its points, and marks later changes', async () => {
  const server = startServer();
  const review = await appointed(server, 'GXP002', [account]);
  await writeAs(server, account, review.id, filled(review.template, 0.8), 'submit');
  await callAs(server, 'auditor', '/home/baseResourcesScore/reopen', {
    id: review.id,
    account,
    reason: '请核对安全项',
  });
  const { user } = await renderApp({ url: pageOf(review), account, server });
  await findOnPage(/退回修改：请核对安全项$/);
  const [first] = review.template.groups.flatMap((group) => group.criteria);
  const field = await findField(first?.name ?? '');
  const before = field.value;
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  onPage().getByText(`上次提交：${before}分`);
  await user.click(onPage().getByRole('button', { name: /^查看.*提交的评分$/ }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(first?.name ?? '');
});

test('the tab of a sheet has the name of its base; tabs with the same name show their kind; the breadcrumb leads to the desk', async () => {
  const { user, review, server } = await opened();
  expect(tabBar()).toEqual(['首页', review.title]);
  const crumbs = screen.getByRole('navigation', { name: '当前位置' });
  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['素材管理', '基地评分', review.title]);
  expect(within(crumbs).getByRole('link').getAttribute('href')).toBe(scorePath);

  navigate(`/home/baseResources/${review.subject.id}`);
  const both = [`${review.title} · 其他基地评分`, `${review.title} · 基地详情`];
  await waitFor(() => expect(tabBar()).toEqual(['首页', ...both]));
  await user.click(screen.getByLabelText('标签操作'));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '首页',
    `${review.title}其他基地评分`,
    `${review.title}基地详情`,
    '刷新',
    '关闭',
    '关闭其他',
    '关闭所有',
  ]);
  await user.click(items[1] as HTMLElement);
  await waitFor(() => expect(activeTabs()).toEqual(both.slice(0, 1)));

  // The same page without a review shows the template alone.
  navigate(scoringPathOf(review.kind));
  await waitFor(() => expect(tabBar()).toEqual(['首页', '其他基地评分', review.title]));
  expect(server.callsOf(savePath)).toEqual([]);
});

test('W1.2: a recusal asks for a reason and ends the sheet', async () => {
  const { user, server, review } = await opened();
  await user.click(onPage().getByRole('button', { name: '申请回避' }));
  const dialog = await screen.findByRole('dialog', { name: `申请回避“${review.title}”的评审` });
  await user.click(within(dialog).getByRole('button', { name: '确认回避' }));
  within(dialog).getByText('请填写回避原因');
  await fill(user, within(dialog).getByLabelText(/回避原因/), '与申报单位有合作');
  await user.click(within(dialog).getByRole('button', { name: '确认回避' }));
  await findOnPage('您已回避该基地的评审。');
  expect(await storedSheet(server, review.id, account)).toMatchObject({
    status: 'recused',
    reason: '与申报单位有合作',
  });
});

test('P12, T29, fault C9: any user can open a scoring page by address: a titled tab, no menu entry, the template and the missing right', async () => {
  const path = '/home/baseResourcesScoreEdu';
  const { server } = await renderApp({ url: `${path}?review=1`, account: 'viewer' });
  await findOnPage(/^您没有评分权限，只能查看模板。评分需要“.+”或“基地资源-专家评分”权限。$/);
  expect({
    tabs: tabBar().filter((title) => title === '自然教育基地评分'),
    active: activeTabs(),
    isInMenu: menu().includes('自然教育基地评分'),
    fields: shownPage().querySelectorAll('input, textarea').length,
    totals: onPage().queryByText('合计'),
    sheets: server.callsOf('/home/baseResourcesScore/sheet/get'),
  }).toEqual({
    tabs: ['自然教育基地评分'],
    active: ['自然教育基地评分'],
    isInMenu: false,
    fields: 0,
    totals: null,
    sheets: [],
  });
});

test('a right lost during scoring leaves the template and a reason; the input returns with the right', async () => {
  const { user, server, field, first, reopen } = await opened();
  const pages = ['/home/baseResources', '/home/baseResourcesScore'];
  await user.click(field);
  await user.keyboard('1');
  await server.grant(account, pages);
  await user.tab();
  await findOnPage('评分权限已被收回。尚未保存的内容已保存在本机，恢复权限后可继续。');
  expect(shownPage().querySelectorAll('input, textarea').length).toEqual(0);
  await server.grant(account, [...pages, '/home/baseResourcesScore_expertscore']);
  await reopen();
  await findOnPage(/^已恢复本机保存的内容/);
  expect((await findField(first.name)).value).toEqual('1');
});

test('W1.16: when a new version of the template comes into force, the sheet keeps its own version, with a notice', async () => {
  const { user, server, review, field } = await opened();
  const { template } = review;
  const { id } = await callAs<TemplateVersion>(server, 'admin', '/set/masterplate/add', { ...template });
  await callAs(server, 'admin', '/set/masterplate/enforce', { id, version: 1 });
  await user.click(field);
  await user.keyboard('1');
  await user.tab();
  await saveState(/^已保存于/);
  await findOnPage('该模板已有更新的版本生效。本评分表仍按开始评分时的版本计分。');
  onPage().getByText(`${template.name}，第${template.number}版`);
});

test('C02: a scoring page is not cached: each visit loads it again, and leaving it saves the input', async () => {
  const { user, server, review, first, field } = await opened();
  await user.click(field);
  await user.keyboard('2');
  navigate('/blank');
  await waitFor(async () =>
    expect((await storedSheet(server, review.id, account))?.marks[first.code]?.points).toEqual(2),
  );
  const asked = server.callsOf('/home/baseResourcesScore/sheet/get').length;
  navigate(pageOf(review));
  expect((await findField(first.name)).value).toEqual('2');
  expect(server.callsOf('/home/baseResourcesScore/sheet/get').length).toEqual(asked + 1);
});

test('W1.6: a picture that is uploading or failed blocks submission with a reason; an uploaded one is part of the sheet', async () => {
  const { user, server, review, first } = await opened(0.8);
  const fileField = () => shownPage().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const submit = () => onPage().getByRole<HTMLButtonElement>('button', { name: '提交评分' });
  await server.faults.add({ kind: 'network', path: '/sys/file/upload', times: 1 });
  await user.click(onPage().getByRole('button', { name: new RegExp(`^${first.name}：佐证材料`) }));
  await waitFor(() => expect(fileField()).not.toBeNull());
  await user.upload(fileField(), new File([contents.png], '现场.png', { type: 'image/png' }));
  await findOnPage('一个文件未能上传，请重试或移除后再提交。');
  expect(submit().disabled).toEqual(true);
  const release = server.hold('/sys/file/upload');
  await user.click(onPage().getByText('重试'));
  await findOnPage('一个文件还在上传，上传完成后再提交。');
  expect(submit().disabled).toEqual(true);
  release();
  await waitFor(() => expect(submit().disabled).toEqual(false));
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await findToast(/^评分已提交/);
  expect((await storedSheet(server, review.id, account))?.marks[first.code]?.files).toEqual(['F1']);
});
