import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { dialogs, fill, findOnPage, findToast, onPage } from '#tests/flows/support/page.ts';
import { pressSave, science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const picture = 'p0000000-0000-4000-8000-000000000001';
const chunk = '#src/views/publish/publish-check.tsx';

test('without the chunk of the check nothing is published, and a dialog reports it; while it loads, a dialog keeps everything else waiting', async () => {
  expectConsole('error', /offline|mocking a module/);
  const server = await serverWith({ cover: picture, status: 'draft' });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const writes = () => server.calls.filter(({ idempotencyKey }) => idempotencyKey !== null).map(({ path }) => path);
  await fill(user, await waitFor(() => inputOf('summary')), '联系管护站');

  vi.doMock(chunk, () => {
    throw new Error('offline');
  });
  await user.click(onPage().getByText('保存并上架'));
  expect((await screen.findByRole('alert')).textContent).toContain('请先保存');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));

  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(chunk, async () => {
    await arrival;
    return vi.importActual(chunk);
  });
  const button = onPage().getByText('保存并上架').closest('button');
  await user.click(button as HTMLElement);
  within(await screen.findByRole('dialog', { name: '上架' })).getByText('正在打开，请稍候。');
  await pressSave(user);
  expect(writes()).toEqual([]);
  arrive();
  await findToast(/^已上架/);
  expect([writes(), dialogs()]).toEqual([[`${science}/update`, `${science}/updown`], []]);
  await findOnPage('保存并更新前台');
});
