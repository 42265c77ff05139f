import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { calendarPath } from '#src/domain/consultations/consultation.ts';
import { isRunning } from '#src/domain/consultations/consultation.ts';
import { queried } from '#tests/flows/support/consultations.ts';
import { dialogs, fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { callAs } from '#tests/flows/support/review.ts';
import { startServer } from '#tests/flows/support/server.ts';

/** Monday, 23 November 2026, 09:00 in Nanning. */
const now = Date.UTC(2026, 10, 23, 1);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

/** Types a day into the form. */
const pick = async (user: UserEvent, day: string) =>
  fill(user, await waitFor(() => onPage().getByLabelText(/^日期/)), day);

test('W3.1 W3.2 the page lists the year’s holidays and worked weekend days in words; in November it asks for the next year', async () => {
  const { user } = await renderApp({ url: calendarPath, account: 'service', server: startServer() });
  await findOnPage(
    '2027年节假日尚未公布或录入。国务院公布后请在此录入，涉及该年的答复期限会重新计算。录入该年元旦后，该年视为已录入。',
  );
  const months = [...shownPage().querySelectorAll('table')].filter((table) => table.caption);
  const october = months[9];
  expect({
    months: months.length,
    october: [...(october?.parentElement?.querySelectorAll('li') ?? [])].map((line) => line.textContent),
    worked: [...(october?.querySelectorAll('td[data-kind=worked]') ?? [])].map((day) => day.textContent),
  }).toEqual({
    months: 12,
    october: ['10-01–10-07 国庆节 · 放假', '10-10 国庆节 · 上班'],
    worked: ['10班'],
  });
  await user.click(onPage().getByRole('button', { name: '下一年' }));
  await findOnPage('2027年');
  await waitFor(() => expect(shownPage().querySelectorAll('td[data-kind=free]').length).toEqual(0));
});

test('W3.3 a day that the office enters moves open due days, whose number is shown; a second entry replaces it', async () => {
  const server = startServer();
  const { user } = await renderApp({ url: calendarPath, account: 'service', server });
  await waitFor(() => onPage().getByRole('button', { name: '保存日期' }));
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  await findOnPage('请选择日期');
  await findOnPage('请输入名称');

  // The due day of an open one.
  const open = (await queried(server)).filter(({ status }) => isRunning(status));
  const due = open.map((row) => row.due).find((day) => day.startsWith('2026-11')) ?? '';
  await pick(user, due);
  await fill(user, onPage().getByLabelText(/^名称/), '台风停工');
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  // The action bar shows the effect, beside the way back and the act.
  const bar = onPage().getByRole('link', { name: '返回列表' }).parentElement;
  expect([...(bar?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['返回列表', '保存日期']);
  const notice = await findOnPage(/^已保存。\d+条未结咨询的答复期限有变化。$/);
  const after = await queried(server);
  const moved = open.filter((row) => after.find(({ id }) => id === row.id)?.due !== row.due);
  expect({ notice: notice.textContent, form: onPage().getByLabelText<HTMLInputElement>(/^名称/).value }).toEqual({
    notice: `已保存。${moved.length}条未结咨询的答复期限有变化。`,
    form: '',
  });

  await pick(user, due);
  await findOnPage('这一天已录入为“放假：台风停工”，保存后会替换。');
  fireEvent.change(onPage().getByLabelText('类型'), { target: { value: 'worked' } });
  await fill(user, onPage().getByLabelText(/^名称/), '复工');
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  const remove = await waitFor(() => onPage().getByRole('button', { name: `删除${due}“复工”` }));
  await fill(user, onPage().getByLabelText(/^名称/), '半个名称');
  await user.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: `删除${due}“复工”` }));
  await user.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(dialogs()).toEqual([]));
  await findOnPage('本单位没有录入日期');
  expect(onPage().getByLabelText<HTMLInputElement>(/^名称/).value, 'it was not sent').toEqual('半个名称');
  expect((await queried(server)).find(({ id }) => id === open[0]?.id)?.due).toEqual(open[0]?.due);
});

test('W3.3 a day that another person has entered is not overwritten unseen: the page shows it and keeps the typed text', async () => {
  const server = startServer();
  const { user } = await renderApp({ url: calendarPath, account: 'service', server });
  await waitFor(() => onPage().getByRole('button', { name: '保存日期' }));
  await pick(user, '11-24');
  await fill(user, onPage().getByLabelText(/^名称/), '台风停工');
  const theirs = { day: '2026-11-24', kind: 'free', name: '停电检修', version: 0 };
  await callAs(server, 'service2', `${calendarPath}/save`, theirs);
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  await findToast('该日期已由咨询服务二岗录入为“放假：停电检修”，请查看后再处理');
  await findOnPage('这一天已录入为“放假：停电检修”，保存后会替换。');
  expect(onPage().getByLabelText<HTMLInputElement>(/^名称/).value).toEqual('台风停工');
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  await waitFor(() => onPage().getByRole('button', { name: '删除2026-11-24“台风停工”' }));
  expect(onPage().getByTitle('service').textContent, 'the person, with the account on hover').toEqual('咨询服务岗');
});

test('W3.2 a day of another year shows that year; once its New Year is entered, the year is no longer missing', async () => {
  const server = startServer();
  const { user } = await renderApp({ url: calendarPath, account: 'service', server });
  await findOnPage('2026年');
  await pick(user, '2027-01-01');
  await findOnPage('2027年');
  await fill(user, await waitFor(() => onPage().getByLabelText(/^名称/)), '元旦');
  await user.click(onPage().getByRole('button', { name: '保存日期' }));
  await waitFor(() => expect(onPage().queryByText(/年节假日尚未公布或录入/)).toEqual(null));
  expect(onPage().queryByText(/^这一年没有公布的节假日/)).toEqual(null);
  await waitFor(() => onPage().getByRole('button', { name: '删除2027-01-01“元旦”' }));
});
