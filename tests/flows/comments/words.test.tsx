import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogs, fill, findOnPage, findToast, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/comment/comment/words';

test('W2.9: a trial before saving shows how many comments a word would mark, with five examples', async () => {
  const { user, server } = await renderApp({ url: path, account: 'admin' });
  await findOnPage('微信');
  await user.click(onPage().getByRole('button', { name: '新增关注词' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增关注词' }));
  await fill(user, dialog.getByLabelText(/^关注词/), '孩子');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.disabled).toEqual(true);
  expect(await dialog.findByText(/^最近90天有\d+条评论会被标记。$/)).toBeTruthy();
  const examples = dialog.getAllByRole('listitem').filter((item) => item.querySelector('mark'));
  expect([examples.length <= 5, examples.length > 0, server.callsOf(`${path}/add`)]).toEqual([true, true, []]);
  await user.type(dialog.getByLabelText('例外'), '孩子王{Enter}');
  await waitFor(() => expect(save.disabled).toEqual(false));
  await user.click(save);
  await findToast('保存成功');
  await waitFor(() => expect(onPage().getByRole('rowheader', { name: '孩子' })).toBeTruthy());
  expect(server.callsOf(`${path}/add`)[0]?.body).toEqual({ word: '孩子', exceptions: ['孩子王'], note: '' });
});

test('Escape closes the form while nothing is typed; afterwards it explains that only the buttons close it', async () => {
  const { user } = await renderApp({ url: path, account: 'admin' });
  await findOnPage('微信');
  const open = async () => {
    await user.click(onPage().getByRole('button', { name: '新增关注词' }));
    return within(await screen.findByRole('dialog', { name: '新增关注词' }));
  };
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
  const dialog = await open();
  await user.keyboard('孩子{Escape}');
  expect(dialog.getByText('请用对话框中的按钮选择，按Esc不会关闭。').role).toEqual('status');
  expect(dialog.getByLabelText<HTMLInputElement>(/^关注词/).value).toEqual('孩子');
});

test('W2.9: the field reports a word that exists already, and an exception that does not contain the word', async () => {
  const { user } = await renderApp({ url: path, account: 'admin' });
  await findOnPage('微信');
  await user.click(onPage().getByRole('button', { name: '新增关注词' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增关注词' }));
  await fill(user, dialog.getByLabelText(/^关注词/), '微信');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: '保存' });
  await waitFor(() => expect(save.disabled).toEqual(false), { timeout: 5000 });
  await user.click(save);
  expect(await dialog.findByText(/已存在/)).toBeTruthy();
  await user.type(dialog.getByLabelText('例外'), '电话{Enter}');
  expect(await dialog.findByText('“电话”不包含关注词，不能作为例外')).toBeTruthy();
});

test('a word is deleted after a confirmation; the comments stay', async () => {
  const { user, server } = await renderApp({ url: path, account: 'admin' });
  await findOnPage('微信');
  await user.click(onPage().getByRole('button', { name: '删除：微信' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除关注词' }));
  await user.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(onPage().queryByRole('rowheader', { name: '微信' })).toEqual(null));
  expect(server.callsOf(`${path}/del`).length).toEqual(1);
});
