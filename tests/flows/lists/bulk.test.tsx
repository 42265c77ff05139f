import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { dialogs, findOnPage, onPage, shownPage, toasts } from '#tests/flows/support/page.ts';
import { refusePublishing } from '#tests/flows/support/publish.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { callAs } from '#tests/flows/support/review.ts';
import { articleRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const drafts = articleRecords.filter(({ status }) => status === 'draft');

const bar = async () => within(await screen.findByRole('region', { name: '批量操作' }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** The titles of the selected rows. */
const ticked = () =>
  [...shownPage().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label')?.replace('选择：', ''));

const tick = (app: RenderedApp, label: string) => app.user.click(onPage().getByLabelText(label));

/** The results in the dialog: each record and its result. */
const outcomes = async () =>
  (await dialog())
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('span')].map(({ textContent }) => textContent).join('：'));

test('fault F10: all matching records but a failed one are published; it stays selected for a retry, which can be undone', async () => {
  const app = await renderApp({ url: `${science}?pageSize=20&orderBy=status`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  await tick(app, '选择本页全部内容');
  expect(ticked()).toHaveLength(20);
  await app.user.click((await bar()).getByText(`选择符合条件的全部${articleRecords.length}条`));
  expect((await bar()).getByText(`已选全部${articleRecords.length}条`)).toBeDefined();

  // The dialog first shows the records to be published and those to be skipped.
  await app.user.click((await bar()).getByText('上架'));
  const unpublished = articleRecords.filter(({ status }) => status !== 'online');
  const skipped = articleRecords.length - unpublished.length;
  await (await dialog()).findByText(`上架：${unpublished.length}条，共选${articleRecords.length}条`);
  expect((await dialog()).getByText(`跳过${skipped}条`)).toBeDefined();
  expect((await dialog()).getByText(`${unpublished.length}条有检查结果`)).toBeDefined();
  expect(new Set((await outcomes()).map((row) => row.split('：').at(-1)))).toEqual(new Set(['未填写1处', '已上架']));
  expect(app.server.callsOf(`${science}/updown`)).toEqual([]);

  await refusePublishing(app.server);
  await app.user.click((await dialog()).getByText(`仍要上架${unpublished.length}条`));
  await screen.findByText(`成功${unpublished.length - 1}条，失败1条，未执行0条`);
  const [failed = ''] = await outcomes();
  expect(failed.endsWith('：系统繁忙')).toBe(true);
  const calls = app.server.callsOf(`${science}/updown`);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(unpublished.length);
  expect(new Set(calls.map(({ body }) => (body as { id: string }).id))).toEqual(
    new Set(unpublished.map(({ id }) => id)),
  );

  await app.user.click((await dialog()).getByText('关闭'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect((await bar()).getByText('已选1条')).toBeDefined();
  await findOnPage(`已上架${unpublished.length - 1}条`);

  // Somebody adds a phone number meanwhile: the texts are fetched again before they are checked.
  const { id = '' } = unpublished.find((record) => failed.startsWith(textOf(record, 'mainTitle'))) ?? {};
  const record = await callAs<ContentRecord>(app.server, 'editor', `${science}/get`, { id });
  await callAs(app.server, 'editor', `${science}/update`, { ...record, summary: '联系林工13907710001' });
  await app.user.click((await bar()).getByText('上架'));
  await (await dialog()).findByText('1条涉及个人信息或禁用词', { exact: false });
  expect(await outcomes()).toEqual([`${textOf(record, 'mainTitle')}：手机号1处和未填写1处`]);
  await app.user.click((await dialog()).getByText('仍要上架1条'));
  (await dialog()).getByText('请填写原因');
  await app.user.type((await dialog()).getByLabelText('原因', { exact: false }), '本人同意公开');
  await app.user.click((await dialog()).getByText('仍要上架1条'));
  await findOnPage('已上架1条');
  await app.user.click(onPage().getByText('撤销'));
  await findOnPage('已下架1条');
  expect(
    app.server
      .callsOf(`${science}/updown`)
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([
    { id, on: true, reason: '本人同意公开' },
    { id, on: false },
  ]);
  expect([onPage().queryByText('撤销'), toasts()]).toEqual([null, []]);
});

test('a selection survives sorting, not another filter; only operations that apply to a chosen record are offered', async () => {
  const app = await renderApp({ url: `${science}?status=draft`, account: 'editor' });
  const [first, second] = drafts.map((record) => textOf(record, 'mainTitle'));
  await findOnPage(first ?? '');
  await tick(app, `选择：${first}`);
  await tick(app, `选择：${second}`);
  expect((await bar()).getByText('已选2条')).toBeDefined();

  // Drafts can neither go offline nor be pinned.
  expect([(await bar()).queryByText('上架')?.textContent, (await bar()).queryByText('下架')]).toEqual(['上架', null]);
  expect((await bar()).queryByLabelText('更多批量操作')).toBeNull();

  await app.user.click(onPage().getByText('主标题'));
  await waitFor(() => expect(location.search).toContain('orderBy'));
  expect((await bar()).getByText('已选2条')).toBeDefined();
  await app.user.click(onPage().getByText('重置'));
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
});

test('all matching records may have no record that an operation applies to: it cannot be confirmed', async () => {
  const app = await renderApp({ url: `${science}?status=online`, account: 'editor' });
  const online = articleRecords.filter(({ status }) => status === 'online').length;
  await findOnPage(`共${online}条`);
  await tick(app, '选择本页全部内容');
  await app.user.click((await bar()).getByText(`选择符合条件的全部${online}条`));
  await app.user.click((await bar()).getByText('上架'));
  await (await dialog()).findByText('所选内容都无法执行此操作。');
  expect(new Set((await outcomes()).map((row) => row.split('：').at(-1)))).toEqual(new Set(['已上架']));
  expect((await dialog()).queryByText(/^上架\d/)).toBeNull();
});

test('a user without rights to change records cannot select any', async () => {
  await renderApp({ url: science, account: 'viewer' });
  await findOnPage(/^共\d+条$/);
  expect(onPage().queryByLabelText('选择本页全部内容')).toBeNull();
});
