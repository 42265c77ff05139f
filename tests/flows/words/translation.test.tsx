import { act, render, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { expectConsole } from '#tests/setup/console.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findSaved, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { translate } from '#tests/flows/support/translation.ts';

const bare = vi.hoisted(() => ({ isThere: true, listeners: new Set<() => void>() }));

// The text node next to a record’s title has no element of its own, and can be removed.
vi.mock('#src/views/looks/status-badge.tsx', async () => {
  const { useSyncExternalStore } = await import('react');
  const watch = (listener: () => void) => {
    bare.listeners.add(listener);
    return () => void bare.listeners.delete(listener);
  };
  return { StatusBadge: () => (useSyncExternalStore(watch, () => bare.isThere) ? '状态' : null) };
});

const set = (isThere: boolean) =>
  act(() => {
    bare.isThere = isThere;
    for (const listener of bare.listeners) listener();
  });

async function openRecord() {
  const app = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('mainTitle'));
  return app;
}

/** React removes the text next to the title, which the translation has replaced. */
function breakPage() {
  set(true);
  translate(shownPage().querySelector('h1')?.parentElement ?? undefined);
  set(false);
}

test('a page broken by a translation is rendered again with its typed text and cursor', async () => {
  expectConsole('error', /PageBoundary/);
  const { app, user, server } = await openRecord();
  await fill(user, inputOf('summary'), '简介');
  await fill(user, inputOf('mainTitle'), '银杉');
  const first = inputOf('mainTitle');
  first.setSelectionRange(1, 1);
  breakPage();
  expect([inputOf('mainTitle') === first, document.activeElement === inputOf('mainTitle')]).toEqual([false, true]);
  await user.keyboard('白');
  expect([inputOf('mainTitle').value, inputOf('summary').value]).toEqual(['银白杉', '简介']);
  await waitFor(() => expect(app.errorLog.errors().map(({ count }) => count)).toEqual([1]));
  await save(user);
  await findSaved();
  expect(server.callsOf('/home/scienceKnowledge/update')[0]?.body).toMatchObject({
    mainTitle: '银白杉',
    summary: '简介',
  });
});

test('a page that breaks repeatedly is not rendered again for ever', async () => {
  expectConsole('error', /PageBoundary/);
  const { user } = await openRecord();
  for (const time of [1, 2, 3]) {
    breakPage();
    expect([time, onPage().queryByText('页面出错了')]).toEqual([time, null]);
  }
  breakPage();
  await findOnPage('页面出错了');
  await user.click(onPage().getByText('重试'));
  await waitFor(() => inputOf('mainTitle'));
});

test('a part that has failed keeps its message, even when rendered again much later', () => {
  expectConsole('error', /ErrorBoundary/);
  vi.useFakeTimers();
  const Broken = () => {
    throw new DOMException('no child of this node', 'NotFoundError');
  };
  const draw = (language: string) => (
    <ErrorBoundary fallback={() => <p>{language}</p>}>
      <Broken />
    </ErrorBoundary>
  );
  const { container, rerender } = render(draw('zh'));
  vi.advanceTimersByTime(60_000);
  rerender(draw('es'));
  expect(container.textContent).toBe('es');
});

test('in a translated page the user can type, see errors and save, and nothing breaks', async () => {
  bare.isThere = false;
  const { user } = await openRecord();
  translate();
  const title = inputOf('mainTitle');
  await user.clear(title);
  translate();
  await user.tab();
  translate();
  await save(user);
  translate();
  await user.type(title, '银杉');
  translate();
  await user.tab();
  await save(user);
  await findSaved();
  translate();
  await user.type(inputOf('mainTitle'), '王');
  expect([inputOf('mainTitle') === title, title.value]).toEqual([true, '银杉王']);
});

test('in a translated list the user can filter, select and open its controls; its texts stay correct', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge', account: 'editor' });
  await findOnPage('共60条');
  translate();
  await fill(user, onPage().getByLabelText('搜索主标题、关键词或简介'), '红树');
  await findOnPage(/^共[1-9]条$/);
  translate();
  await user.click(within(shownPage()).getAllByRole('checkbox')[1] as Element);
  translate();
  const around = within(shownPage())
    .getAllByRole('button')
    .filter((button) => !button.closest('table'));
  for (const button of around) {
    if (!button.isConnected || button.hasAttribute('disabled')) continue;
    await user.click(button);
    translate();
    await user.keyboard('{Escape}');
  }
  expect(around.length).toBeGreaterThan(5);
});
