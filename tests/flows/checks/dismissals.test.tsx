import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dismissalsOf, writeDismissals } from '#src/domain/content/dismissals.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findSaved, findToast, onPage } from '#tests/flows/support/page.ts';
import { pressSave, saveAsSomebodyElse, science, serverWith, stored } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const picture = 'p0000000-0000-4000-8000-000000000001';
const summary = '联系管护站13907710001，馆内有银衫';
const [phone, word] = ['含手机号：13907710001', '疑为错字：银衫'];

const section = async () => within((await findOnPage('内容检查')).closest('section') as HTMLElement);
const listed = async () =>
  (await section()).queryAllByRole('button', { name: /^简介：/ }).map(({ textContent }) => textContent);

async function dismiss(user: UserEvent, finding: string, reason: string) {
  await user.click(await (await section()).findByRole('button', { name: `忽略：${finding}` }));
  const dialog = within(await screen.findByRole('dialog', { name: '忽略检查结果' }));
  await user.click(dialog.getByText('忽略', { selector: 'button *' }));
  dialog.getByText('请填写忽略的理由');
  await user.type(dialog.getByLabelText(/^忽略的理由/), reason);
  await user.click(dialog.getByText('忽略', { selector: 'button *' }));
}

test('a finding is dismissed with a reason that is saved with the record, hides it before publishing, and can be taken back', async () => {
  const server = await serverWith({ cover: picture, status: 'draft', summary });
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await waitFor(() => inputOf('summary'));
  await waitFor(async () => expect(await listed()).toEqual([`简介：${phone}`, `简介：${word}`]));
  await dismiss(app.user, phone, '管护站的公开电话');
  await waitFor(async () => expect(await listed()).toEqual([`简介：${word}`]));
  expect((await findOnPage('内容检查')) === document.activeElement).toBe(true);
  await pressSave(app.user);
  await findSaved();
  const kept = dismissalsOf((await stored(app)) ?? {});
  expect(kept).toEqual([
    {
      check: 'mobile',
      field: 'summary',
      text: '13907710001',
      reason: '管护站的公开电话',
      by: 'editor',
      name: '科普宣传科',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    },
  ]);

  const later = await app.reopen();
  await waitFor(async () => expect(await listed()).toEqual([`简介：${word}`]));
  await later.user.click(onPage().getByText('上架', { selector: 'button *' }));
  const check = within(await screen.findByRole('dialog', { name: '上架前检查' }));
  expect(check.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`简介：${word}去查看`]);
  await later.user.click(check.getByText('暂不上架'));

  const collapsed = (await findOnPage('已忽略1项')).closest('details') as HTMLDetailsElement;
  expect([collapsed.open, within(collapsed).getByRole('listitem', { hidden: true }).textContent]).toEqual([
    false,
    expect.stringMatching(/^简介：含手机号：13907710001理由：管护站的公开电话科普宣传科 · \d{4}-.*恢复$/),
  ]);
  await later.user.click(within(collapsed).getByText('恢复'));
  await waitFor(async () => expect(await listed()).toEqual([`简介：${phone}`, `简介：${word}`]));
  await pressSave(later.user);
  await findSaved();
  expect((await stored(app))?.['dismissals']).toBe('');
});

test('a dismissal is part of the draft of a new record', async () => {
  const app = await renderApp({ url: `${science}/new`, account: 'editor' });
  await fill(app.user, await waitFor(() => inputOf('summary')), summary);
  await dismiss(app.user, phone, '公开电话');
  await findOnPage('已忽略1项');
  const { user } = await app.reopen();
  await user.click(await findOnPage('恢复草稿'));
  await waitFor(async () => expect(await listed()).toEqual([`简介：${word}`]));
});

test('a server that keeps no dismissals does not leave the form unsaved', async () => {
  const server = await serverWith({ cover: picture, summary });
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await waitFor(async () => expect(await listed()).toHaveLength(2));
  await dismiss(app.user, phone, '公开电话');
  const resultData = { ...(await stored(app)), version: 2 };
  const body = { success: true, rCode: 200, rMsg: '', resultData };
  await server.faults.add({ kind: 'body', path: `${science}/update`, body });
  onPage().getByText('有未保存的修改');
  await pressSave(app.user);
  await findToast(/^已保存/);
  expect([onPage().queryByText('有未保存的修改'), await listed()]).toEqual([null, [`简介：${word}`]]);
});

test('dismissals of two people are merged without a question, and the form has them all', async () => {
  const server = await serverWith({ cover: picture, summary });
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await waitFor(async () => expect(await listed()).toHaveLength(2));
  const theirs = { field: 'summary', text: '银衫', reason: '别名', by: 'admin', name: '平台管理员' };
  await saveAsSomebodyElse(app, {
    dismissals: writeDismissals([{ ...theirs, check: 'wrongWord', time: '2026-06-02 10:00:00' }]),
  });
  await dismiss(app.user, phone, '公开电话');
  await waitFor(async () => expect(await listed()).toHaveLength(1));
  onPage().getByText('有未保存的修改');
  await pressSave(app.user);
  await findToast(/^已保存/);
  await findOnPage('已忽略2项');
  expect([
    dismissalsOf((await stored(app)) ?? {}).map(({ text, by }) => [text, by]),
    screen.queryByRole('dialog'),
    await listed(),
  ]).toEqual([
    [
      ['银衫', 'admin'],
      ['13907710001', 'editor'],
    ],
    null,
    [],
  ]);
  // The form equals the record: there is nothing to save.
  expect(onPage().queryByText('有未保存的修改')).toBeNull();
});
