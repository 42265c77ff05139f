import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { imported } from '#src/i18n/import-afresh.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { address, dialogs, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp, type RenderedApp } from '#tests/flows/support/render-app.tsx';

// A chunk is loaded once per file, so each test is the first to request its chunks.

/** Makes a chunk fail to load until the returned function is called. */
function lose(file: string): () => void {
  vi.doMock(file, () => {
    throw new Error('offline');
  });
  return () => vi.doUnmock(file);
}

const openPassword = async ({ user }: RenderedApp) => {
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
};

test.each(['TypeError: Importing a module script failed.', 'TypeError: error loading dynamically imported module'])(
  'fault I1: a chunk is requested twice more even if the error names no address (%s)',
  async (words) => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error(words));
    load.mockRejectedValueOnce(new Error(words)).mockRejectedValueOnce(new Error(words)).mockResolvedValueOnce('chunk');
    const loaded = imported(load);
    await vi.advanceTimersByTimeAsync(1300);
    expect([await loaded, load.mock.calls.length]).toEqual(['chunk', 3]);
    const lost = expect(imported(load)).rejects.toThrow(words);
    await vi.advanceTimersByTimeAsync(1300);
    await lost;
    expect(load).toHaveBeenCalledTimes(6);
  },
);

test('fault I1: a style sheet that failed to load is requested again, then its module', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/x-1.css'));
  load.mockResolvedValueOnce('chunk');
  const loaded = imported(load);
  const sheet = await waitFor(() => {
    const found = document.head.querySelector<HTMLLinkElement>('link[href*="x-1.css?attempt="]');
    if (!found) throw new Error('not asked for');
    return found;
  });
  sheet.dispatchEvent(new Event('load'));
  expect([await loaded, load.mock.calls.length]).toEqual(['chunk', 2]);
});

test('faults I1, I5: a dialog whose chunk is missing reports it, is in the error log, and can be opened again', async () => {
  expectConsole('error', /offline|mocking a module/);
  const app = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  const find = lose('#src/views/session/password-dialog.tsx');
  await openPassword(app);
  expect((await screen.findByRole('alert')).textContent).toContain('请检查网络后重试。');
  await waitFor(() => expect(app.app.errorLog.errors()).toHaveLength(1));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
  find();
  await openPassword(app);
  await screen.findByLabelText(/^旧密码/);
});

test('fault I1: the dialog of a missing chunk is titled import or export, as requested', async () => {
  expectConsole('error', /offline|mocking a module/);
  const { user } = await renderApp({ url: '/home/scienceKnowledge', account: 'editor' });
  await findOnPage(/^共\d+条$/);
  lose('#src/views/tables/table-panel.tsx');
  await user.click(onPage().getByRole('button', { name: '导入' }));
  await screen.findByRole('dialog', { name: '导入' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
  await user.click(onPage().getByRole('button', { name: '导出' }));
  await user.click(await screen.findByText('CSV文件'));
  await screen.findByRole('dialog', { name: '导出' });
});

test('fault I1: with unsaved work the message asks to save first', async () => {
  expectConsole('error', /offline|mocking a module/);
  const app = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await app.user.type(await waitFor(() => inputOf('mainTitle')), 'x');
  lose('#src/views/palette/palette.tsx');
  await app.user.keyboard('{Control>}k{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('请先保存');
  await waitFor(() => expect(app.app.errorLog.errors()).toHaveLength(1));
});

test('fault I5: an expiry dialog that fails to load still leads to login', async () => {
  expectConsole('error', /offline|mocking a module/);
  lose('#src/views/session/expiry-dialog.tsx');
  const { app, user, reload } = await renderApp({ url: '/401', account: 'editor' });
  await screen.findByText('无访问权限');
  act(() => app.actors().session.send({ type: 'token.expired' }));
  await screen.findByRole('alertdialog');
  await screen.findByText('账号已过期，请重新登录');
  await user.click(screen.getByText('确定'));
  await waitFor(() => expect([address(), reload.mock.calls.length]).toEqual(['/login?redirect=%2F401', 1]));
});
