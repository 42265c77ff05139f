import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { buttonOf } from '#src/domain/rights/access.ts';
import { materialRights } from '#src/domain/content/types/rights.ts';
import { address, chooseInMenu, dialogs, findOnPage, shownPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';

/** All rights on two pages. */
const grants = [science, news].flatMap((path) => [path, ...materialRights.map((right) => buttonOf(path, right))]);

async function start(options: Parameters<typeof renderApp>[0] = {}): Promise<RenderedApp> {
  const app = await renderApp({ account: 'editor', grants, ...options });
  await screen.findByRole('button', { name: /搜索|Search/ });
  return app;
}

const field = () => screen.findByRole('combobox', { name: '搜索标题、编号、页面和操作' });
const isOpen = () => screen.queryByRole('combobox', { name: '搜索标题、编号、页面和操作' }) !== null;
const open = async ({ user }: RenderedApp) => {
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  // Keys are sent to the focused element.
  await waitFor(() => expect(document.activeElement).toBe(input));
  return input;
};
/** The options of the palette; the page below may have its own. */
const offered = (state = '') =>
  [...document.querySelectorAll(`[role=dialog] [role=option]${state}`)].map((option) => option.textContent);
const selected = () => offered('[aria-selected=true]');
/** The texts of the options, by the heading of their section. */
const sections = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[role=dialog] [role=group]')].map((section) => [
      section.getAttribute('aria-label') ?? '',
      [...section.querySelectorAll('[role=option]')].map((option) => option.textContent),
    ]),
  );
const findSection = (name: string) => waitFor(() => sections()[name] ?? Promise.reject(new Error(`no ${name}`)));
const searches = ({ server }: RenderedApp) => server.callsOf('/search/query').map(({ body }) => body);
const knowledge = '素材管理科普知识';
const addKnowledge = '科普知识新增科普知识';

test('F01: Chinese input finds a page; Enter opens it, and the palette is empty when opened again', async () => {
  const app = await start();
  await app.user.click(screen.getByRole('button', { name: '搜索' }));
  await app.user.type(await field(), '科普');
  expect(offered().slice(0, 2)).toEqual([knowledge, addKnowledge]);
  await app.user.keyboard('{Enter}');
  await findOnPage('共60条');
  expect([address(), isOpen()]).toEqual([science, false]);
  expect(((await open(app)) as HTMLInputElement).value).toBe('');
});

test.for<[string, string]>([
  ['kepu', knowledge],
  ['zixun', '素材管理资讯中心'],
  ['zxzx', '素材管理资讯中心'],
  ['tuichu', '退出登录'],
])('F02: %s finds %s by its pinyin', async ([letters, first]) => {
  const app = await start();
  await app.user.type(await open(app), letters);
  await waitFor(() => expect(offered()[0]).toBe(first));
});

test('the title of a group finds its pages', async () => {
  const app = await start();
  await app.user.type(await open(app), 'sucai');
  await waitFor(() => expect(offered().slice(0, 2)).toEqual([knowledge, '素材管理资讯中心']));
});

test('records are found five to a list, by one call for the text that was typed; the chosen entry stays chosen', async () => {
  // A person without recent records, which would be listed before.
  const app = await start({ account: 'nobody', grants: [science, buttonOf(science, 'add')] });
  await app.user.type(await open(app), '的');
  const articles = await findSection('科普知识');
  expect({ articles: articles.length, all: Object.keys(sections()), calls: searches(app) }).toEqual({
    articles: 5,
    all: ['科普知识'],
    calls: [{ keyword: '的', pinyin: true }],
  });

  fireEvent.change(await field(), { target: { value: '科普' } });
  await app.user.keyboard('{ArrowDown}');
  expect(selected()).toEqual([addKnowledge]);
  await waitFor(() => expect(searches(app)).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('正在搜索内容…'),
  );
  expect(selected()).toEqual([addKnowledge]);
});

test.for<[string, string, string]>([
  ['a title', '银杉', '科普知识'],
  ['pinyin', 'yinshan', '科普知识'],
  ['a number', 'SQ001', '基地申报'],
  ['a person', '科普宣传', '用户管理'],
])('%s finds a record, and Enter opens its page', async ([, query, list]) => {
  const app = await start({ account: 'admin', grants: undefined });
  fireEvent.change(await open(app), { target: { value: query } });
  const [first] = await findSection(list);
  while (selected()[0] !== first) await app.user.keyboard('{ArrowDown}');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/(home|system)\/\w+\/\w+$/));
  await waitFor(() => expect(first).toContain(shownPage().querySelector('h1')?.textContent || '—'));
});

test('a consultation that is found says who asked, with a masked name, when, and its state', async () => {
  const app = await start({ account: 'service', grants: undefined });
  fireEvent.change(await open(app), { target: { value: '课程' } });
  const [first] = await findSection('咨询信息');
  expect(first).toMatch(/.\*\* · \d{4}-\d\d-\d\d · (待处理|处理中|已答复|已关闭) · \d+$/);
});

test('a failed search says why, keeps pages and actions, and is repeated by its button', async () => {
  const app = await start();
  await app.server.faults.add({ kind: 'refuse', path: '/search/query', rCode: 500, rMsg: '搜索服务繁忙' });
  fireEvent.change(await open(app), { target: { value: '资讯' } });
  const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
  expect([alert.textContent, offered()[0]]).toEqual([
    '内容搜索未能完成，页面和操作仍可使用。搜索服务繁忙重试',
    '素材管理资讯中心',
  ]);
  await app.server.faults.clear();
  await app.user.click(within(alert).getByText('重试'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(searches(app)).toHaveLength(2);
});

test('recent records are listed at once and found without a call', async () => {
  const app = await start();
  await open(app);
  const recent = await findSection('最近处理');
  expect(recent.length).toBeGreaterThan(0);
  const title = recent[0]?.replace(/^(科普知识|资讯中心)/, '') ?? '';
  fireEvent.change(await field(), { target: { value: title } });
  expect([offered()[0], searches(app)]).toEqual([recent[0], []]);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(shownPage().querySelector('h1')?.textContent).toBe(title));
});

test('the top bar has a search field with its key, and neither language nor size', async () => {
  await start();
  const search = screen.getByRole('button', { name: '搜索' });
  expect([search.textContent, search.dataset['keys']]).toEqual(['搜索', 'Ctrl+K']);
  expect([...document.querySelectorAll('header select')]).toEqual([]);
});

test('F06: error pages, helper pages and scoring pages are not offered, by name or address', async () => {
  const app = await start({ account: 'admin' });
  const input = await open(app);
  for (const query of ['404', 'redirect', 'ScoreEdu', '/error', '401', 'login', '获取失败']) {
    fireEvent.change(input, { target: { value: query } });
    expect([query, offered()]).toEqual([query, []]);
  }
});

test('only granted pages and actions are offered', async () => {
  const app = await start({ account: 'editor', grants: [science] });
  const input = await open(app);
  fireEvent.change(input, { target: { value: '科普' } });
  expect(offered()[0]).toEqual(knowledge);
  expect(offered()).not.toContain(addKnowledge);
  fireEvent.change(input, { target: { value: '资讯' } });
  await screen.findByText('没有找到“资讯”');
  expect(offered()).toEqual([]);
});

test('F07: every offered page opens', async () => {
  const app = await start();
  for (const [query, heading] of [
    ['首页', '科普宣传科，您好'],
    ['科普知识', '科普知识'],
    ['资讯', '资讯中心'],
    ['新增科普', '新增科普知识'],
  ]) {
    const input = await open(app);
    fireEvent.change(input, { target: { value: query } });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(shownPage().querySelector('h1')?.textContent).toBe(heading));
  }
});

test('F08: Escape and a click outside close and clear; blanks and 200 characters do no harm', async () => {
  const app = await start();
  const button = screen.getByRole('button', { name: '搜索' });
  await app.user.click(button);
  await app.user.type(await field(), '   ');
  expect(offered()).toContain('退出登录');
  fireEvent.change(await field(), { target: { value: '科'.repeat(200) } });
  expect(offered()).toEqual([]);
  await app.user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await app.user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement === button]).toEqual([false, true]);
  expect(((await open(app)) as HTMLInputElement).value).toBe('');
  await app.user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('size and settings can be changed from the palette', async () => {
  const app = await start();
  await app.user.type(await open(app), '迷你{Enter}');
  await waitFor(() => expect(document.documentElement.dataset['controlSize']).toBe('mini'));
  await app.user.type(await open(app), '界面设置{Enter}');
  await screen.findByText('主题色');
});

test('without a query it lists the other open pages in their last state, recent records, then the actions', async () => {
  const app = await start();
  navigate(`${news}?keyword=a`);
  await screen.findByRole('heading', { name: '资讯中心' });
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  await open(app);
  await findSection('最近处理');
  expect(sections()).toEqual({
    已打开: ['首页', '素材管理资讯中心'],
    最近处理: expect.any(Array),
    操作: [
      addKnowledge,
      '资讯中心新增资讯',
      '刷新当前页面',
      '关闭当前标签',
      '关闭其他标签',
      '关闭所有标签',
      '切换语言：English',
      '切换语言：Español',
      '切换语言：日本語',
      '布局大小：小',
      '布局大小：迷你',
      '界面设置',
      '快捷键',
      '修改密码',
      '退出登录',
    ],
  });
  await app.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(`${news}?keyword=a`));
});

test('the arrow keys wrap around; a click chooses too', async () => {
  const app = await start();
  await open(app);
  const [first = ''] = await findSection('最近处理');
  expect(selected()).toEqual([first]);
  await app.user.keyboard('{ArrowUp}');
  expect(selected()).toEqual(['退出登录']);
  await app.user.keyboard('{ArrowDown}');
  expect(selected()).toEqual([first]);
  const input = await field();
  const activeId = input.getAttribute('aria-activedescendant');
  expect(document.getElementById(activeId ?? '')?.textContent).toBe(first);
  await app.user.click(screen.getByRole('option', { name: '修改密码' }));
  await waitFor(() => expect([isOpen(), dialogs()]).toEqual([false, ['修改密码']]));
});

/** Runs the first command found for the query. */
async function act(app: RenderedApp, query: string) {
  fireEvent.change(await open(app), { target: { value: query } });
  await app.user.keyboard('{Enter}');
}

test('actions on tabs: close others, refresh', async () => {
  const app = await start();
  await chooseInMenu(app.user, '资讯中心');
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  await act(app, '关闭其他');
  await waitFor(() => expect(tabBar()).toEqual(['首页', '科普知识']));
  const asked = app.server.callsOf(`${science}/query`).length;
  await act(app, '刷新当前');
  await waitFor(() => expect(app.server.callsOf(`${science}/query`).length).toBe(asked + 1));
});

test('actions of the account: language, log out', async () => {
  const app = await start();
  await act(app, 'english');
  await waitFor(() => expect(tabBar()).toEqual(['Home']));
  await app.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search titles, numbers, pages and actions' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  fireEvent.change(input, { target: { value: 'log out' } });
  await app.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Log in' });
  expect(toasts()).toEqual([]);
});

test('Ctrl+K toggles; Back closes; it does not open over another dialog', async () => {
  const app = await start();
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  await open(app);
  await app.user.keyboard('{Control>}k{/Control}');
  expect(isOpen()).toBe(false);
  await open(app);
  history.back();
  await waitFor(() => expect([address(), isOpen()]).toEqual(['/blank', false]));
  await app.user.click(screen.getByLabelText(/^账号菜单/));
  await app.user.click(await screen.findByText('修改密码'));
  await screen.findByRole('dialog');
  await app.user.keyboard('{Control>}k{/Control}');
  expect([isOpen(), dialogs()]).toEqual([false, ['修改密码']]);
});

test('Enter, Escape and arrow keys of an input method neither choose nor close', async () => {
  const app = await start();
  const input = await open(app);
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: "zi'xun" } });
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(input, { key, isComposing: true });
  // Safari reports the key after the composition.
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(selected()).toEqual(['素材管理资讯中心']));
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input, { key, keyCode: 229 });
  expect({ isOpen: isOpen(), address: address(), selected: selected() }).toEqual({
    isOpen: true,
    address: '/blank',
    selected: ['素材管理资讯中心'],
  });
});

test('a question mark shows the shortcuts, except while text is typed', async () => {
  const { user } = await start({ url: science });
  await findOnPage('共60条');
  screen.getAllByRole('searchbox')[0]?.focus();
  await user.keyboard('?');
  expect(dialogs()).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  await waitFor(() => expect(dialogs()).toEqual(['快捷键']));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('what is typed before the palette is there is searched for, and reaches no field and no shortcut of the page', async () => {
  const app = await start({ url: science });
  await findOnPage('共60条');
  const filter = shownPage().querySelector('input') as HTMLInputElement;
  filter.focus();
  fireEvent.keyDown(filter, { key: 'k', ctrlKey: true });
  const isLeftToPage = ['k', 'e', '?', 'p', 'u'].map((key) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key }),
  );
  const input = await field();
  await waitFor(() =>
    expect([document.activeElement === input, input]).toEqual([true, expect.objectContaining({ value: 'ke?pu' })]),
  );
  expect([isLeftToPage.includes(true), filter.value]).toEqual([false, '']);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(filter));
  expect(((await open(app)) as HTMLInputElement).value).toBe('');
});
