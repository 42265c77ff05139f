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

/** The editor at work, with a clock in the test's hands and the countdown's own chunk loaded. */
async function openList({ reopened = false } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url: list, account: 'editor' });
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  await findOnPage(/^共\d+条$/);
  // Written when the session began; once more says that measuring has begun.
  if (!reopened) localStorage.removeItem('lastInput');
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(localStorage.getItem('lastInput')).not.toBeNull());
  return { ...app, user };
}

/** Another browser tab tells of an input. */
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
  expect([document.querySelector('#main'), dialogs(), toasts(), cookies.get('Admin-Token')]).toEqual([
    null,
    [],
    [over],
    undefined,
  ]);
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(list)}`);
  await waitFor(() =>
    expect(server.callsOf('/sys/auth/logout').map(({ authorization }) => authorization)).toEqual([token]),
  );
  expect([localStorage.getItem('lastInput'), Object.keys(sessionStorage)]).toEqual([null, []]);
});

test('decision 015: who stays, stays; moving the mouse is no answer', async () => {
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

test('decision 015: Escape stays, and closes nothing that stands below', async () => {
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

test('decision 015, fault A20: whoever opens the page late in the idle time is no longer idle', async () => {
  // There at once, so that measuring begins on time.
  await import('#src/app/browser/measure-idle-time.ts');
  localStorage.setItem('lastInput', String(Date.now() - 30.9 * minute));
  await openList({ reopened: true });
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect([dialogs(), toasts(), address()]).toEqual([[], [], list]);
});

test.each(['pointermove', 'keydown', 'touchstart', 'wheel'])('decision 015: %s counts as input', async (input) => {
  await openList();
  await vi.advanceTimersByTimeAsync(20 * minute);
  window.dispatchEvent(new Event(input));
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(dialogs()).toEqual([]);
});

test('decision 015, fault A20: input in another browser tab counts, also while the countdown runs', async () => {
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

test('decision 015, fault A22: a laptop that wakes after hours is out at once, even if it wakes by the mouse', async () => {
  await openList();
  vi.setSystemTime(Date.now() + 300 * minute);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('focus'));
  await screen.findByLabelText('登录名');
  expect([document.querySelector('#main'), dialogs(), toasts()]).toEqual([null, [], [over]]);
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
  'decision 015, fault A22: after a laptop slept, %s is not obeyed, whoever measures first',
  async ([, act]) => {
    const app = await openList();
    const before = contentCalls(app);
    vi.setSystemTime(Date.now() + 300 * minute);
    act(link());
    await screen.findByLabelText('登录名');
    expect([contentCalls(app), address(), toasts()]).toEqual([
      before,
      `/login?redirect=${encodeURIComponent(list)}`,
      [over],
    ]);
  },
);

test('decision 015: in the first seconds, before time is measured, it asks the server for nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url: list, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  vi.setSystemTime(Date.now() + 300 * minute);
  fireEvent.click(link());
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByLabelText('登录名');
  expect([toasts(), app.server.callsOf('/home/informationCenter/query')]).toEqual([[over], []]);
});

test('decision 015: what is done just when time is up only brings the countdown, and then does what it always does', async () => {
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
] as const)(
  'decision 015: after a laptop slept while it was asked whether to stay, %s comes too late',
  async ([, act]) => {
    await openList();
    await vi.advanceTimersByTimeAsync(30.2 * minute);
    await screen.findByText('仍在使用吗？');
    vi.setSystemTime(Date.now() + 300 * minute);
    act();
    await screen.findByLabelText('登录名');
    expect([address(), dialogs(), toasts()]).toEqual([`/login?redirect=${encodeURIComponent(list)}`, [], [over]]);
  },
);

test('decision 015: after a laptop slept no timer of a page sends anything either', async () => {
  const { app, server } = await openList();
  vi.setSystemTime(Date.now() + 300 * minute);
  const before = server.calls.length;
  expect([await app.http.call(authEndpoints.menu, undefined), server.calls.length]).toEqual([
    { ok: false, failure: { kind: 'superseded' } },
    before,
  ]);
});

test('decision 015, fault A22: a clock put back by a day changes nothing', async () => {
  await openList();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  await vi.advanceTimersByTimeAsync(29.5 * minute);
  expect(dialogs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0.6 * minute);
  await screen.findByText('仍在使用吗？');
});

test('decision 015: a page opened again after hours, its token still there, is out before anything shows', async () => {
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
