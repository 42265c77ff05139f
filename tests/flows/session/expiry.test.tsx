import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address, dialogs, findOnPage, logIn, onPage, shownPage, toasts } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const list = '/home/scienceKnowledge?status=online';
const query = '/home/scienceKnowledge/query';
const get = '/home/scienceKnowledge/get';
const newsQuery = '/home/informationCenter/query';
const words = '账号已过期，请重新登录';

async function openList(): Promise<RenderedApp> {
  const app = await renderApp({ url: list, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  return app;
}

/** Opens four more pages, whose calls are held until the returned function is called. */
async function openMore({ server }: RenderedApp): Promise<() => void> {
  const releases = [newsQuery, get].map((path) => server.hold(path));
  for (const path of ['/home/informationCenter', ...[1, 2, 3].map((id) => `/home/scienceKnowledge/${id}`)]) {
    const called = path.replace(/\/\d+$/, '/get').replace(/Center$/, 'Center/query');
    const sent = server.callsOf(called).length;
    navigate(path);
    await waitFor(() => expect(server.callsOf(called).length).toBe(sent + 1));
  }
  return () => {
    for (const release of releases) release();
  };
}

const failedPages = ({ app }: RenderedApp): number =>
  Object.values(app.actors().tabs.getSnapshot().context.pages).filter(({ actor }) =>
    JSON.stringify(actor?.getSnapshot().context.screenActor?.getSnapshot()).includes('"failed"'),
  ).length;

test('R04, fault A1: calls that expire together open one dialog without a message; confirming it leads to login', async () => {
  const app = await openList();
  const release = await openMore(app);
  navigate(list);
  await app.server.faults.add({ kind: 'expire', path: '*' });
  release();
  await screen.findByText(words);
  await waitFor(() => expect(shownPage().querySelectorAll('[aria-busy=true], [data-loading]')).toHaveLength(0));
  expect({ dialogs: dialogs(), toasts: toasts(), address: address(), reloads: app.reload.mock.calls }).toEqual({
    dialogs: ['提示'],
    toasts: [],
    address: list,
    reloads: [],
  });

  await app.user.click(screen.getByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  expect([cookies.get('Admin-Token'), address()]).toEqual([undefined, `/login?redirect=${encodeURIComponent(list)}`]);
  expect(app.server.callsOf('/sys/auth/logout')).toEqual([]);

  const { user } = await app.reopen();
  await logIn(user, 'editor');
  await findOnPage(/^共\d+条$/);
  expect({ address: address(), dialogs: dialogs(), toasts: toasts() }).toEqual({
    address: list,
    dialogs: [],
    toasts: [],
  });
});

test('a call that fails while “log in again” reloads the page shows nothing and breaks nothing', async () => {
  const { app, server, user, reload } = await openList();
  act(() => app.actors().session.send({ type: 'token.expired' }));
  await user.click(await screen.findByText('重新登录'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await server.faults.add({ kind: 'network', path: query });
  act(() => app.root.send({ type: 'records.changed', path: '/home/scienceKnowledge', record: null }));
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(2));
  await waitFor(() => expect(app.actors().session.getSnapshot().value).toBe('leaving'));
  expect({ dialogs: dialogs(), toasts: toasts(), typed: app.hasUnsaved() }).toEqual({
    dialogs: [],
    toasts: [],
    typed: false,
  });
});

test('Escape under the expiry dialog closes nothing', async () => {
  const { app, user } = await openList();
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
  await user.type(await screen.findByLabelText(/^旧密码/), 'probe');
  act(() => app.actors().session.send({ type: 'token.expired' }));
  await screen.findByText(words);
  await user.keyboard('{Escape}');
  expect([dialogs(), screen.getByLabelText<HTMLInputElement>(/^旧密码/).value]).toEqual([
    ['修改密码', '提示'],
    'probe',
  ]);
});

test.each([
  ['rCode "201" as text', { kind: 'body', body: { success: false, rCode: '201', rMsg: words } }],
  ['success with rCode 201', { kind: 'body', body: { success: true, rCode: 201, resultData: [] } }],
  ['HTTP 401 without an envelope', { kind: 'status', status: 401 }],
])('a call that answers %s expires the session', async (_, fault) => {
  const app = await openList();
  await app.server.faults.add({ path: query, ...fault });
  await app.user.click(onPage().getByLabelText('刷新'));
  await screen.findByText(words);
  expect([dialogs(), toasts()]).toEqual([['提示'], []]);
});

test('decision 006: the dialog cannot be dismissed, and the page behind it stays', async () => {
  const app = await openList();
  await app.server.faults.add({ kind: 'expire', path: query });
  await app.user.click(onPage().getByLabelText('刷新'));
  await screen.findByText(words);
  await app.user.keyboard('{Escape}');
  const overlay = document.querySelector('.mantine-Modal-inner');
  if (overlay) await app.user.click(overlay);
  expect({ dialogs: dialogs(), hasTable: document.querySelector('#main table') !== null, address: address() }).toEqual({
    dialogs: ['提示'],
    hasTable: true,
    address: list,
  });
  expect(document.querySelectorAll('[role=dialog] button')).toHaveLength(1);
});

test('fault A3: no call is sent while the dialog is open', async () => {
  const app = await openList();
  await app.server.faults.add({ kind: 'expire', path: query });
  await app.user.click(onPage().getByLabelText('刷新'));
  await screen.findByText(words);
  const sent = app.server.calls.length;
  await app.user.click(onPage().getByLabelText('刷新'));
  await waitFor(() => expect(onPage().getByLabelText('刷新').dataset['loading']).toBeUndefined());
  expect({ calls: app.server.calls.length, dialogs: dialogs(), toasts: toasts() }).toEqual({
    calls: sent,
    dialogs: ['提示'],
    toasts: [],
  });
});

test('decision 006: other failures are held back while the dialog is open', async () => {
  const app = await openList();
  const release = await openMore(app);
  navigate(list);
  await app.server.faults.add({ kind: 'expire', path: query });
  await app.user.click(onPage().getByLabelText('刷新'));
  await screen.findByText(words);
  await app.server.faults.add({ kind: 'status', path: '*', status: 500, times: 4 });
  release();
  // Hidden pages render nothing, so their machines are checked.
  await waitFor(() => expect(failedPages(app)).toBe(5));
  expect([dialogs(), toasts()]).toEqual([['提示'], []]);
});

test('decision 006: an expiry on /error opens the dialog too', async () => {
  const server = startServer();
  const release = server.hold('/sys/auth/menu');
  const faults = [{ kind: 'status', path: '/sys/auth/permissions', status: 500 }];
  const app = await renderApp({ url: list, account: 'editor', server, faults });
  await screen.findByText('获取失败');
  await server.faults.add({ kind: 'expire', path: '/sys/auth/menu' });
  release();
  await screen.findByText(words);
  expect(dialogs()).toEqual(['提示']);
  await app.user.click(screen.getByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
});
