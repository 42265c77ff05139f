import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '#tests/setup/console.ts';
import { findOnPage, shownToasts } from '#tests/flows/support/page.ts';
import { renderApp, type RenderedApp } from '#tests/flows/support/render-app.tsx';

// The toaster is loaded once per file; these tests run before that.

const toaster = '#src/views/notices/toaster.tsx';

const addFailure = ({ app }: RenderedApp, message: string) =>
  app.notices.add({ code: 'failure', failure: { kind: 'refused', code: 500, message } });

test('fault I1: if the toaster fails to load, messages are shown plainly, and the next message loads it again', async () => {
  expectConsole('error', /offline|mocking a module/);
  vi.doMock(toaster, () => {
    throw new Error('offline');
  });
  const app = await renderApp({ account: 'editor', messagesLate: true });
  await findOnPage('科普宣传科，您好');
  addFailure(app, '无法保存');
  expect((await screen.findByText('无法保存')).closest('[role=alert]')).not.toBeNull();
  addFailure(app, '仍无法保存');
  await screen.findByText('仍无法保存');
  fireEvent.click(screen.getByText('关闭'));
  await waitFor(() => expect([screen.queryByText('无法保存'), screen.queryByText('仍无法保存')]).toEqual([null, null]));
  vi.doUnmock(toaster);
  addFailure(app, '已恢复');
  await waitFor(() => expect(shownToasts()).toEqual(['已恢复']));
});
