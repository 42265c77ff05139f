import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { findOnPage, findSaved, findToast, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/system/roleManager/3';

/** Grants a right by a click, which leaves the focus on its checkbox, and saves by the keyboard. */
async function review() {
  const app = await renderApp({ url: path, account: 'admin' });
  const right = await waitFor(() => onPage().getByLabelText('科普知识：编辑'));
  await app.user.click(right);
  await app.user.keyboard('{Control>}s{/Control}');
  await screen.findByRole('dialog', { name: '确认权限变更' });
  return { ...app, right };
}

const saveButton = () => onPage().getByText('保存').closest('button');

test('a cancelled review returns the focus to the right from which the save began', async () => {
  const { user, right } = await review();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(right));
});

test('a confirmed review moves the focus to the save button, because the save disables the rights', async () => {
  const { user } = await review();
  await user.click(screen.getByText('确认保存'));
  await findSaved();
  expect(document.activeElement).toBe(saveButton());
});

test('the focus stays on the save button when the save fails', async () => {
  const { user, server } = await review();
  await server.faults.add({ kind: 'status', status: 500, path: '/sys/role/update', times: 1 });
  await user.click(screen.getByText('确认保存'));
  await findToast(/500/);
  expect(document.activeElement).toBe(saveButton());
});

test('a review that was hidden meanwhile returns the focus to the save button', async () => {
  const { user } = await review();
  navigate('/blank');
  await findOnPage('平台管理员，您好');
  navigate(path);
  await screen.findByRole('dialog', { name: '确认权限变更' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(saveButton()));
});
