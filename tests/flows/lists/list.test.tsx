import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { homes } from '#mocks/seed/content/base-resources.ts';
import { choose } from '#tests/flows/support/editor.ts';
import { address, chooseInMenu, fill, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const query = `${science}/query`;
const plain = { pageNum: 1, pageSize: 20 };

async function openList(search = ''): Promise<RenderedApp> {
  const app = await renderApp({ url: science + search, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  return app;
}

const input = (label: string) => onPage().getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const select = (label: string) => onPage().getByLabelText<HTMLSelectElement>(label, { selector: 'select' });
const chosenStatus = () => [...select('状态').selectedOptions].map(({ text }) => text).join();

/** Expects these searches in the address and this query on the server, once the list has them. */
async function expectQuery({ server }: RenderedApp, search: Record<string, string>, asked: object) {
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(search));
  await waitFor(() => expect(server.callsOf(query).at(-1)?.body).toEqual(asked));
}

test('the plain list requests its first page, with the token, and nothing else while it stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, token } = await openList();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.calls.filter(({ path }) => !path.startsWith('/sys/auth/'))).toEqual([
    { method: 'POST', path: query, body: plain, authorization: token, idempotencyKey: null },
  ]);
});

test('filters are combined in the address, and reset empties it', async () => {
  const app = await openList();
  await choose(app.user, select('状态'), '已上架');
  await expectQuery(app, { status: 'online' }, { ...plain, status: 'online' });
  await choose(app.user, select('类型'), '野生动物');
  await expectQuery(app, { status: 'online', type: 'wildlife' }, { ...plain, status: 'online', type: 'wildlife' });
  await fill(app.user, input('搜索主标题、关键词或简介'), '鳄蜥');
  const filters = { status: 'online', type: 'wildlife', keyword: '鳄蜥' };
  await expectQuery(app, filters, { ...plain, ...filters });
  await waitFor(() => expect(shownPage().querySelectorAll('tbody tr').length).toBeLessThan(20));
  await app.user.click(onPage().getByText('重置'));
  await expectQuery(app, {}, plain);
  expect({ address: address(), keyword: input('搜索主标题、关键词或简介').value, status: chosenStatus() }).toEqual({
    address: science,
    keyword: '',
    status: '全部状态',
  });
});

test('choosing a filter while typed text is pending loses nothing', async () => {
  const app = await openList();
  await fill(app.user, input('搜索主标题、关键词或简介'), '的');
  await choose(app.user, select('状态'), '草稿');
  await expectQuery(app, { keyword: '的', status: 'draft' }, { ...plain, keyword: '的', status: 'draft' });
});

test('a base is found by part of its name', async () => {
  const app = await openList();
  const base = homes.find(({ name }) => name.includes('弄岗')) ?? { id: '', name: '' };
  // Its picker is loaded when it is first focused.
  await app.user.click(input('所属基地'));
  await waitFor(() => expect(input('所属基地').readOnly).toBe(false));
  await fill(app.user, input('所属基地'), '弄岗');
  await choose(app.user, input('所属基地'), base.name);
  await expectQuery(app, { homeBase: base.id }, { ...plain, homeBase: base.id });
  expect(app.server.callsOf('/home/baseResources/options').at(-1)?.body).toEqual({ keyword: '弄岗' });
});

test('page and page size change, and another filter returns to the first page', async () => {
  const app = await openList();
  await app.user.click(onPage().getByLabelText('第2页'));
  await expectQuery(app, { pageNum: '2' }, { ...plain, pageNum: 2 });
  await app.user.selectOptions(onPage().getByLabelText('每页条数'), '50');
  await expectQuery(app, { pageSize: '50' }, { pageNum: 1, pageSize: 50 });
  await app.user.click(onPage().getByLabelText('第2页'));
  await expectQuery(app, { pageNum: '2', pageSize: '50' }, { pageNum: 2, pageSize: 50 });
  await waitFor(() => expect(shownPage().querySelectorAll('tbody tr')).toHaveLength(10));
  await choose(app.user, select('状态'), '草稿');
  await expectQuery(app, { status: 'draft', pageSize: '50' }, { pageNum: 1, pageSize: 50, status: 'draft' });
});

test('a column sorts ascending, then descending, then not at all, and announces it', async () => {
  const app = await openList();
  const header = within(shownPage().querySelector('thead') as HTMLElement);
  await app.user.click(header.getByLabelText('按发布时间排序'));
  await expectQuery(app, { orderBy: 'releaseTime' }, { ...plain, orderBy: 'releaseTime', desc: false });
  await app.user.click(header.getByLabelText('发布时间，升序'));
  await expectQuery(app, { orderBy: 'releaseTime', desc: '1' }, { ...plain, orderBy: 'releaseTime', desc: true });
  await app.user.click(header.getByLabelText('发布时间，降序'));
  await expectQuery(app, {}, plain);
  expect(header.getAllByRole('columnheader')).toHaveLength(8);
});

test('an address restores its view, also through Back', async () => {
  const app = await openList('?status=online&orderBy=mainTitle&desc=1&pageNum=2&pageSize=20');
  const asked = { ...plain, pageNum: 2, orderBy: 'mainTitle', desc: true, status: 'online' };
  expect([app.server.callsOf(query).map(({ body }) => body), chosenStatus()]).toEqual([[asked], '已上架']);
  await app.user.click(screen.getByText('科普知识', { selector: 'aside *' }));
  await expectQuery(app, {}, plain);
  history.back();
  await waitFor(() => expect(chosenStatus()).toBe('已上架'));
  await waitFor(() => expect(app.server.callsOf(query).at(-1)?.body).toEqual(asked));
});

test('a malformed address opens the plain list', async () => {
  const { server } = await openList('?pageNum=x&pageSize=7&desc=maybe&orderBy=');
  expect(server.callsOf(query).map(({ body }) => body)).toEqual([plain]);
});

test('fault F4: the answer to an older search never replaces that of a newer one', async () => {
  const app = await openList();
  const release = app.server.hold(query);
  await fill(app.user, input('搜索主标题、关键词或简介'), '的');
  await waitFor(() => expect(app.server.callsOf(query)).toHaveLength(2));
  await fill(app.user, input('搜索主标题、关键词或简介'), '鳄蜥');
  await waitFor(() => expect(app.server.callsOf(query).at(-1)?.body).toEqual({ ...plain, keyword: '鳄蜥' }));
  release();
  await waitFor(() => expect(shownPage().querySelectorAll('tbody tr').length).toBeLessThan(20));
  const titles = [...shownPage().querySelectorAll('tbody tr td:first-child a')].map((link) => link.textContent);
  expect(titles.filter((title) => !title.includes('鳄蜥'))).toEqual([]);
});

test('an empty result is reported, with a button that resets the filters', async () => {
  const app = await renderApp({ url: `${science}?keyword=qqq`, account: 'viewer' });
  await findOnPage('没有符合条件的结果');
  await app.user.click(onPage().getAllByText('重置').at(-1) as HTMLElement);
  await findOnPage('共60条');
  expect(address()).toBe(science);
});

test('a page beyond the last one opens the last one; an unknown order and an unknown filter are ignored', async () => {
  const { server } = await openList('?pageNum=9&orderBy=foo&key=x');
  await waitFor(() => expect(shownPage().querySelectorAll('tbody tr')).toHaveLength(20));
  expect(server.callsOf(query).map(({ body }) => body)).toEqual([
    { ...plain, pageNum: 9 },
    { ...plain, pageNum: 3 },
  ]);
  expect(onPage().queryByText('重置')).toBeNull();
});

test('links to a list restore its last state; choosing the current page in the menu adds no history entry', async () => {
  const { user } = await openList('?status=online');
  const back = `${science}?status=online`;
  for (const way of ['返回列表', '科普知识']) {
    await user.click((await waitFor(() => onPage().getAllByText(/./, { selector: 'td a' })))[0] as HTMLElement);
    await findOnPage('返回列表');
    const links = way === '返回列表' ? onPage() : within(document.querySelector('nav ol') as HTMLElement);
    await user.click(links.getByText(way));
    await waitFor(() => expect(address()).toBe(back));
  }
  await chooseInMenu(user, '首页');
  await chooseInMenu(user, '科普知识');
  expect(address()).toBe(back);
  await chooseInMenu(user, '科普知识');
  expect(address()).toBe(science);
  const steps = history.length;
  await chooseInMenu(user, '科普知识');
  expect([address(), history.length]).toEqual([science, steps]);
});
