import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { Notice } from '#src/domain/shell/notice.ts';
import {
  closeTab,
  findOnPage,
  findToast,
  logOut,
  onPage,
  pointAt,
  shownToasts,
  toasts,
} from '#tests/flows/support/page.ts';
import { pass } from '#tests/flows/support/clock.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const query = `${science}/query`;

/** A list whose next request fails. */
async function openAndFail(fault: object): Promise<RenderedApp> {
  const app = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await app.server.faults.add({ path: query, ...fault });
  await app.user.click(onPage().getByLabelText('刷新'));
  return app;
}

const envelope = (rCode: number, rMsg?: string) => ({ kind: 'body', body: { success: false, rCode, rMsg } });

test.each([
  ['its rMsg', envelope(500, 'x'), 'x'],
  ['Error, without an rMsg', envelope(500), 'Error'],
  ['Error, for a blank rMsg', envelope(404, '  '), 'Error'],
])('R02: a refusal shows %s for 5 seconds', async (_, fault, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openAndFail(fault);
  await waitFor(() => expect(shownToasts()).toEqual([words]));
  await pass(4000);
  expect(shownToasts()).toEqual([words]);
  await pass(3000);
  // React renders with a delay.
  await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
});

const failures: [string, object, string][] = [
  ['R07, fault E1: no network', { kind: 'network', times: 3 }, '无法连接服务器'],
  [
    'fault E6: HTML from a proxy',
    { kind: 'body', body: '<html><h1>502</h1></html>' },
    '无法读取服务器的响应，请稍后重试',
  ],
  [
    'fault E12: HTTP 502 with HTML',
    { kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' },
    '无法读取服务器的响应（502），请稍后重试',
  ],
  [
    'fault E12: HTTP 403 without an envelope',
    { kind: 'status', status: 403 },
    '没有权限执行此操作（缺少“科普知识”权限）',
  ],
  [
    'fault E12: HTTP 500 with an envelope',
    { kind: 'status', status: 500, body: { success: false, rCode: 500, rMsg: '忙' } },
    '忙',
  ],
  [
    'an answer outside the contract',
    { kind: 'body', body: { success: true, rCode: 200, resultData: {} } },
    '无法读取服务器的响应，请稍后重试',
  ],
  ['issue 25: wrong types in the envelope and the data', { kind: 'wrongTypes' }, '无法读取服务器的响应，请稍后重试'],
  [
    'decision 005: contradictory success flags',
    { kind: 'body', body: { success: true, rCode: 500, rMsg: '未保存' } },
    '未保存',
  ],
  [
    'fault D2: markup in rMsg',
    envelope(500, '<img src=x onerror="window.__xss=1">'),
    '<img src=x onerror="window.__xss=1">',
  ],
];

test.each(failures)('%s is reported once, as text, and retry loads the list', async (_, fault, words) => {
  const { user } = await openAndFail(fault);
  await findToast(words);
  await findOnPage('列表未能加载');
  expect({ toasts: toasts(), image: document.querySelector('[src=x]'), total: onPage().queryByText('共60条') }).toEqual(
    { toasts: [words], image: null, total: null },
  );
  await user.click(onPage().getByText('重试'));
  await findOnPage('共60条');
});

test('R07: no answer for 60 s is 请求已超时', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await openAndFail({ kind: 'hang' });
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(2));
  await pass(58_000);
  expect(toasts()).toEqual([]);
  await pass(3000);
  await findToast('请求已超时');
  await findOnPage('列表未能加载');
});

test.each<[string, object, object, string[]]>([
  [
    'the same failure',
    { kind: 'status', status: 502 },
    { kind: 'status', status: 502 },
    ['无法读取服务器的响应（502），请稍后重试'],
  ],
  ['one rMsg with two codes', envelope(500, 'x'), envelope(501, 'x'), ['x']],
  ['an rMsg that is the fallback', envelope(500), envelope(500, 'Error'), ['Error']],
  ['two failures', envelope(500, 'x'), envelope(500, 'y'), ['x', 'y']],
])('messages with the same text are shown once at a time: %s', async (_, first, second, words) => {
  const { user, server } = await openAndFail(first);
  await pointAt(words[0] ?? '');
  expect(toasts()).toEqual(words.slice(0, 1));
  await server.faults.add({ path: query, ...second });
  await user.click(onPage().getByLabelText('刷新'));
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(3));
  await waitFor(() => expect(onPage().getByLabelText('刷新').dataset['loading']).toBeUndefined());
  expect(toasts()).toEqual(words);
});

/** Adds this many different refusals at once. */
function refuse({ app }: RenderedApp, count: number): string[] {
  const words = Array.from({ length: count }, (_, index) => `失败${index + 1}`);
  for (const message of words) app.notices.add({ code: 'failure', failure: { kind: 'refused', code: 500, message } });
  return words;
}

test('more than three messages are queued', async () => {
  const app = await renderApp({ url: '/login' });
  const words = refuse(app, 4);
  await waitFor(() => expect(shownToasts()).toEqual(words.slice(0, 3)));
  fireEvent.click(screen.getAllByLabelText('关闭')[0] as HTMLElement);
  await waitFor(() => expect(shownToasts()).toEqual(words.slice(1)));
});

test.each([
  ['in the shell', { url: science, account: 'editor' }],
  ['on the login page', { url: '/login' }],
])(
  'fifty messages at once are gone within seconds: those not shown in time are counted and kept in the error log (%s)',
  async (_, start) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await renderApp(start);
    await screen.findAllByRole('button');
    const words = refuse(app, 50);
    await waitFor(() => expect(shownToasts()).toEqual(words.slice(0, 3)));
    await pass(5500);
    const line = '另有47条消息未及显示';
    await waitFor(() => expect(shownToasts()).toEqual([`${line}打开错误日志`]), { timeout: 3000 });
    fireEvent.click(screen.getByText('打开错误日志'));
    const log = within(await screen.findByRole('dialog', { name: '错误日志' }));
    await log.findByText('失败50');
    expect(log.getAllByText(/^失败/).map(({ textContent }) => textContent)).toEqual(words.slice(3).reverse());
    expect(log.getAllByText(/^未及显示的消息 · /)).toHaveLength(47);
    await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
  },
);

test('later messages join the count of those not shown, which disappears by itself; the log contains no secret', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rendered = await openAndFail(envelope(500, '0'));
  const { app, token } = rendered;
  const toast = await screen.findByRole('alert');
  fireEvent.mouseOver(toast);
  refuse(rendered, 12);
  await pass(4500);
  app.notices.add({ code: 'failure', failure: { kind: 'refused', code: 500, message: `token=${token}` } });
  await pass(4500);
  fireEvent.mouseOut(toast);
  await findToast('另有11条消息未及显示打开错误日志');
  await pass(6000);
  await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
  await waitFor(() => expect(app.errorLog.errors().at(-1)).toMatchObject({ message: 'token=•••', info: 'message' }));
});

test.each<[string, Notice, string, number]>([
  ['a failure', { code: 'failure', failure: { kind: 'refused', code: 500, message: 'x' } }, 'x', 5000],
  ['a success', { code: 'password.changed' }, '修改密码成功', 3000],
])('issue 25: %s that is repeated is shown for its full time again', async (_, notice, words, time) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { app } = await renderApp({ url: '/login' });
  app.notices.add(notice);
  await waitFor(() => expect(shownToasts()).toEqual([words]));
  for (let again = 0; again < 3; again += 1) {
    await pass(time - 1000);
    expect(shownToasts()).toEqual([words]);
    act(() => app.notices.add(notice));
  }
  await pass(time + 1000);
  await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
});

test('issue 25: a message repeated twice at once is also shown for its full time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { app } = await renderApp({ url: '/login' });
  const notice: Notice = { code: 'failure', failure: { kind: 'refused', code: 500, message: 'x' } };
  app.notices.add(notice);
  await waitFor(() => expect(shownToasts()).toEqual(['x']));
  await pass(4000);
  act(() => {
    app.notices.add(notice);
    app.notices.add(notice);
  });
  await pass(3000);
  expect(shownToasts()).toEqual(['x']);
});

test('issue 25: a full storage is reported once per session, not once per record', async () => {
  const { app, user } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  const report = () => {
    act(() => {
      app.notices.add({ code: 'drafts.memoryOnly' });
      app.notices.add({ code: 'preferences.notStored' });
    });
    const shown = app.notices.shown();
    act(() => app.notices.remove(...shown.map(({ id }) => id)));
    return shown.map(({ notice }) => notice.code);
  };
  const both = ['drafts.memoryOnly', 'preferences.notStored'];
  expect([report(), report()]).toEqual([both, []]);
  await logOut(user);
  await screen.findByRole('button', { name: '登录' });
  expect(report()).toEqual(both);
});

test('a message stays while it has the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openAndFail(envelope(500, 'x'));
  const close = within(await screen.findByRole('alert')).getByRole('button', { name: '关闭' });
  act(() => close.focus());
  await pass(20_000);
  expect(shownToasts()).toEqual(['x']);
  act(() => close.blur());
  await pass(6000);
  await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
});

test('a message stays while the pointer is over it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openAndFail(envelope(500, 'x'));
  const message = await screen.findByRole('alert');
  fireEvent.mouseOver(message);
  await pass(20_000);
  expect(shownToasts()).toEqual(['x']);
  fireEvent.mouseOut(message);
  await pass(6000);
  await waitFor(() => expect(shownToasts()).toEqual([]), { timeout: 3000 });
});

test('fault E15: 无回款 is an empty list without a message', async () => {
  await openAndFail(envelope(500, '无回款'));
  await findOnPage('暂无数据');
  expect([toasts(), onPage().queryByText('列表未能加载')]).toEqual([[], null]);
});

test('fault E5: a call cancelled by closing its page shows no message', async () => {
  const { user, server } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  server.hold(`${science}/get`);
  navigate(`${science}/1`);
  await waitFor(() => expect(server.callsOf(`${science}/get`)).toHaveLength(1));
  await closeTab(user, '科普知识详情');
  await findOnPage('共60条');
  expect(toasts()).toEqual([]);
});

test('home reports that its list failed, and loads it on retry', async () => {
  const { user } = await renderApp({
    account: 'editor',
    faults: [{ kind: 'status', path: '/profile/works', status: 500 }],
  });
  await findOnPage('最近处理的内容未能加载');
  expect(toasts()).toEqual(['无法读取服务器的响应（500），请稍后重试']);
  await user.click(onPage().getByText('重试'));
  await waitFor(() => expect(onPage().getAllByText('已上架').length).toBeGreaterThan(0));
});

test('fault I4: a newer back-end is reported once; the message stays until it is closed or the page is reloaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reload, server } = await openAndFail({ kind: 'newer' });
  const words = '系统已更新，保存工作后请重新加载';
  const notice = await screen.findByText(words, { exact: false });
  await server.faults.add({ path: query, kind: 'newer' });
  await vi.advanceTimersByTimeAsync(30_000);
  fireEvent.click(onPage().getByLabelText('刷新'));
  await waitFor(() => expect(server.callsOf(query)).toHaveLength(3));
  expect([screen.getAllByText(words, { exact: false }).length, notice.closest('[role=status]') !== null]).toEqual([
    1,
    true,
  ]);
  fireEvent.click(screen.getByText('重新加载'));
  expect(reload).toHaveBeenCalledTimes(1);
});
