import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { dialogs, findOnPage, findToast, onPage, pressUndo } from '#tests/flows/support/page.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { callAs } from '#tests/flows/support/review.ts';

const title = '认识银杉：从花坪说起';

test('a reason is sent only where it was asked for, and undoing an unpublishing asks for one, too', async () => {
  const summary = '联系林工13907710001';
  const cover = 'p0000000-0000-4000-8000-000000000001';
  const server = await serverWith({ status: 'draft', cover, summary });
  const { user } = await renderApp({ url: `${science}?status=draft`, account: 'editor', server });
  const dialog = async () => within(await screen.findByRole('dialog'));
  const press = async (operation: string) =>
    user.click(within(await screen.findByRole('region', { name: '批量操作' })).getByText(operation));
  const saveSummary = async (text: string) => {
    const record = await callAs<ContentRecord>(server, 'editor', `${science}/get`, { id: '1' });
    await callAs(server, 'editor', `${science}/update`, { ...record, summary: text });
  };
  const sent = () => server.callsOf(`${science}/updown`).map(({ body }) => body);

  await user.click(await waitFor(() => onPage().getByLabelText(`选择：${title}`)));
  await press('上架');
  await user.type(await (await dialog()).findByLabelText('原因', { exact: false }), '本人同意公开');
  await user.click((await dialog()).getByText('取消'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  await press('上架');
  expect((await (await dialog()).findByLabelText<HTMLInputElement>('原因', { exact: false })).value).toBe('');
  await user.click((await dialog()).getByText('取消'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  await saveSummary('联系管护站');
  await press('上架');
  await user.click(await (await dialog()).findByText('上架1条'));
  await findOnPage('已上架1条');
  expect(sent()).toEqual([{ id: '1', on: true }]);

  await saveSummary(summary);
  await user.click(onPage().getByRole('button', { name: /状态：/ }));
  await user.click(await waitFor(() => onPage().getByLabelText(`选择：${title}`)));
  await press('下架');
  await user.click(await (await dialog()).findByText('下架1条'));
  await user.click(await findOnPage('撤销'));
  const field = await (await dialog()).findByLabelText<HTMLInputElement>('原因', { exact: false });
  expect([field.value, field.maxLength, sent().length]).toEqual(['', 500, 2]);
  await user.type(field, '仍然有效');
  await user.click((await dialog()).getByText('仍要上架1条'));
  await findOnPage('已上架1条');
  expect(sent().at(-1)).toEqual({ id: '1', on: true, reason: '仍然有效' });
});

test('undoing the unpublishing of one record checks it, and asks for a reason where publishing does', async () => {
  const summary = '联系林工13907710001';
  const server = await serverWith({ status: 'online', summary });
  const { user } = await renderApp({
    url: `${science}?keyword=${encodeURIComponent(title)}`,
    account: 'editor',
    server,
  });
  const dialog = async () => within(await screen.findByRole('dialog'));
  const sent = () => server.callsOf(`${science}/updown`).map(({ body }) => body);
  const unpublish = async () => {
    await user.click(await findOnPage('下架'));
    await user.click((await dialog()).getByText('下架'));
    await findToast(`已下架：${title}`);
    await pressUndo(user);
  };

  await unpublish();
  const check = await dialog();
  expect(check.getByText(/13907710001/)).toBeDefined();
  await user.click(check.getByText('仍要上架'));
  expect(check.getByText('请填写上架原因')).toBeDefined();
  await user.type(check.getByLabelText('原因', { exact: false }), ' 本人同意公开 ');
  await user.click(check.getByText('仍要上架'));
  await findToast(`已上架：${title}`);
  expect(sent()).toEqual([
    { id: '1', on: false },
    { id: '1', on: true, reason: '本人同意公开' },
  ]);

  await unpublish();
  const field = (await dialog()).getByLabelText<HTMLTextAreaElement>('原因', { exact: false });
  expect(field.value).toBe('');
  await user.click((await dialog()).getByText('暂不上架'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(sent()).toHaveLength(3);
});
