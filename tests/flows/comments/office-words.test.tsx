import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findOnPage, findToast, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/comment/comment/officeWords';

test('a word of the office is tried on published content before it is saved; a wrong one needs the right one', async () => {
  const { user, server } = await renderApp({ url: path, account: 'admin' });
  await findOnPage('包治百病');
  await user.click(onPage().getByRole('button', { name: '新增词语' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增词语' }));
  await user.type(dialog.getByLabelText(/^错词或禁用词/), '银杉');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '错词' }).checked).toBe(true);
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: '保存' });
  await user.click(save());
  dialog.getByText('请填写正确写法');
  await user.type(dialog.getByLabelText(/^正确写法/), '银杉树');
  await dialog.findByText(/^最近90天更新的已上架内容中，\d+条含有这个词。$/);
  const examples = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(examples.filter((href) => !/^\/[a-z]+\/\w+\/\d+$/i.test(href ?? ''))).toEqual([]);
  await waitFor(() => expect(save().disabled).toBe(false));
  await user.click(save());
  await findToast('保存成功');
  expect(server.callsOf(`${path}/add`)[0]?.body).toEqual({
    word: '银杉',
    right: '银杉树',
    isForbidden: false,
    exceptions: [],
    note: '',
  });
  await waitFor(() => onPage().getByRole('rowheader', { name: '银杉' }));
  onPage().getByText('银杉树');
});
