import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type * as PageTitle from '#src/views/page/use-page-title.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { chooseOnTab, fill, findOnPage, onPage, shownPage, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/** The paths of the rendered tabs, each once, because the number of renders does not matter. */
const drawn = vi.hoisted(() => new Set<string>());

vi.mock('#src/views/page/use-page-title.ts', async (original) => {
  const real = await original<typeof PageTitle>();
  return {
    ...real,
    useTabTitle() {
      const titleOf = real.useTabTitle();
      return (tab: Parameters<typeof titleOf>[0]) => {
        drawn.add(tab.path);
        return titleOf(tab);
      };
    },
  };
});

beforeEach(() => drawn.clear());

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const records = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${science}/${from + index}`);
const pages = () => document.querySelector('#main')?.children.length;
const releasePeople = () => onPage().getByLabelText<HTMLInputElement>('发布人 *');
const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');

const storedTab = (path: string) => ({ path, search: '', hash: '', title: 'menu.blank', affix: false, noCache: false });

/** Visits one address after the other, as a user who clicks on. */
async function visitAll(hrefs: readonly string[]) {
  for (const href of hrefs) {
    navigate(href);
    await waitFor(() => expect(document.querySelector('header li[data-active] a')?.getAttribute('href')).toBe(href));
  }
}

test('12 pages stay rendered; another one is restored from its last state, unsaved, without a request', async () => {
  const { user, server } = await renderApp({ url: `${science}/1`, account: 'editor' });
  await waitFor(releasePeople);
  await fill(user, releasePeople(), '银杉');
  navigate(news);
  await findOnPage('共60条');
  await fill(user, keyword(), '红');
  const list = shownPage();
  const left = [shownPage(), document.querySelector('#main > *')];
  await visitAll(records(2, 14));
  await waitFor(() =>
    expect({ pages: pages(), connected: left.map((page) => page?.isConnected) }).toEqual({
      pages: 12,
      connected: [false, false],
    }),
  );
  const calls = () => server.callsOf(`${science}/1`).length + server.callsOf(`${news}/query`).length;
  const before = calls();
  navigate(`${science}/1`);
  await waitFor(() => expect(releasePeople().value).toBe('银杉'));
  expect({
    notice: onPage().getByText('有未保存的修改').textContent,
    calls: calls() - before,
    isConnected: list.isConnected,
  }).toEqual({
    notice: '有未保存的修改',
    calls: 0,
    isConnected: false,
  });
  navigate(news);
  // The pending input is now searched for.
  await waitFor(() => expect(keyword().value).toBe('红'));
  await waitFor(() => expect(location.search).toBe(`?keyword=${encodeURIComponent('红')}`));
});

test('saving a page that is not rendered shows the page if it has errors', async () => {
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  await waitFor(releasePeople);
  await fill(user, inputOf('phone'), '12');
  await screen.findByLabelText('未保存');
  await visitAll(records(2, 14));
  await waitFor(() => expect(pages()).toBe(12));
  await chooseOnTab(user, '首页', '关闭所有');
  await user.click(within(await screen.findByRole('dialog', { name: '有未保存的修改' })).getByText('保存'));
  await findOnPage('请输入正确格式的手机号！');
  expect({
    path: location.pathname,
    phone: inputOf('phone').value,
    hasFocus: document.activeElement === inputOf('phone'),
  }).toEqual({
    path: `${science}/1`,
    phone: '12',
    hasFocus: true,
  });
});

test('a typed password is only in its field, which stays rendered', async () => {
  const { user } = await renderApp({ url: '/system/userManager/new', account: 'admin' });
  await screen.findByText('初始密码', { selector: 'legend' });
  const field = onPage().getByLabelText<HTMLInputElement>(/^密码/);
  await fill(user, field, 'Secret@2026');
  await visitAll(records(1, 13));
  await waitFor(() => expect(pages()).toBe(13));
  expect([field.isConnected, field.value]).toEqual([true, 'Secret@2026']);
});

test('a page with an open dialog stays rendered, and the dialog keeps no keys from other pages', async () => {
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  await waitFor(releasePeople);
  await user.click(onPage().getByText('预览'));
  const dialog = await screen.findByRole('dialog');
  await visitAll(records(2, 14));
  await waitFor(() => expect(pages()).toBe(13));
  expect(dialog.isConnected).toBe(true);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: '搜索标题、编号、页面和操作' })).toBeDefined();
});

test('with 100 tabs a change of page renders two tabs, typing renders the one that gets its mark, and neither writes to the storage', async () => {
  const stored = [...records(1, 98).map(storedTab), storedTab(news)];
  sessionStorage.setItem('tabs:editor', JSON.stringify(stored));
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  await waitFor(releasePeople);
  navigate(`${science}/2`);
  await waitFor(() =>
    expect(document.querySelector('header li[data-active] a')?.getAttribute('href')).toBe(`${science}/2`),
  );
  await waitFor(releasePeople);
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  drawn.clear();
  navigate(`${science}/1`);
  await waitFor(releasePeople);
  const byChange = [...drawn];
  drawn.clear();
  await fill(user, releasePeople(), '银杉');
  await waitFor(() => expect(document.querySelectorAll('header li [role=img]')).toHaveLength(1));
  await user.type(releasePeople(), '属');
  const toSession = writes.mock.calls.map(([key]) => key).filter((key) => key.startsWith('tabs:'));
  expect({ tabs: tabBar().length, byChange: byChange.toSorted(), drawn: [...drawn], toSession }).toEqual({
    tabs: 100,
    byChange: records(1, 2),
    drawn: records(1, 1),
    toSession: [],
  });
});

test('one tab too many closes the one unused for longest, with a message', async () => {
  sessionStorage.setItem('tabs:editor', JSON.stringify(records(1, 99).map(storedTab)));
  await renderApp({ url: `${science}/1`, account: 'editor' });
  await waitFor(releasePeople);
  navigate(news);
  await screen.findByText(/^最多同时打开100个标签，已关闭最久未用的：/);
  expect([tabBar().length, document.querySelector(`header a[href="${science}/2"]`)]).toEqual([100, null]);
});
