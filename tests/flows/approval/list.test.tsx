import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, onPage, shownPage } from '#tests/flows/support/page.ts';
import { science } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { approvals, decideAs, draftServer } from './desk.ts';

const rowOf = (title: string) => within(onPage().getByRole('link', { name: title }).closest('tr') as HTMLElement);

test('a list shows the state of the review, filters by what awaits the person, and leaves unapproved records out of bulk publishing', async () => {
  const server = await draftServer();
  await server.commands.approvals(approvals);
  const title = '认识银杉：从花坪说起';
  const app = await renderApp({ url: `${science}?keyword=${title}`, account: 'publicity', server, approvals });
  await waitFor(() => rowOf(title).getByText('草稿 · 待审核1/2'));
  expect(rowOf(title).queryByRole('button', { name: `上架：${title}` })).toBeNull();

  await app.user.selectOptions(onPage().getByLabelText('发布审核'), '待我审核');
  await waitFor(() => expect(address()).toContain('approval=mine'));
  await waitFor(() => rowOf(title));
  onPage().getByText(/发布审核：待我审核/);

  await app.user.click(rowOf(title).getByRole('checkbox'));
  await app.user.click(within(shownPage()).getByRole('button', { name: '上架' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('list').textContent).toBe(`${title}未经审核，不能上架`);
  await app.user.click(dialog.getByRole('button', { name: '取消' }));

  // After the decision it awaits somebody else.
  await decideAs(server, 'publicity', 'approve', 0);
  await app.reopen();
  await waitFor(() => expect(onPage().queryByRole('link', { name: title })).toBeNull());
});
