import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { address, findOnPage, findToast, onPage, tabNamed } from '#tests/flows/support/page.ts';
import { saveAsSomebodyElse, science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const title = '认识银杉：从花坪说起';
const cover = 'p0000000-0000-4000-8000-000000000001';
const summary = '联系林工13907710001';
const publicAddresses = { [science]: 'https://www.gxlyj.cn/knowledge/{id}.html' };
const content = '<p>另见<a href="https://www.gxlyj.cn/knowledge/2.html">银杉的近况</a></p>';

const section = async () => within((await findOnPage('内容检查')).closest('section') as HTMLElement);
/** Waits for words in the dialog, which another one may replace meanwhile. */
const inDialog = (words: string) => waitFor(() => within(screen.getByRole('dialog')).getByText(words));

/** A record that is deleted while its page opens. */
const expectGone = async (at: string) => {
  await findOnPage('内容不存在或已被删除');
  await waitFor(() => expect([address(), screen.queryByRole('dialog')]).toEqual([at, null]));
};

test('a linked record that is deleted before its finding is opened is reported, and the form that links to it keeps its text', async () => {
  const server = await serverWith({ cover, content });
  await saveAsSomebodyElse({ server }, { status: 'offline' }, '2');
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server, publicAddresses });
  const open = await (await section()).findByText('打开内容');
  await user.type(inputOf('summary'), '未保存');
  const typed = inputOf('summary').value;
  await saveAsSomebodyElse({ server }, null, '2');
  await user.click(open);
  await expectGone(`${science}/2`);
  await user.click(tabNamed(title));
  await waitFor(() => expect(inputOf('summary').value).toBe(typed));
  (await section()).getByText('正文：链接的内容已下架或删除：银杉的近况');
});

test('the same from the question before publishing, which closes', async () => {
  const server = await serverWith({ cover, content, status: 'draft' });
  await saveAsSomebodyElse({ server }, { status: 'offline' }, '2');
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server, publicAddresses });
  await waitFor(() => inputOf('summary'));
  await user.click(onPage().getByText('上架', { selector: 'button *' }));
  const link = await inDialog('打开内容');
  await saveAsSomebodyElse({ server }, null, '2');
  await user.click(link);
  await expectGone(`${science}/2`);
  await user.click(tabNamed(title));
  await waitFor(() => inputOf('summary'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a record that is deleted before it is opened from the question before an operation on many is reported', async () => {
  const server = await serverWith({ status: 'draft', cover, summary });
  const { user } = await renderApp({ url: `${science}?status=draft`, account: 'editor', server });
  await user.click(await waitFor(() => onPage().getByLabelText(`选择：${title}`)));
  await user.click(within(await screen.findByRole('region', { name: '批量操作' })).getByText('上架'));
  const link = await inDialog(title);
  await saveAsSomebodyElse({ server }, null);
  await user.click(link);
  await expectGone(`${science}/1`);
});

test('a record that is deleted before its finding is opened from its list, or before it is published there, is reported', async () => {
  const server = await serverWith({ status: 'draft', cover, summary });
  const url = `${science}?keyword=${encodeURIComponent(title)}`;
  const { user } = await renderApp({ url, account: 'editor', server });
  await user.click(await findOnPage('上架'));
  const jump = await inDialog('去查看');
  await saveAsSomebodyElse({ server }, null);
  await user.click(jump);
  await expectGone(`${science}/1#summary`);
  await user.click(tabNamed('科普知识'));
  await user.click(await findOnPage('上架'));
  await findToast(/内容不存在或已被删除/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
