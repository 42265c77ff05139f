import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { cookies } from './support/cookies.ts';
import { address, dialogs, findOnPage, logIn, toasts } from './support/page.ts';
import { type RenderedApp, renderApp } from './support/render-app.tsx';

const list = '/home/scienceKnowledge?status=online';
const query = '/home/scienceKnowledge/query';
const words = '账号已过期，请重新登录';

const call = ({ app }: RenderedApp) => app.http.call(authEndpoints.menu, undefined);

async function openList(): Promise<RenderedApp> {
  const app = await renderApp({ url: list, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  return app;
}

test('R04, fault A1: five calls that expire together open one dialog and no message; confirming leads to login', async () => {
  const app = await openList();
  await app.server.faults.add({ kind: 'expire', path: authEndpoints.menu.path });
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(app)));
  expect(new Set(answers.map((answer) => !answer.ok && answer.failure.kind))).toEqual(new Set(['expired']));
  await screen.findByText(words);
  expect([dialogs(), toasts(), address(), app.reload.mock.calls]).toEqual([['提示'], [], list, []]);

  await app.user.click(screen.getByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  expect([cookies.get('Admin-Token'), address()]).toEqual([undefined, `/login?redirect=${encodeURIComponent(list)}`]);
  expect(app.server.callsOf('/sys/auth/logout')).toEqual([]);

  const { user } = await app.reopen();
  await logIn(user, 'editor');
  await findOnPage(/^共\d+条$/);
  expect([address(), dialogs(), toasts()]).toEqual([list, [], []]);
});

test.each([
  ['rCode "201" as text', { kind: 'body', body: { success: false, rCode: '201', rMsg: words } }],
  ['success with rCode 201', { kind: 'body', body: { success: true, rCode: 201, resultData: [] } }],
  ['HTTP 401 without an envelope', { kind: 'status', status: 401 }],
])('a call that answers %s is the expiry', async (_, fault) => {
  const app = await openList();
  await app.server.faults.add({ path: query, ...fault });
  await app.user.click(screen.getByLabelText('刷新'));
  await screen.findByText(words);
  expect([dialogs(), toasts()]).toEqual([['提示'], []]);
});

test('decision 9: the dialog cannot be dismissed, and what is behind it stays', async () => {
  const app = await openList();
  await app.server.faults.add({ kind: 'expire', path: query });
  await app.user.click(screen.getByLabelText('刷新'));
  await screen.findByText(words);
  await app.user.keyboard('{Escape}');
  const overlay = document.querySelector('.mantine-Modal-inner');
  if (overlay) await app.user.click(overlay);
  expect([dialogs(), document.querySelector('#main table') !== null, address()]).toEqual([['提示'], true, list]);
  expect(document.querySelectorAll('[role=dialog] button')).toHaveLength(1);
});

test('fault A3: while the dialog is open no further call leaves', async () => {
  const app = await openList();
  await app.server.faults.add({ kind: 'expire', path: authEndpoints.menu.path });
  await call(app);
  await screen.findByText(words);
  const sent = app.server.calls.length;
  await call(app);
  expect([app.server.calls.length, dialogs()]).toEqual([sent, ['提示']]);
});

test('decision 9: other failures that come in meanwhile are held back', async () => {
  const app = await openList();
  const release = app.server.hold(query);
  await app.user.click(screen.getByLabelText('刷新'));
  await app.server.faults.add({ kind: 'expire', path: authEndpoints.menu.path });
  await call(app);
  await screen.findByText(words);
  await app.server.faults.add({ kind: 'status', path: query, status: 500 });
  release();
  await screen.findByText('列表未能加载');
  expect([dialogs(), toasts()]).toEqual([['提示'], []]);
});

test('an expiry on /error opens the dialog too', async () => {
  const app = await renderApp({
    url: list,
    account: 'editor',
    faults: [
      { kind: 'status', path: '/sys/auth/permissions', status: 500 },
      { kind: 'expire', path: authEndpoints.menu.path },
    ],
  });
  await waitFor(() => expect(location.pathname).toBe('/error'));
  await call(app);
  await screen.findByText(words);
  await app.user.click(screen.getByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
});
