import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import { book } from '#tests/flows/support/consultations.ts';
import { fill, findOnPage, findToast, onPage } from '#tests/flows/support/page.ts';
import { callAs } from '#tests/flows/support/review.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('templates are added, changed and deleted; a name that is taken is refused and the typed text stays', async () => {
  const server = startServer();
  const { user } = await renderApp({ url: book, account: 'service', server });
  await findOnPage(/^共\d+条$/);
  await user.click(onPage().getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByText('答复模板', { selector: '[role=menuitem] *' }));
  const list = await dialog('答复模板');
  await user.click(await list.findByRole('button', { name: '新增模板' }));
  await fill(user, list.getByLabelText(/^模板名称/), '开放时间');
  await fill(user, list.getByLabelText(/^模板内容/), '您好，{{基地}}今日闭园。');
  await user.click(list.getByRole('button', { name: '保存模板' }));
  await findToast(/已存在|已被/);
  await waitFor(() =>
    expect(list.getByRole<HTMLButtonElement>('button', { name: '保存模板' }).dataset['loading']).toEqual(undefined),
  );
  expect(list.getByLabelText<HTMLTextAreaElement>(/^模板内容/).value).toEqual('您好，{{基地}}今日闭园。');
  await fill(user, list.getByLabelText(/^模板名称/), '闭园通知');
  await user.click(list.getByRole('button', { name: '保存模板' }));
  await user.click(await list.findByRole('button', { name: '编辑：闭园通知' }));

  // Another person changes it meanwhile.
  const all = await callAs<ReplyTemplate[]>(server, 'service2', `${book}/templates/query`);
  const mine = all.find(({ name }) => name === '闭园通知');
  await callAs(server, 'service2', `${book}/templates/update`, { ...mine, text: '二岗改过的内容' });
  await fill(user, list.getByLabelText(/^模板内容/), '我改的内容');
  await user.click(list.getByRole('button', { name: '保存模板' }));
  await list.findByText('二岗改过的内容');
  await user.click(list.getByRole('button', { name: '用我的内容覆盖' }));
  await list.findByText('我改的内容');

  await user.click(list.getByRole('button', { name: '删除：闭园通知' }));
  const question = await dialog('删除：闭园通知');
  await user.click(question.getByRole('button', { name: '删除' }));
  const again = await dialog('答复模板');
  await waitFor(() => expect(again.queryByText('闭园通知')).toEqual(null));
});
