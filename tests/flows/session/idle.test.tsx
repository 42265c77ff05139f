import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address, dialogs, findOnPage, logIn, onPage, shownPage, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const list = '/home/scienceKnowledge?status=online';
const minute = 60_000;
const over = '长时间未操作，已自动退出';

/** The editor on a list, with fake timers and the countdown’s chunk loaded. */
async function openList({ reopened = false } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url: list, account: 'editor' });
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  await findOnPage(/^共\d+条$/);
  // Written when the session starts; its return shows that measuring has begun.
  if (!reopened) localStorage.removeItem('lastInput');
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(localStorage.getItem('lastInput')).not.toBeNull());
  return { ...app, user };
}

/** Simulates input in another browser tab. */
const inputElsewhere = () => localStorage.setItem('lastInput', String(Date.now()));

const seconds = () => Number(/(\d+)秒后/.exec(document.querySelector('[role=dialog]')?.textContent ?? '')?.[1]);

test('decision 015, fault A20: after 30 minutes a countdown offers to stay; then the session ends like a logout', async () => {
  const { server, token } = await openList();
  await vi.advanceTimersByTimeAsync(29.5 * minute);
  expect(dialogs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0.6 * minute);
  await screen.findByText('仍在使用吗？');
  expect([document.activeElement?.textContent, seconds() > 30]).toEqual(['继续使用', true]);
  await vi.advanceTimersByTimeAsync(minute);
  await screen.findByLabelText('登录名');
  expect({
    main: document.querySelector('#main'),
    dialogs: dialogs(),
    toasts: toasts(),
    token: cookies.get('Admin-Token'),
  }).toEqual({
    main: null,
    dialogs: [],
    toasts: [over],
    token: undefined,
  });
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
  await waitFor(() =>
    expect(server.callsOf('/sys/auth/logout').map(({ authorization }) => authorization)).toEqual([token]),
  );
  expect([localStorage.getItem('lastInput'), Object.keys(sessionStorage)]).toEqual([null, []]);
});

test('decision 015: “stay” keeps the session; moving the mouse does not', async () => {
  const { user } = await openList();
  await vi.advanceTimersByTimeAsync(30.2 * minute);
  await screen.findByText('仍在使用吗？');
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(dialogs()).toEqual(['仍在使用吗？']);
  await user.click(screen.getByText('继续使用'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect([dialogs(), address()]).toEqual([[], list]);
});

test('decision 015: Escape keeps the session, and closes nothing below the countdown', async () => {
  const { user } = await openList();
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
  await user.type(await screen.findByLabelText(/^旧密码/), 'probe');
  await vi.advanceTimersByTimeAsync(30.2 * minute);
  await screen.findByText('仍在使用吗？');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual(['修改密码']));
  expect(screen.getByLabelText<HTMLInputElement>(/^旧密码/).value).toBe('probe');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('decision 015, fault A20: opening the page late in the idle time counts as input', async () => {
  // Loaded early, so that measuring begins in time.
  await import('#src/app/browser/measure-idle-time.ts');
  localStorage.setItem('lastInput', String(Date.now() - 30.9 * minute));
  await openList({ reopened: true });
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect({ dialogs: dialogs(), toasts: toasts(), address: address() }).toEqual({
    dialogs: [],
    toasts: [],
    address: list,
  });
});

test.each(['pointermove', 'keydown', 'touchstart', 'wheel'])('decision 015: %s counts as input', async (input) => {
  await openList();
  await vi.advanceTimersByTimeAsync(20 * minute);
  window.dispatchEvent(new Event(input));
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(dialogs()).toEqual([]);
});

test('decision 015, fault A20: input in another browser tab counts, also during the countdown', async () => {
  await openList();
  await vi.advanceTimersByTimeAsync(20 * minute);
  inputElsewhere();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(dialogs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10.2 * minute);
  await screen.findByText('仍在使用吗？');
  inputElsewhere();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('decision 015, fault A22: a laptop that wakes after hours ends the session at once, even if the mouse wakes it', async () => {
  await openList();
  vi.setSystemTime(Date.now() + 300 * minute);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('focus'));
  await screen.findByLabelText('登录名');
  expect({ main: document.querySelector('#main'), dialogs: dialogs(), toasts: toasts() }).toEqual({
    main: null,
    dialogs: [],
    toasts: [over],
  });
});

const link = () => screen.getByText('资讯中心', { selector: 'aside *' });
const contentCalls = ({ server }: Awaited<ReturnType<typeof openList>>) =>
  server.calls.filter(({ path }) => path.startsWith('/home/')).length;

test.for([
  ['a click', (there) => fireEvent.click(there)],
  [
    'a press and its click',
    (there) => [fireEvent.pointerDown(there), fireEvent.click(there), fireEvent.click(document.body)],
  ],
  ['a key', () => fireEvent.keyDown(onPage().getByLabelText('搜索主标题、关键词或简介'), { key: 'Enter' })],
  ['a form', () => fireEvent.submit(shownPage().querySelector('form') ?? shownPage())],
] as readonly [string, (there: HTMLElement) => unknown][])(
  'decision 015, fault A22: after a laptop has slept, %s has no effect, whichever event comes first',
  async ([, act]) => {
    const app = await openList();
    const before = contentCalls(app);
    vi.setSystemTime(Date.now() + 300 * minute);
    act(link());
    await screen.findByLabelText('登录名');
    expect({ calls: contentCalls(app), address: address(), toasts: toasts() }).toEqual({
      calls: before,
      address: `/login?redirect=${encodeURIComponent(list)}`,
      toasts: [over],
    });
  },
);

test('decision 015: a click after sleep in the first seconds, before measuring begins, sends no request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url: list, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  vi.setSystemTime(Date.now() + 300 * minute);
  fireEvent.click(link());
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByLabelText('登录名');
  expect([toasts(), app.server.callsOf('/home/informationCenter/query')]).toEqual([[over], []]);
});

test('decision 015: a click at the moment of timeout only opens the countdown; after “stay” it works again', async () => {
  const { user } = await openList();
  vi.setSystemTime(Date.now() + 30.3 * minute);
  fireEvent.pointerDown(link());
  fireEvent.click(link());
  await screen.findByText('仍在使用吗？');
  expect(address()).toBe(list);
  await user.click(screen.getByText('继续使用'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  await user.click(link());
  await waitFor(() => expect(address()).toBe('/home/informationCenter'));
});

test.for([
  ['a click on it', () => fireEvent.click(screen.getByText('继续使用'))],
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
] as const)('decision 015: if a laptop sleeps during the countdown, %s comes too late', async ([, act]) => {
  await openList();
  await vi.advanceTimersByTimeAsync(30.2 * minute);
  await screen.findByText('仍在使用吗？');
  vi.setSystemTime(Date.now() + 300 * minute);
  act();
  await screen.findByLabelText('登录名');
  expect({ address: address(), dialogs: dialogs(), toasts: toasts() }).toEqual({
    address: `/login?redirect=${encodeURIComponent(list)}`,
    dialogs: [],
    toasts: [over],
  });
});

test('decision 015: after a laptop has slept, timers of pages send nothing either', async () => {
  const { app, server } = await openList();
  vi.setSystemTime(Date.now() + 300 * minute);
  const before = server.calls.length;
  expect([await app.http.call(authEndpoints.menu, undefined), server.calls.length]).toEqual([
    { ok: false, failure: { kind: 'superseded' } },
    before,
  ]);
});

test('decision 015, fault A22: setting the clock back by a day has no effect', async () => {
  await openList();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  await vi.advanceTimersByTimeAsync(29.5 * minute);
  expect(dialogs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0.6 * minute);
  await screen.findByText('仍在使用吗？');
});

test('decision 015: a page opened again after hours with its token ends the session before it shows anything', async () => {
  localStorage.setItem('lastInput', String(Date.now() - 300 * minute));
  sessionStorage.setItem('tabs:editor', '[]');
  const painted: string[] = [];
  const watcher = new MutationObserver(() => {
    if (document.querySelector('#main, aside')) painted.push(document.body.textContent);
  });
  watcher.observe(document, { childList: true, subtree: true });
  const { user, server } = await renderApp({ url: list, account: 'editor' });
  await screen.findByLabelText('登录名');
  expect([toasts(), server.calls.map(({ path }) => path).filter((path) => !path.startsWith('/sys/auth/'))]).toEqual([
    [over],
    [],
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  watcher.disconnect();
  expect(painted).toEqual([]);
  await logIn(user, 'editor');
  await findOnPage(/^共\d+条$/);
});
