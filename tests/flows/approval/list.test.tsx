import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, onPage } from '#tests/flows/support/page.ts';
import { science } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { approvals, decideAs, draftServer } from './desk.ts';

const title = '认识银杉：从花坪说起';
const other = '三门江林场的油茶如何繁育与保护';

const rowOf = (name: string) => within(onPage().getByRole('link', { name }).closest('tr') as HTMLElement);

test('a list shows the state of the review, filters by what awaits the person, and leaves unapproved records out of bulk publishing', async () => {
  const server = await draftServer();
  const app = await renderApp({ url: `${science}?status=draft`, account: 'publicity', server, approvals });
  await waitFor(() => rowOf(title).getByText('草稿 · 待审核1/2'));
  expect(rowOf(title).queryByRole('button', { name: `上架：${title}` })).toBeNull();
  await app.user.selectOptions(onPage().getByLabelText('发布审核'), '待我审核');
  await waitFor(() => expect(address()).toBe(`${science}?status=draft&approval=mine`));
  await waitFor(() => rowOf(title));

  await decideAs(server, 'publicity', 'approve', 0);
  await decideAs(server, 'admin', 'approve', 1);
  const later = await app.reopen();
  await waitFor(() => rowOf(other));
  expect(onPage().queryByRole('link', { name: title })).toBeNull();
  await later.user.click(onPage().getByRole('button', { name: /发布审核：待我审核/ }));
  await waitFor(() => rowOf(title).getByText('草稿 · 审核通过'));
  rowOf(title).getByRole('button', { name: `上架：${title}` });

  for (const name of [title, other]) await later.user.click(onPage().getByLabelText(`选择：${name}`));
  await later.user.click(within(await screen.findByRole('region', { name: '批量操作' })).getByText('上架'));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    `${other}未经审核，不能上架`,
  ]);
});
