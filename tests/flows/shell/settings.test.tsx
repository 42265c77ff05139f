import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import {
  address,
  chooseInMenu,
  fill,
  findOnPage,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { renderApp, type RenderedApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

const kept = () => JSON.parse(localStorage.getItem('preferences') ?? 'null') as Record<string, unknown> | null;
const root = () => document.documentElement;
/** The chunk that generates the shades has loaded with the panel, but is still awaited. */
const accent = () => root().style.getPropertyValue('--mantine-color-accent-5');
const panel = () => within(screen.getByRole('dialog'));
const colourField = () => panel().getByLabelText<HTMLInputElement>('自选颜色');
// The panel has a header too.
const header = () => document.querySelector<HTMLElement>('header:has(+ #main)');

async function openPanel({ user }: RenderedApp) {
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('界面设置'));
  await waitFor(() => panel().getByText('主题色'));
}

async function appWithPanel(url = '/'): Promise<RenderedApp> {
  const app = await renderApp({ url, account: 'editor' });
  await waitFor(() => expect(tabBar()).toContain('首页'));
  await openPanel(app);
  return app;
}

/** Simulates a choice in another browser tab, which changes the storage and sends its event. */
function chooseElsewhere(preferences: object) {
  const newValue = JSON.stringify(preferences);
  localStorage.setItem('preferences', newValue);
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'preferences', newValue, storageArea: localStorage }),
      ),
  );
}

test('X01: by default tab bar and logo are shown, the header is not fixed, and the panel is closed', async () => {
  await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  expect(tabBar()).toEqual(['首页']);
  expect(document.querySelector('aside')?.textContent).toContain('林业科普后台');
  expect({
    fixed: header()?.dataset['fixed'],
    dialog: screen.queryByRole('dialog'),
    kept: kept(),
    size: root().dataset['controlSize'],
    accent: accent(),
  }).toEqual({ fixed: undefined, dialog: null, kept: null, size: 'medium', accent: '' });
});

test('each choice applies at once, is stored, and survives a reload', async () => {
  const app = await appWithPanel();
  for (const label of ['开启标签栏', '固定头部', '侧边栏Logo']) await app.user.click(panel().getByLabelText(label));
  await app.user.click(panel().getByLabelText('深色'));
  await app.user.click(panel().getByLabelText('天空蓝'));
  const chosen = {
    colour: '#409eff',
    scheme: 'dark',
    tabBar: false,
    fixedHeader: true,
    logo: false,
    pinyinSearch: true,
    hatching: false,
    keysOff: [],
    paneOpen: true,
    paneShare: 40,
  };
  const shown = () => ({
    tabs: tabBar(),
    fixed: header()?.dataset['fixed'],
    logo: document.querySelector('aside')?.textContent.includes('林业科普后台'),
    scheme: root().dataset['mantineColorScheme'],
    accent: accent(),
    kept: kept(),
  });
  const expected = { tabs: [], fixed: 'true', logo: false, scheme: 'dark', accent: '#409eff', kept: chosen };
  await waitFor(() => expect(shown()).toEqual(expected));
  await app.reopen();
  await findOnPage('科普宣传科，您好');
  await waitFor(() => expect(shown()).toEqual(expected));
});

test('decision 018: the brand colour is the default and can be restored', async () => {
  const { user } = await appWithPanel();
  await user.click(panel().getByLabelText('紫罗兰'));
  await waitFor(() => expect(accent()).toBe('#6959cd'));
  await user.click(panel().getByLabelText('森林绿'));
  expect([accent(), kept()?.['colour']]).toEqual(['', '#2bb87b']);
});

test('X04: an empty or invalid colour keeps the last valid one, to which the field returns', async () => {
  const { user } = await appWithPanel();
  await fill(user, colourField(), '#409EFF');
  await waitFor(() => expect(accent()).toBe('#409eff'));
  for (const text of ['abc', '']) {
    await fill(user, colourField(), text);
    expect({ field: colourField().value, accent: accent(), kept: kept()?.['colour'] }).toEqual({
      field: text,
      accent: '#409eff',
      kept: '#409eff',
    });
  }
  await user.click(panel().getByText('主题色'));
  fireEvent.blur(colourField());
  expect(colourField().value).toBe('#409eff');
});

test('X04: a colour can be typed although its beginning is a valid short colour', async () => {
  const { user } = await appWithPanel();
  await user.clear(colourField());
  await user.type(colourField(), '#12ab9f');
  await waitFor(() =>
    expect({ field: colourField().value, accent: accent(), kept: kept()?.['colour'] }).toEqual({
      field: '#12ab9f',
      accent: '#12ab9f',
      kept: '#12ab9f',
    }),
  );
  await user.clear(colourField());
  await user.type(colourField(), '#abc');
  fireEvent.blur(colourField());
  expect([colourField().value, kept()?.['colour']]).toEqual(['#aabbcc', '#aabbcc']);
});

test.each<[Language, boolean]>([
  ['zh', true],
  ['en', false],
  ['es', false],
  ['ja', false],
])('X06: in %s the pinyin switch is offered: %s', async (language, offered) => {
  const app = await renderApp({ account: 'editor', language });
  await waitFor(() => expect(tabBar()).toHaveLength(1));
  act(() => app.app.actors().preferences.send({ type: 'panel.open' }));
  await waitFor(() => panel().getAllByRole('switch', { hidden: true }));
  const words = panel()
    .getAllByRole('switch', { hidden: true })
    .map((one) => one.closest('label')?.textContent);
  expect([words.length, words.includes('菜单支持拼音搜索')]).toEqual([offered ? 6 : 5, offered]);
});

test('L08: the size is medium without a cookie; a choice is stored in it and checked on reading', async () => {
  const app = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  await openPanel(app);
  const size = () => screen.getByLabelText<HTMLSelectElement>('布局大小');
  expect({ select: size().value, cookie: cookies.get('size'), shown: root().dataset['controlSize'] }).toEqual({
    select: 'medium',
    cookie: undefined,
    shown: 'medium',
  });
  await app.user.selectOptions(size(), 'small');
  expect([cookies.get('size'), root().dataset['controlSize']]).toEqual(['small', 'small']);
  await app.reopen();
  await findOnPage('科普宣传科，您好');
  await openPanel(app);
  expect([size().value, root().dataset['controlSize']]).toEqual(['small', 'small']);
});

test('fault H2: an invalid size, scheme or colour falls back to the default', async () => {
  cookies.set('size', 'huge');
  localStorage.setItem('preferences', '{"colour":"abc","scheme":"sepia","tabBar":1}');
  await renderApp({ url: '/login' });
  await screen.findByText('登录');
  expect({
    size: root().dataset['controlSize'],
    accent: accent(),
    scheme: root().dataset['mantineColorScheme'],
  }).toEqual({
    size: 'medium',
    accent: '',
    scheme: 'light',
  });
});

test('L06, L09: a change of language and size keeps a half-filled form and sends no request', async () => {
  const app = await renderApp({ url: `${science}/1`, account: 'editor' });
  const { user, server } = app;
  await waitFor(() => inputOf('releasePeople'));
  await fill(user, inputOf('releasePeople'), 'probe');
  await openPanel(app);
  const before = { page: shownPage(), input: inputOf('releasePeople'), calls: server.calls.length };
  await user.selectOptions(screen.getByLabelText('布局大小'), 'mini');
  await user.selectOptions(screen.getByLabelText('语言'), 'en');
  await screen.findByLabelText('Size');
  expect({ page: shownPage(), input: inputOf('releasePeople'), calls: server.calls.length }).toEqual(before);
  expect([inputOf('releasePeople').value, root().dataset['controlSize'], cookies.get('language')]).toEqual([
    'probe',
    'mini',
    'en',
  ]);
});

test('C11: tabs work the same without the tab bar', async () => {
  localStorage.setItem('preferences', '{"tabBar":false}');
  const { user, server } = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  expect(tabBar()).toEqual([]);
  const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');
  await fill(user, keyword(), '红树');
  await waitFor(() => expect(address()).toBe(`${science}?keyword=${encodeURIComponent('红树')}`));
  // Without the requests of the home page.
  const queries = () =>
    server.callsOf(`${science}/query`).filter(({ body }) => !(body as { createdBy?: string }).createdBy);
  await waitFor(() => expect(queries()).toHaveLength(2));
  await chooseInMenu(user, '首页');
  await findOnPage('科普宣传科，您好');
  await chooseInMenu(user, '科普知识');
  await waitFor(() => expect(keyword().value).toBe('红树'));
  expect(queries()).toHaveLength(2);
});

test('a choice in another browser tab applies here at once; the size applies when this tab gets the focus', async () => {
  await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  chooseElsewhere({ colour: '#13c2c2', scheme: 'dark', tabBar: false });
  await waitFor(() =>
    expect({ tabBar: tabBar(), accent: accent(), scheme: root().dataset['mantineColorScheme'] }).toEqual({
      tabBar: [],
      accent: '#13c2c2',
      scheme: 'dark',
    }),
  );
  cookies.set('size', 'mini');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(root().dataset['controlSize']).toBe('mini'));
});

test('fault H4: without storage a choice lasts as long as the page, which is reported once', async () => {
  const app = await appWithPanel();
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await app.user.click(panel().getByLabelText('红色'));
  await app.user.click(panel().getByLabelText('开启标签栏'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() =>
    expect({ accent: accent(), tabBar: tabBar(), toasts: toasts() }).toEqual({
      accent: '#f5222d',
      tabBar: [],
      toasts: ['浏览器禁止存储，所选设置仅在当前页面有效'],
    }),
  );
});

test('the login page uses the chosen colour, scheme and size', async () => {
  localStorage.setItem('preferences', '{"colour":"#6959cd","scheme":"dark"}');
  cookies.set('size', 'mini');
  await renderApp({ url: '/login' });
  await screen.findByText('登录');
  await waitFor(() =>
    expect({
      accent: accent(),
      scheme: root().dataset['mantineColorScheme'],
      size: root().dataset['controlSize'],
    }).toEqual({
      accent: '#6959cd',
      scheme: 'dark',
      size: 'mini',
    }),
  );
});

test('logging out closes the panel', async () => {
  const app = await appWithPanel();
  act(() => app.app.root.send({ type: 'logout.requested' }));
  await screen.findByText('登录');
  expect([screen.queryByRole('dialog'), app.app.actors().preferences.getSnapshot().value]).toEqual([null, 'closed']);
});
