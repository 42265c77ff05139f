import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import {
  activeTabs,
  address,
  chooseInMenu,
  chooseOnTab,
  closeControlOf,
  closeTab,
  fill,
  findOnPage,
} from '#tests/flows/support/page.ts';
import { menuItems, onPage, openTabMenu, shownPage, tabBar, tabNamed } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { articleRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const record = `${science}/1`;
const recordTitle = String(articleRecords.find(({ id }) => id === '1')?.['mainTitle']);

/** Home, the two lists, and a record. */
type Place = 'H' | 'A' | 'B' | 'C';

/** Starts at home and visits these places in order. */
async function openTabs(...open: Place[]): Promise<RenderedApp> {
  const app = await renderApp({ account: 'editor' });
  await screen.findByText('科普宣传科，您好');
  for (const tab of open) await show(app, tab);
  return app;
}

async function show({ user }: RenderedApp, tab: Place) {
  if (tab === 'C') {
    navigate(record);
    await screen.findByText(recordTitle, { selector: 'header a *' });
    await waitFor(() => onPage().getByLabelText('发布人 *'));
    return;
  }
  await chooseInMenu(user, { H: '首页', A: '科普知识', B: '资讯中心' }[tab]);
  await findOnPage(tab === 'H' ? '科普宣传科，您好' : '共60条');
}

const bar = () => ({ tabs: tabBar(), active: activeTabs(), address: address() });

test('T01: after login home is the only tab, active and without a close button', async () => {
  await openTabs();
  expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' });
  expect(closeControlOf('首页')).toBeNull();
});

test('T02: visiting A, B, A opens one tab each, in the order of the first visit', async () => {
  await openTabs('A', 'B', 'A');
  expect(bar()).toEqual({ tabs: ['首页', '科普知识', '资讯中心'], active: ['科普知识'], address: science });
});

test('T04: closing another tab keeps the current page', async () => {
  const { user } = await openTabs('A', 'B');
  await closeTab(user, '科普知识');
  expect(bar()).toEqual({ tabs: ['首页', '资讯中心'], active: ['资讯中心'], address: '/home/informationCenter' });
});

test('T05: closing the active tab opens the last one in the bar', async () => {
  const app = await openTabs('A', 'B', 'C', 'A');
  await closeTab(app.user, '科普知识');
  await waitFor(() =>
    expect(bar()).toEqual({ tabs: ['首页', '资讯中心', recordTitle], active: [recordTitle], address: record }),
  );
});

test('T07: home cannot be closed, neither by menu nor by middle click; another tab can', async () => {
  const { user } = await openTabs('A');
  await openTabMenu(user, '首页');
  expect(await menuItems()).toEqual(['刷新', '关闭其他', '关闭所有']);
  await user.keyboard('{Escape}');
  await user.pointer({ keys: '[MouseMiddle]', target: tabNamed('首页') });
  expect(tabBar()).toEqual(['首页', '科普知识']);
  await user.pointer({ keys: '[MouseMiddle]', target: tabNamed('科普知识') });
  await waitFor(() => expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' }));
});

test('T10: close others on the active tab keeps its page', async () => {
  const app = await openTabs('B', 'C');
  await fill(app.user, onPage().getByLabelText('发布人 *'), 'probe');
  await chooseOnTab(app.user, recordTitle, '关闭其他');
  await waitFor(() => expect(bar()).toEqual({ tabs: ['首页', recordTitle], active: [recordTitle], address: record }));
  expect(onPage().getByLabelText<HTMLInputElement>('发布人 *').value).toBe('probe');
});

test('T11: close others on home keeps only home', async () => {
  const { user } = await openTabs('A', 'B', 'A');
  await chooseOnTab(user, '首页', '关闭其他');
  await waitFor(() => expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' }));
});

test('T12: close all keeps only home', async () => {
  const { user } = await openTabs('A', 'B', 'A');
  await chooseOnTab(user, '科普知识', '关闭所有');
  await waitFor(() => expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' }));
});

test('T14: close all on home keeps home as it is', async () => {
  const app = await openTabs('A', 'H');
  const before = shownPage();
  const calls = app.server.calls.length;
  await chooseOnTab(app.user, '科普知识', '关闭所有');
  await waitFor(() => expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' }));
  expect([shownPage() === before, app.server.calls.length]).toEqual([true, calls]);
});

test('T15, T18: refresh restarts the page in its place, without a new history entry', async () => {
  const app = await openTabs('A');
  navigate(`${record}?x=1`);
  await screen.findByText(recordTitle, { selector: 'header a *' });
  await show(app, 'B');
  navigate(`${record}?x=1`);
  await fill(app.user, await screen.findByLabelText('发布人 *'), 'probe');
  const before = history.length;
  for (const time of [2, 3, 4]) {
    await chooseOnTab(app.user, recordTitle, '刷新');
    if (time === 2) await app.user.click(await screen.findByText('不保存'));
    await waitFor(() => expect(app.server.callsOf(`${science}/get`)).toHaveLength(time));
    await screen.findByText(recordTitle, { selector: 'header a *' });
  }
  expect((await waitFor(() => onPage().getByLabelText<HTMLInputElement>('发布人 *'))).value).not.toBe('probe');
  expect(bar()).toEqual({
    tabs: ['首页', '科普知识', recordTitle, '资讯中心'],
    active: [recordTitle],
    address: `${record}?x=1`,
  });
  expect(history.length).toBe(before);
});

test('refreshing an inactive tab opens it', async () => {
  const app = await openTabs('A', 'B');
  await chooseOnTab(app.user, '科普知识', '刷新');
  await waitFor(() => expect(app.server.callsOf(`${science}/query`).length).toBe(2));
  expect(bar()).toEqual({ tabs: ['首页', '科普知识', '资讯中心'], active: ['科普知识'], address: science });
});

test('T19: refreshing home stays on home', async () => {
  const { user } = await openTabs();
  const before = shownPage();
  await chooseOnTab(user, '首页', '刷新');
  await screen.findByText('科普宣传科，您好');
  await waitFor(() => expect(shownPage()).not.toBe(before));
  expect(bar()).toEqual({ tabs: ['首页'], active: ['首页'], address: '/blank' });
});

test('T21: the context menu closes on Escape', async () => {
  const { user } = await openTabs('A');
  await openTabMenu(user, '科普知识');
  expect(await menuItems()).toEqual(['刷新', '关闭', '关闭其他', '关闭所有']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('menuitem', { hidden: true })).toEqual([]));
});

test('T26: Back to a closed page opens it fresh, with a tab', async () => {
  const app = await openTabs('A', 'B');
  await closeTab(app.user, '资讯中心');
  await waitFor(() => expect(address()).toBe(science));
  const asked = app.server.callsOf('/home/informationCenter/query').length;
  history.back();
  await waitFor(() =>
    expect(bar()).toEqual({
      tabs: ['首页', '科普知识', '资讯中心'],
      active: ['资讯中心'],
      address: '/home/informationCenter',
    }),
  );
  await findOnPage('共60条');
  expect(app.server.callsOf('/home/informationCenter/query').length).toBe(asked + 1);
});

test('T31: a reload keeps the tabs and the current page', async () => {
  const app = await openTabs('A', 'C', 'B');
  await app.reopen();
  await findOnPage('共60条');
  expect(bar()).toEqual({
    tabs: ['首页', '科普知识', recordTitle, '资讯中心'],
    active: ['资讯中心'],
    address: '/home/informationCenter',
  });
});
