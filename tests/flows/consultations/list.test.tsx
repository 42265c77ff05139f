import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ConsultationCounts, ConsultationRow } from '#src/domain/consultations/consultation.ts';
import { actAs, book, firstOf, queried, storedOf } from '#tests/flows/support/consultations.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { dialogs, fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { callAs } from '#tests/flows/support/review.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const rows = () => [...shownPage().querySelectorAll('tbody tr')].map((row) => row.textContent);
const countsOf = (server: ReturnType<typeof startServer>) =>
  callAs<ConsultationCounts>(server, 'service', `${book}/counts`);

test('W3.15 overdue consultations come first and are labelled; the filters have counts and are in the address', async () => {
  const server = startServer();
  const counts = await countsOf(server);
  const [first] = await queried(server);
  const { user } = await renderApp({ url: book, account: 'service', server });
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  expect(rows()[0]).toContain(`${first?.due}逾期${first?.lateDays}个工作日`);
  const due = onPage().getByLabelText<HTMLSelectElement>('答复期限');
  await waitFor(() => expect(due.options[1]?.textContent).toEqual(`已逾期（${counts.overdue}）`));
  await user.selectOptions(due, 'overdue');
  await findOnPage(`共${counts.overdue}条`);
  expect(location.search).toEqual('?due=overdue');
  await user.selectOptions(onPage().getByLabelText('负责人'), 'me');
  await waitFor(() => expect(location.search).toEqual('?due=overdue&owner=me'));
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '移除筛选“答复期限：已逾期”' })));
  await findOnPage(`共${counts.mine}条`);
});

test('W3.7 lateness stays in the list after closing, and is a number in the exported file', async () => {
  const files = catchDownloads();
  const server = startServer();
  const closed = await queried(server, { status: 'closed' });
  const late = closed.find(({ lateDays }) => lateDays > 0) as ConsultationRow;
  const { user } = await renderApp({
    url: `${book}?status=closed&pageSize=100`,
    account: 'service',
    server,
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  await waitFor(() => expect(rows().join()).toContain(`${late.due}逾期${late.lateDays}个工作日`));

  await user.click(onPage().getByLabelText('导出', { selector: 'button' }));
  await user.click(await screen.findByText('CSV文件', { selector: '[role=menuitem] *' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toEqual('\uFEFF咨询主题,状态,答复期限,逾期工作日,负责人,咨询对象,咨询人,受理日期,更新时间');
  expect(lines.find((line) => line.includes(late.receivedTime))).toContain(`已关闭,${late.due},${late.lateDays},`);
  expect(lines.slice(1).filter((line) => /\d{11}|@/.test(line))).toEqual([]);
});

test('W3.14 an export with unmasked contact details asks for a reason, which is logged', async () => {
  const files = catchDownloads();
  const server = startServer();
  const row = await firstOf(server, { due: 'overdue' });
  const { name, phone, email } = await storedOf(server, row.id);
  const { user } = await renderApp({ url: `${book}?due=overdue`, account: 'service', server });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await user.click(onPage().getByLabelText('导出', { selector: 'button' }));
  await user.click(await screen.findByText(/^含完整联系方式/, { selector: '[role=menuitem] *' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导出完整联系方式' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: '导出' });
  expect(confirm.disabled).toEqual(true);
  await user.selectOptions(dialog.getByLabelText('文件格式'), 'csv');
  await fill(user, dialog.getByLabelText(/^导出理由/), '逾期回访');
  await user.click(confirm);
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  const line = lines.find((one) => one.includes(row.receivedTime) && one.includes(name));
  expect([line?.includes(phone), line?.includes(email)]).toEqual([true, true]);
  expect(server.callsOf(`${book}/contacts`).map(({ body }) => (body as { reason: string }).reason)).toEqual([
    '逾期回访',
  ]);
});

test('W3.13 one action hands over all open consultations of a person', async () => {
  const server = startServer();
  const before = await queried(server, { owner: 'service2' });
  const open = before.filter(({ status }) => status === 'new' || status === 'inProgress').length;
  const { user } = await renderApp({ url: book, account: 'service', server });
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  await user.click(onPage().getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByText('移交未结咨询', { selector: '[role=menuitem] *' }));
  const dialog = within(await screen.findByRole('dialog', { name: '移交未结咨询' }));
  const from = dialog.getByLabelText(/^移交人/);
  await within(from).findByText(`咨询服务二岗（未结${open}）`);
  await user.selectOptions(from, 'service2');
  await user.selectOptions(dialog.getByLabelText(/^接收人/), '退回未分配');
  await user.click(dialog.getByRole('button', { name: `移交${open}条` }));
  await findToast(`已移交${open}条未结咨询`);
  await waitFor(() => expect(dialogs()).toEqual([]));
  const { unassigned } = await countsOf(server);
  await waitFor(() =>
    expect(onPage().getByLabelText<HTMLSelectElement>('负责人').options[2]?.textContent).toEqual(
      `未分配（${unassigned}）`,
    ),
  );
  const after = await queried(server, { owner: 'service2' });
  expect(after.filter(({ status }) => status === 'new' || status === 'inProgress')).toEqual([]);
});

test('W3.15 a step on a record reloads the list and its counts', async () => {
  const server = startServer();
  const row = await firstOf(server, { due: 'overdue' });
  const { user } = await renderApp({ url: `${book}?due=overdue`, account: 'service', server });
  const total = Number(/\d+/.exec((await findOnPage(/^共\d+条$/)).textContent)?.[0]);
  await actAs(server, 'service2', row.id, 'reply', { text: '答复' });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage(`共${total - 1}条`);
  await waitFor(() =>
    expect(onPage().getByLabelText<HTMLSelectElement>('答复期限').options[1]?.textContent).toEqual(
      `已逾期（${total - 1}）`,
    ),
  );
});

test('an empty result and a failed list each show what to do', async () => {
  const server = startServer();
  const { user } = await renderApp({
    url: `${book}?keyword=${encodeURIComponent('没有这样的咨询')}`,
    account: 'service',
    server,
  });
  await findOnPage('没有符合条件的结果');
  await server.faults.add({ kind: 'status', path: `${book}/query`, status: 502 });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage('列表未能加载');
});

test('W3.2 a due day in a year without a published calendar is labelled, in the list and on the record', async () => {
  // Wednesday, 30 December 2026, 10:00 in Nanning: five working days end in 2027.
  const server = startServer({ now: () => Date.UTC(2026, 11, 30, 2) });
  const row = (await queried(server, { status: 'new' })).find(({ missingYear }) => missingYear === 2027);
  const { user } = await renderApp({ url: `${book}?status=new&pageSize=100`, account: 'service', server });
  await waitFor(() => expect(rows().join()).toContain(`${row?.due}2027年节假日尚未录入`));
  await user.click(shownPage().querySelector(`a[data-path="${book}/${row?.id}"]`) as Element);
  await findOnPage('2027年节假日尚未录入，期限只按周末推算。');
});
