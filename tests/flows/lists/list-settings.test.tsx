import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import { choose } from '#tests/flows/support/editor.ts';
import { serverWith } from '#tests/flows/support/record.ts';
import { fill, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { articleRecords, baseRecords } from '#tests/support/seed.ts';
import { nameView, openViews } from './views.ts';

const science = '/home/scienceKnowledge';
const query = `${science}/query`;
const plain = { pageNum: 1, pageSize: 20 };

async function openList(search = '', account = 'editor'): Promise<RenderedApp> {
  const app = await renderApp({ url: science + search, account });
  await findOnPage(/^共\d+条$/);
  return app;
}

const address = () => decodeURIComponent(location.pathname + location.search);
const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent);
const chips = () => texts(onPage().getByLabelText('已启用的筛选').querySelectorAll('button'));
const headers = () => texts(shownPage().querySelectorAll('th'));
const keyword = () => onPage().getByLabelText<HTMLInputElement>('搜索主标题、关键词或简介');
const frame = () => shownPage().querySelector('[aria-busy]');
const rows = () => shownPage().querySelectorAll('tbody tr');

test('active filters are shown in words, and removed one by one or all at once together with pending input', async () => {
  const base = baseRecords[0] as ContentRecord;
  const app = await openList(
    `?status=online&type=wildlife&homeBase=${base.id}&updatedFrom=2020-01-01&keyword=%E7%9A%84&ghost=1`,
  );
  const expected = [
    '关键词：的',
    '状态：已上架',
    '类型：野生动物',
    `所属基地：${textOf(base, 'name')}`,
    '更新时间：2020-01-01 –',
    '重置',
  ];
  await waitFor(() => expect(chips()).toEqual(expected));
  await app.user.click(onPage().getByLabelText('移除筛选“更新时间：2020-01-01 –”'));
  await app.user.click(onPage().getByLabelText('移除筛选“关键词：的”'));
  await waitFor(() => expect(address()).toBe(`${science}?status=online&type=wildlife&homeBase=${base.id}&ghost=1`));
  expect(keyword().value).toBe('');
  await fill(app.user, keyword(), 'qqq');
  await findOnPage('没有符合条件的结果');
  expect(onPage().getByText('共0条').textContent).toBe('共0条');
  await fill(app.user, keyword(), 'zzz');
  await app.user.click(onPage().getAllByText('重置').at(-1) as HTMLElement);
  await findOnPage('共60条');
  expect({ address: address(), keyword: keyword().value, chips: chips() }).toEqual({
    address: science,
    keyword: '',
    chips: [],
  });
});

test('a status in the address that no record has is shown as it is, not as the key of a text', async () => {
  await openList('?status=constructor');
  await waitFor(() => expect(chips()).toEqual(['状态：constructor', '重置']));
});

test('the last change is a filter with common periods and calendar days, in the address', async () => {
  const app = await openList();
  await app.user.click(onPage().getByText('全部更新时间'));
  await app.user.click(await screen.findByText('最近7天'));
  const range = { updatedFrom: dayAt(Date.now(), 6), updatedTo: dayAt(Date.now()) };
  await waitFor(() => expect(app.server.callsOf(query).at(-1)?.body).toEqual({ ...plain, ...range }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(range);
});

test('the first page shows its loading state; later the rows and their total stay while loading', async () => {
  const app = await renderApp({ url: '/blank', account: 'editor' });
  const release = app.server.hold(query);
  await app.user.click(await screen.findByText('科普知识', { selector: 'aside *' }));
  await waitFor(() => expect(headers()).toContain('主标题'));
  expect({
    rows: rows().length,
    busy: frame()?.getAttribute('aria-busy'),
    total: onPage().queryByText(/^共/),
  }).toEqual({ rows: 0, busy: 'true', total: null });
  release();
  await findOnPage('共60条');
  expect([onPage().getByText('显示第1–20条').textContent, frame()?.getAttribute('aria-busy')]).toEqual([
    '显示第1–20条',
    'false',
  ]);
  const releaseNext = app.server.hold(query);
  await app.user.click(onPage().getByLabelText('第3页'));
  await waitFor(() => expect(frame()?.getAttribute('aria-busy')).toBe('true'));
  expect([
    shownPage().querySelectorAll('tbody td:nth-child(2) a').length,
    onPage().getByText('共60条').textContent,
  ]).toEqual([20, '共60条']);
  releaseNext();
  await findOnPage('显示第41–60条');
});

test('fault H2: columns, their order and widths, and the row height are stored per account and type', async () => {
  localStorage.setItem(`list:editor:${science}`, '{"views":7,"layout":');
  const app = await openList();
  // The first column holds the checkboxes of the rows.
  const usual = ['', '主标题', '状态', '类型', '所属基地', '发布时间', '更新时间', '操作'];
  expect(headers()).toEqual(usual);
  await app.user.click(onPage().getByLabelText('列和行高'));
  const searched = await screen.findByLabelText('搜索列');
  await fill(app.user, searched, 'sjh');
  await app.user.click(await screen.findByLabelText('手机号'));
  await fill(app.user, searched, '');
  for (const column of ['所属基地', '更新时间'])
    await app.user.click(screen.getByLabelText(column, { selector: 'input[type=checkbox]' }));
  (await screen.findByLabelText('移动列：手机号')).focus();
  for (let step = 0; step < 4; step += 1) await app.user.keyboard('{ArrowUp}');
  await screen.findByText('手机号：第1列，共4列');
  await app.user.click(screen.getByLabelText('紧凑'));
  onPage().getByLabelText('按状态排序').focus();
  await app.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  // Without a layout, the width starts at its limit of 64 pixels.
  const chosen = ['', '主标题', '手机号', '状态', '类型', '发布时间', '操作'];
  const layout = { columns: ['phone', 'status', 'type', 'releaseTime'], widths: { status: 80 }, density: 'compact' };
  expect([headers(), JSON.parse(localStorage.getItem(`list:editor:${science}`) ?? '')]).toEqual([
    chosen,
    { layout, views: [], defaultView: null },
  ]);
  await app.user.click(onPage().getByLabelText('按手机号排序'));
  await waitFor(() =>
    expect(app.server.callsOf(query).at(-1)?.body).toEqual({ ...plain, orderBy: 'phone', desc: false }),
  );

  const again = await app.reopen();
  await findOnPage(/^共\d+条$/);
  expect([headers(), frame()?.getAttribute('data-density')]).toEqual([chosen, 'compact']);
  await again.user.click(onPage().getByLabelText('列和行高'));
  await again.user.click(await screen.findByText('恢复默认'));
  expect([headers(), frame()?.getAttribute('data-density')]).toEqual([usual, null]);
});

test('a chosen column that the list does not show says why in the columns panel', async () => {
  // Every text needs 200 pixels, so three columns have no room.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 30));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const server = await serverWith({ releaseTime: '' });
  const app = await renderApp({
    url: `${science}?keyword=${textOf(articleRecords[0] as ContentRecord, 'mainTitle')}`,
    account: 'editor',
    server,
  });
  await findOnPage('共1条');
  await app.user.click(onPage().getByLabelText('列和行高'));
  await screen.findByLabelText('搜索列');
  const boxOf = (column: string) => screen.getByLabelText(column, { selector: 'input[type=checkbox]' });
  const absent = () =>
    ['状态', '类型', '所属基地', '发布时间', '更新时间'].map((column) => {
      const description = boxOf(column).getAttribute('aria-describedby');
      return description && document.getElementById(description)?.textContent;
    });
  const [noRoom, empty] = ['宽度不够，未显示', '本页没有内容，未显示'];
  expect(absent()).toEqual([null, noRoom, null, empty, noRoom]);
  // Columns that the person chooses stay.
  await app.user.click(boxOf('手机号'));
  await waitFor(() => expect(absent()).toEqual([null, null, null, empty, null]));
});

test('a view is saved, opened by default, changed, renamed and deleted; other accounts do not see it', async () => {
  const app = await openList('?status=online');
  const { user } = app;
  await openViews(user, '视图');
  await user.click(screen.getByText('另存为视图'));
  // Escape closes a dialog and keeps what was typed in it.
  await user.type(await screen.findByLabelText('视图名称'), '上架的{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('视图名称')).toBeNull());
  await openViews(user, '视图');
  await user.click(screen.getByText('另存为视图'));
  expect((await screen.findByLabelText<HTMLInputElement>('视图名称')).value).toEqual('上架的');
  await nameView(user, '');
  await screen.findByText('请输入视图名称');
  await nameView(user, '已上架');
  await waitFor(() => expect(screen.queryByLabelText('视图名称')).toBeNull());
  await openViews(user, '视图：已上架');
  await user.click(await screen.findByLabelText('默认视图：已上架'));
  await user.keyboard('{Escape}');
  await choose(user, onPage().getByLabelText<HTMLSelectElement>('类型', { selector: 'select' }), '野生动物');
  await openViews(user, '视图：已上架 · 已修改');
  await user.click(screen.getByText('更新视图“已上架”'));
  await waitFor(() => expect(onPage().getByLabelText('视图：已上架')).toBeTruthy());

  history.replaceState(null, '', science);
  const again = await app.reopen();
  await findOnPage(/^共\d+条$/);
  const asked = { ...plain, status: 'online', type: 'wildlife' };
  expect([address(), again.server.callsOf(query).at(-1)?.body]).toEqual([
    `${science}?status=online&type=wildlife`,
    asked,
  ]);
  await openViews(again.user, '视图：已上架');
  await again.user.click(await screen.findByLabelText('重命名视图：已上架'));
  await nameView(again.user, '动物');
  await openViews(again.user, '视图：动物');
  await again.user.click(screen.getByText('全部记录'));
  await findOnPage('共60条');
  expect(address()).toBe(science);
  await openViews(again.user, '视图');
  await again.user.click(await screen.findByLabelText('删除视图：动物'));
  await again.user.click(await screen.findByText('删除视图', { selector: 'button *' }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(`list:editor:${science}`) ?? '')).toMatchObject({
      views: [],
      defaultView: null,
    }),
  );
  localStorage.setItem(
    `list:editor:${science}`,
    JSON.stringify({ views: [{ name: '甲', search: '?status=draft', layout: {} }], defaultView: '甲' }),
  );
  again.stop();
  const other = await openList('', 'admin');
  await openViews(other.user, '视图');
  expect([address(), screen.queryByText('甲')]).toEqual([science, null]);
});
