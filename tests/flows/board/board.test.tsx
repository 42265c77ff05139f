import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { boardPath, wallPath } from '#src/domain/routes/location.ts';
import { tilesAt } from '#tests/domain/board/boards.ts';
import { pass } from '#tests/flows/support/clock.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const call = '/board/dashboard/query';
const start = Date.parse('2026-06-08T14:05:00+08:00');

/** The app with a clock that the test moves. */
function withClock() {
  vi.useFakeTimers({
    now: start,
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  vi.setTimerTickMode('interval');
  return startServer({ now: () => Date.now() });
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the board in the layout', () => {
  test('has a tab, its figures and a link to the wall, and opens from the menu', async () => {
    await renderApp({ url: boardPath, account: 'admin' });
    expect(await (await tile('咨询办理')).findByText('平均答复用时')).toBeDefined();
    // Figures of now have the time of the clock.
    expect(onPage().queryByText(/数据时间/)).toBeNull();
    expect(screen.getAllByRole('link', { name: '数据大屏' })).toHaveLength(2);
    expect(onPage().getByRole('link', { name: '打开独立大屏' }).getAttribute('href')).toBe(wallPath);
  });

  test('W5.12 a labelled button pauses the refresh, and the pause is announced', async () => {
    const server = withClock();
    const { user } = await renderApp({ url: `${boardPath}?interval=10`, account: 'admin', server });
    await findOnPage('每10秒刷新');
    await waitFor(() => expect(server.callsOf(call)).toHaveLength(1));
    await user.click(onPage().getByRole('button', { name: '暂停刷新' }));
    expect(status()).toContain('已暂停刷新');
    await pass(60_000);
    expect(server.callsOf(call)).toHaveLength(1);
    await user.click(onPage().getByRole('button', { name: '继续刷新' }));
    await waitFor(() => expect(server.callsOf(call)).toHaveLength(2));
  });

  test('Chinese counts in ten thousands, offers K and M, and the rest of the address stays', async () => {
    const { user } = await renderApp({ url: `${boardPath}?interval=10`, account: 'admin' });
    await user.click(await waitFor(() => onPage().getByRole('link', { name: '数字单位改为K、M' })));
    await waitFor(() => expect(location.search).toBe('?interval=10&units=en'));
    expect(await waitFor(() => onPage().getByRole('link', { name: '数字单位改为万、亿' }))).toBeDefined();
  });
});

describe('the board on a wall', () => {
  test.each([
    ['units=en', '位置不详1.23M个', '1.23M天'],
    ['', '位置不详123.46万个', '123.46万天'],
  ])('issue 25: every number of the board goes through its units (%s)', async (units, unplaced, answerDays) => {
    const old = tilesAt();
    const tiles = { ...old, consultations: { ...old.consultations, oldest: '1900-01-01 09:00:00' } };
    const large = (_: string, value: unknown) => (typeof value === 'number' ? 1_234_567 : value);
    const resultData: unknown = JSON.parse(JSON.stringify({ time: '2026-06-08 14:05:00', tiles }), large);
    const body = { success: true, rCode: 200, rMsg: '', resultData };
    await renderApp({
      url: `${wallPath}?${units}`,
      account: 'viewer',
      faults: [{ kind: 'body', path: call, body, when: 'always' }],
    });
    await screen.findByText(unplaced);
    expect(screen.getByText(answerDays)).toBeDefined();
    // The column’s text for screen readers is exact.
    for (const words of document.querySelectorAll('ol[aria-label] > li > :first-child')) words.remove();
    expect(screen.getByRole('main').textContent.match(/[\d,]{7,}/g)).toBeNull();
  });

  test('W5.9, W5.11 any signed-in user sees it without the shell, in the language and colours of its address', async () => {
    const { app } = await renderApp({
      url: `${wallPath}?lang=en&theme=dark&interval=30&content=brief`,
      account: 'viewer',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forestry science platform' })).toBeDefined();
    await waitFor(() => expect(screen.getByText('Refreshes every 30 s')).toBeDefined());
    expect(screen.getByText(/^\w+day, \w+ \d+, \d{4}$/)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Top content' })).toBeNull();
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect(app.cookies.read('language')).toBeNull();
    app.notices.add({ code: 'server.newer' });
    expect(screen.queryByText(/reload/i)).toBeNull();
  });

  test('W5.9 the pointer hides after five seconds and reappears when it moves', async () => {
    const server = withClock();
    await renderApp({ url: wallPath, account: 'viewer', server });
    await tile('浏览量');
    const wall = screen.getByRole('main');
    await pass(5000);
    await waitFor(() => expect(wall.dataset['still']).toBe('true'));
    fireEvent.pointerMove(document);
    await waitFor(() => expect(wall.dataset['still']).toBeUndefined());
  });

  test('W5.13 a change is announced once in words', async () => {
    const server = withClock();
    await renderApp({ url: `${wallPath}?interval=10`, account: 'viewer', server });
    await waitFor(() => expect(server.callsOf(call)).toHaveLength(1));
    const admin = await server.signIn('admin');
    const act = (path: string, body: object) =>
      fetch(`${location.origin}/backApi${path}`, {
        method: 'POST',
        headers: { Authorization: admin, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json() as Promise<{ resultData: { list: { id: string }[] } }>);
    const { resultData } = await act('/home/scienceKnowledge/query', { pageNum: 1, pageSize: 1, status: 'offline' });
    await act('/home/scienceKnowledge/updown', { id: resultData.list[0]?.id, on: true });
    await pass(11_000);
    await waitFor(() => expect(status().join()).toMatch(/数据已更新：.*在线内容\d+.*：上架/));
  });

  test('W5.3, W5.4 without a server the figures stay and old ones are marked; the board recovers by itself', async () => {
    const server = withClock();
    await renderApp({ url: `${wallPath}?interval=10`, account: 'viewer', server });
    await tile('浏览量');
    for (let time = 0; time < 8; time += 1) await server.faults.add({ kind: 'network', path: call });
    await pass(40_000);
    // Eight tiles, and the five large numbers above them.
    await waitFor(() => expect(screen.getAllByText('已过时')).toHaveLength(13));
    expect(status()).toContain('连接中断，自动重试中');
    await server.faults.clear();
    await pass(120_000);
    await waitFor(() => expect(screen.queryAllByText('已过时')).toEqual([]));
    expect(status()).toContain('每10秒刷新');
  });

  test('W5.3 before the first answer it shows that it is loading, then that loading failed', async () => {
    const server = withClock();
    for (let time = 0; time < 3; time += 1) await server.faults.add({ kind: 'network', path: call });
    await renderApp({ url: wallPath, account: 'viewer', server });
    expect(await screen.findByText('正在加载数据')).toBeDefined();
    await pass(5000);
    expect(await screen.findByText('数据未能加载')).toBeDefined();
    expect(screen.getByText('将自动重试')).toBeDefined();
  });

  test('W5.6 after expiry the figures stay with their time, without calls or a dialog; one link leads through login back here', async () => {
    const server = withClock();
    const { user, reload } = await renderApp({ url: `${wallPath}?interval=10&theme=dark`, account: 'viewer', server });
    await tile('浏览量');
    await server.faults.add({ kind: 'expire', path: call });
    await pass(11_000);
    const signIn = await screen.findByRole('button', { name: '重新登录' });
    expect(status()).toContain('登录已于14:05失效，数据停止更新');
    const before = server.callsOf(call).length;
    await pass(120_000);
    expect(server.callsOf(call)).toHaveLength(before);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: '浏览量' })).toBeDefined();
    await user.click(signIn);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.pathname + decodeURIComponent(location.search)).toBe(
      `/login?redirect=${wallPath}?interval=10&theme=dark`,
    );
  });

  test('decision 046: the idle countdown pauses, also across a reload; leaving the wall afterwards signs out', async () => {
    const server = withClock();
    const env = { VITE_IDLE_MINUTES: '1' };
    const { reopen } = await renderApp({ url: wallPath, account: 'viewer', server, env });
    await tile('浏览量');
    await pass(3 * 60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    const reopened = await reopen();
    await tile('浏览量');
    await pass(3 * 60_000);
    expect(screen.getByRole('region', { name: '浏览量' })).toBeDefined();
    history.pushState(null, '', '/profile');
    await waitFor(() => expect(reopened.app.actors().session.getSnapshot().matches('guest')).toBe(true));
  });
});
