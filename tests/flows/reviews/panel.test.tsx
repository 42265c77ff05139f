import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastExperts, type PanelOffer } from '#src/domain/scoring/panel.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { accountCollection, reviewCollection } from '#mocks/store/collections.ts';
import { address, dialogs, fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { confirmStep, dueDay, reviewed, startReviews } from '#tests/flows/support/reviews.ts';

const desk = '/home/baseResourcesScore';

test('a chair appoints a panel without the experts who have a conflict of interest, and the new review opens (W1.2)', async () => {
  const { server, review } = startReviews();
  const { user } = await renderApp({
    url: `${desk}/new?path=${reviewed.path}&id=${reviewed.id}`,
    account: 'auditor',
    server,
  });
  await findOnPage('属于该基地的专家和该申报的创建人须回避，不在名单中。');
  const send = onPage().getByRole<HTMLButtonElement>('button', { name: '组建并开始评分' });
  expect(send.disabled).toEqual(true);
  for (const name of ['自然教育专家岗', '森林康养专家岗', '植物资源专家岗'])
    await user.click(onPage().getByRole('checkbox', { name }));
  await findOnPage('已选3位');
  await fill(user, onPage().getByLabelText(/^截止日期/), dueDay.replaceAll('-', ''));
  await waitFor(() => expect(send.disabled).toEqual(false));
  await user.click(send);
  await findToast(/^评审组已组建：/);
  await waitFor(() => expect(address()).toMatch(/^\/home\/baseResourcesScore\/\w+$/));
  await findOnPage('3位专家，已提交0份');
  // The bar has no room for their names, and the history one entry for all.
  await findOnPage('评分中 · 等待3位专家');
  await findOnPage('列入评审组：自然教育专家岗、森林康养专家岗和植物资源专家岗');
  const { members, due } = await review(address().slice(desk.length + 1));
  expect(due).toEqual(dueDay);
  expect(members.map(({ account, state }) => [account, state])).toEqual([
    ['expert', 'notStarted'],
    ['expert2', 'notStarted'],
    ['expert3', 'notStarted'],
  ]);
});

test('from the list of applications, the last panel of the kind is appointed again in four presses, with the usual due day', async () => {
  const { server, ask, review } = startReviews();
  const path = '/home/baseResourcesApplication';
  const { user } = await renderApp({ url: `${path}?status=submitted`, account: 'auditor', server });
  const link = await waitFor(() => onPage().getAllByRole('link', { name: /^组建评审组：/ })[0] as HTMLElement);
  const id = new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? '';
  const offer = await ask<PanelOffer>('auditor', 'candidates', { path, id });
  await user.click(link);
  const again = await waitFor(() => onPage().getByRole('button', { name: /^沿用上次评审组/ }));
  expect(onPage().getByLabelText<HTMLInputElement>(/^截止日期/).value).toEqual(offer.due);
  await findOnPage('还缺：至少一位专家');
  const [first] = offer.candidates;
  const box = onPage().getByRole('checkbox', { name: first?.name ?? '' });
  const facts = box.closest('.mantine-Checkbox-root')?.textContent ?? '';
  expect(
    [first?.roleName, first?.baseName, `待交${first?.openSheets}份`].filter((fact) => !facts.includes(fact ?? '')),
  ).toEqual([]);
  // People who also run panels are folded.
  expect(onPage().queryByRole('checkbox', { name: '系统安全岗' })).toEqual(null);
  await user.click(again);
  await user.click(onPage().getByRole('button', { name: '组建并开始评分' }));
  await waitFor(() => expect(address()).toMatch(/^\/home\/baseResourcesScore\/\w+$/));
  const { members, due } = await review(address().slice(desk.length + 1));
  expect([due, members.map(({ account }) => account)]).toEqual([offer.due, lastExperts(offer).again]);
});

test('without an earlier panel of the kind, the due day is ten working days from now, as its hint says', async () => {
  const { server } = startReviews();
  const path = '/home/baseResourcesApplication';
  const id = await server.store.transaction(async (tx) => {
    const reviews = await tx.all(reviewCollection);
    for (const { id: review } of reviews) await tx.delete(reviewCollection, review);
    return 'SQ005';
  });
  await renderApp({ url: `${desk}/new?path=${path}&id=${id}`, account: 'auditor', server });
  await findOnPage('按10个工作日推算，可以修改');
});

test('the table of a panel has columns for reminders and reasons only where there are some', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3']);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  await findOnPage('3位专家，已提交0份');
  const heads = () =>
    within(onPage().getByRole('region', { name: '评审组' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(heads()).toEqual(['专家', '进度', '提交时间', '操作']);
  await user.click(onPage().getByRole('button', { name: '催办：自然教育专家岗' }));
  await waitFor(() => expect(heads()).toEqual(['专家', '进度', '提交时间', '催办时间', '操作']));
});

test('an application that awaits a panel shows whose turn it is; the next act is the primary button of the bar', async () => {
  const url = '/home/baseResourcesApplication/SQ005';
  const { stop } = await renderApp({ url, account: 'auditor' });
  await findOnPage('待组建评审组 · 轮到您');
  const act = onPage().getByRole('link', { name: '组建评审组' });
  // Mantine marks every variant except `filled`.
  expect([act.matches('.mantine-Button-root:not([data-variant])'), act.getAttribute('href')]).toEqual([
    true,
    `${desk}/new?path=%2Fhome%2FbaseResourcesApplication&id=SQ005`,
  ]);
  stop();
  await renderApp({ url, account: 'editor' });
  await findOnPage('待组建评审组 · 等待评审组长');
  expect(onPage().queryByRole('link', { name: '组建评审组' })).toEqual(null);
});

test('experts of the panel have one of four states; the chair reminds one, and replaces one with a reason (W1.3)', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3', 'expert4']);
  await bench.submit(panel, 'expert', 0.9);
  await bench.ask('expert2', 'sheet/recuse', { id: panel.id, reason: '曾参与规划' });
  const { marks } = await bench.ask<OwnSheet>('expert', 'sheet/get', { id: panel.id });
  const { version } = await bench.ask<OwnSheet>('expert3', 'sheet/get', { id: panel.id });
  const [[code, mark] = ['', {}]] = Object.entries(marks);
  await bench.ask('expert3', 'sheet/save', { id: panel.id, version, marks: { [code]: mark }, vetoes: [] });

  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  await findOnPage('3位专家，已提交1份');
  const stateOf = (name: string) => {
    const panelTable = within(onPage().getByRole('region', { name: '评审组' }));
    const row = panelTable.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    return row.querySelector('td')?.textContent;
  };
  const all = Object.keys(marks).length;
  expect(['自然教育专家岗', '森林康养专家岗', '植物资源专家岗', '生态旅游专家岗'].map(stateOf)).toEqual([
    '已提交',
    '已回避',
    `已评1/${all}项`,
    '未开始',
  ]);

  await user.click(onPage().getByRole('button', { name: '催办：植物资源专家岗' }));
  await findToast('已催办：植物资源专家岗');
  await user.click(onPage().getByRole('button', { name: '更换：生态旅游专家岗' }));
  const opened = () => screen.findByRole('dialog', { name: '更换专家“生态旅游专家岗”' });
  const empty = within(await opened());
  expect(empty.getByRole<HTMLButtonElement>('button', { name: '更换' }).disabled).toEqual(true);
  await user.type(empty.getByLabelText(/^理由/), '出差{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
  await user.click(onPage().getByRole('button', { name: '更换：生态旅游专家岗' }));
  const dialog = within(await opened());
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^理由/).value, 'Escape keeps the reason').toEqual('出差');
  fireEvent.change(dialog.getByLabelText('接替的专家'), { target: { value: 'expert5' } });
  await confirmStep(user, '更换专家“生态旅游专家岗”', '更换', '出差');
  await findToast('已更换专家：生态旅游专家岗');
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect([stateOf('生态旅游专家岗'), stateOf('安全管理专家岗')]).toEqual(['已更换', '未开始']);
  onPage().getByText('理由：出差');
});

test('an expert with a disabled account is labelled, and can be replaced but not reminded', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2']);
  await bench.server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'expert2');
    if (row) await tx.put(accountCollection, { ...row, locked: true });
  });
  await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  const row = within((await findOnPage('账号已停用，无法评分')).closest('tr') as HTMLElement);
  row.getByRole('rowheader', { name: '森林康养专家岗' });
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['更换']);
  expect(row.queryByRole('link')).toBeNull();
  onPage().getByRole('button', { name: '催办：自然教育专家岗' });
});

test('W1.1: an expert who has not submitted sees the panel but no number of another sheet, here and on the desk', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3', 'expert4']);
  await bench.submit(panel, 'expert2', 0.9);
  await bench.submit(panel, 'expert3', 0.8);
  await bench.submit(panel, 'expert4', 0.5);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'expert', server: bench.server });
  await findOnPage('提交自己的评分表后，才能看到其他专家的评分和结果。');
  expect(onPage().queryByRole('button', { name: '导出结果' })).toBeNull();
  expect(onPage().queryByRole('table', { name: '各专家评分' })).toBeNull();
  expect(shownPage().textContent).not.toMatch(/\d\.\d/);

  await bench.submit(panel, 'expert', 0.85);
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await waitFor(() => onPage().getByRole('table', { name: '各专家评分' }));
});

test('the desk opens with the sheets of an expert, and with the decisions of a chair; its tabs have counts; blind rows show dashes (W1.1)', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3', 'expert4']);
  for (const account of ['expert2', 'expert3', 'expert4']) await bench.submit(panel, account, 0.9);
  const { stop } = await renderApp({ url: desk, account: 'expert', server: bench.server });
  const rowIn = async () => (await waitFor(() => onPage().getByText(panel.title, { selector: 'a' }))).closest('tr');
  const cells = [...((await rowIn())?.cells ?? [])].map((cell) => cell.textContent);
  expect(bench.server.callsOf(`${desk}/query`).map(({ body }) => body)).toEqual([
    { pageNum: 1, pageSize: 20, show: 'mine' },
  ]);
  expect(cells.slice(4, 9)).toEqual([dueDay, '未开始', '3/4', '评分中', '—']);
  stop();

  await renderApp({ url: desk, account: 'auditor', server: bench.server });
  await waitFor(() => onPage().getByRole('radio', { name: '待我审定 3' }));
  expect(onPage().getByRole<HTMLInputElement>('radio', { name: '待我审定 3' }).checked).toEqual(true);
  expect(bench.server.callsOf(`${desk}/query`).map(({ body }) => body)).toEqual([
    { pageNum: 1, pageSize: 20, show: 'decide' },
  ]);
});
