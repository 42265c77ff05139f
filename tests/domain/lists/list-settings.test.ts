import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultListQuery, type ListQuery } from '#src/domain/content/list-query.ts';
import {
  changeSettings,
  isModified,
  layoutOf,
  type ListSettings,
  type ListView,
  longestName,
  maxViews,
  nameProblem,
  openingSearch,
  readListSettings,
  type SavedView,
  type SettingsChange,
  defaultListSettings,
  viewAt,
} from '#src/domain/lists/list-settings.ts';

const usualLayout = { columns: null, widths: {}, density: null };
const layout = { columns: ['phone', 'status'], widths: { phone: 200 }, density: 'compact' as const };
const queryOf = (change: Partial<ListQuery>): ListQuery => ({ ...defaultListQuery, ...change });
const drafts = queryOf({ filters: { status: 'draft' }, pageNum: 3 });
const viewOf = (name: string, search = '', over: Partial<SavedView> = {}): SavedView => ({
  name,
  search,
  layout: usualLayout,
  ...over,
});
const settingsOf = (over: Partial<ListSettings>): ListSettings => ({ ...defaultListSettings, ...over });
const after = (view: ListView, query: ListQuery, ...changes: SettingsChange[]) =>
  changes.reduce((now, change) => changeSettings(now, change, query), view);
const fresh: ListView = { settings: defaultListSettings, current: null };

describe('stored settings', () => {
  test('are read back', () => {
    const stored = { layout, views: [viewOf('甲', '?status=draft', { layout }), viewOf('乙')], defaultView: '乙' };
    expect(readListSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('fault H2: invalid parts become the default, the others stay; addresses are normalised', () => {
    const views = [
      viewOf('甲', '?pageNum=7&pageSize=9&status=draft'),
      viewOf('甲'),
      viewOf(' '),
      viewOf('x'.repeat(longestName + 1)),
      { name: 1 },
      { name: '戊', layout },
      null,
    ];
    expect(
      readListSettings({
        layout: { columns: 'all', widths: { a: 1e9, b: '90', c: 90 }, density: 'compact' },
        views,
        defaultView: '丙',
      }),
    ).toEqual({
      layout: { ...usualLayout, widths: { c: 90 }, density: 'compact' },
      views: [viewOf('甲', '?status=draft')],
      defaultView: null,
    });
  });

  test('fault H2: columns are names, widths lie within their limits', () => {
    const widths = { a: 63, b: 64, c: 800, d: 801 };
    expect(readListSettings({ layout: { columns: ['phone', 3, null], widths } }).layout).toEqual({
      ...usualLayout,
      columns: ['phone'],
      widths: { b: 64, c: 800 },
    });
  });

  test('fault H2: any stored value is read into settings that survive storing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ layout: fc.anything(), views: fc.array(fc.anything()), defaultView: fc.anything() }),
        ),
        (stored) => {
          const read = readListSettings(stored);
          expect(readListSettings(read)).toEqual(read);
        },
      ),
    );
  });

  test('have a limit', () => {
    const views = Array.from({ length: maxViews + 5 }, (_, index) => viewOf(`v${index}`));
    expect(readListSettings({ views }).views.length).toEqual(maxViews);
  });
});

describe('a change', () => {
  test('of the layout belongs to the list, or to the view in use', () => {
    const own = after(fresh, drafts, { type: 'layout', layout: { density: 'compact' } });
    expect(own.settings).toEqual(settingsOf({ layout: { ...usualLayout, density: 'compact' } }));
    const inView = after(
      own,
      drafts,
      { type: 'saveView', name: '草稿' },
      { type: 'layout', layout: { columns: ['phone'] } },
    );
    expect([layoutOf(inView), inView.settings.layout]).toEqual([
      { ...usualLayout, density: 'compact', columns: ['phone'] },
      { ...usualLayout, density: 'compact' },
    ]);
  });

  test('views are saved, updated, renamed, made default and deleted', () => {
    const saved = after(fresh, drafts, { type: 'saveView', name: ' 草稿 ' });
    expect(saved).toEqual({ current: '草稿', settings: settingsOf({ views: [viewOf('草稿', '?status=draft')] }) });
    const online = queryOf({ filters: { status: 'online' }, orderBy: 'status', pageSize: 50 });
    expect([isModified(saved, { ...drafts, pageNum: 9 }), isModified(saved, online)]).toEqual([false, true]);
    const changed = after(
      saved,
      online,
      { type: 'makeDefault', name: '草稿' },
      { type: 'updateView' },
      { type: 'renameView', name: '草稿', to: '已上架' },
    );
    const search = '?pageSize=50&orderBy=status&status=online';
    expect(changed).toEqual({
      current: '已上架',
      settings: settingsOf({ views: [viewOf('已上架', search)], defaultView: '已上架' }),
    });
    expect(after(changed, online, { type: 'deleteView', name: '已上架' })).toEqual(fresh);
    expect(after(changed, online, { type: 'makeDefault', name: null }).settings.defaultView).toEqual(null);
  });

  test('of one view leaves the others as they are', () => {
    const [one, other] = [viewOf('甲', '?status=draft'), viewOf('乙', '?status=online')];
    const view: ListView = { current: '甲', settings: settingsOf({ views: [one, other], defaultView: '乙' }) };
    const viewsAfter = (change: SettingsChange) => {
      const { current, settings } = after(view, defaultListQuery, change);
      return { current, views: settings.views, usual: settings.defaultView };
    };
    expect([
      viewsAfter({ type: 'updateView' }),
      viewsAfter({ type: 'layout', layout: { density: 'compact' } }),
      viewsAfter({ type: 'renameView', name: '甲', to: ' 丙 ' }),
      viewsAfter({ type: 'deleteView', name: '甲' }),
      viewsAfter({ type: 'deleteView', name: '乙' }),
    ]).toEqual([
      { current: '甲', views: [viewOf('甲'), other], usual: '乙' },
      {
        current: '甲',
        views: [{ ...one, layout: { ...usualLayout, density: 'compact' } }, other],
        usual: '乙',
      },
      { current: '丙', views: [{ ...one, name: '丙' }, other], usual: '乙' },
      { current: null, views: [other], usual: '乙' },
      { current: '甲', views: [one], usual: null },
    ]);
  });

  test('that is impossible is ignored', () => {
    const saved = after(fresh, drafts, { type: 'saveView', name: 'Mine' });
    const impossible: SettingsChange[] = [
      { type: 'saveView', name: 'mine ' },
      { type: 'saveView', name: ' ' },
      { type: 'renameView', name: 'Mine', to: '' },
    ];
    for (const change of impossible) expect(after(saved, drafts, change)).toBe(saved);
    expect(after(fresh, drafts, { type: 'updateView' })).toBe(fresh);
    const full: ListView = {
      current: null,
      settings: settingsOf({ views: Array.from({ length: maxViews }, (_, index) => viewOf(`v${index}`)) }),
    };
    expect(after(full, drafts, { type: 'saveView', name: 'one more' })).toBe(full);
  });
});

test('nothing is modified without a view in use, or after it was deleted', () => {
  expect([isModified(fresh, drafts), isModified({ ...fresh, current: '甲' }, drafts)]).toEqual([false, true]);
});

test('a name is required, limited in length and unique among views', () => {
  const views = [viewOf('Mine')];
  const problems = [' ', '字'.repeat(longestName), '字'.repeat(longestName + 1), 'MINE', 'yours'].map((name) =>
    nameProblem(views, name),
  );
  expect([problems, nameProblem(views, 'mine', 'Mine')]).toEqual([['required', null, 'tooLong', 'taken', null], null]);
});

test('the view in use: the chosen one until the list is plain, else one with the same query, the default first', () => {
  const settings = settingsOf({
    views: [viewOf('甲', '?status=draft'), viewOf('乙', '?status=draft'), viewOf('丙')],
    defaultView: '乙',
  });
  const at = (current: string | null, query: ListQuery, over: Partial<ListSettings> = {}) =>
    viewAt({ settings: { ...settings, ...over }, current }, query);
  const online = queryOf({ filters: { status: 'online' } });
  expect({
    sameQuery: at('甲', drafts),
    otherQuery: at('甲', online),
    plainQuery: at('甲', defaultListQuery),
    plainView: at('丙', defaultListQuery),
    deleted: at('gone', online),
  }).toEqual({ sameQuery: '甲', otherQuery: '甲', plainQuery: null, plainView: '丙', deleted: null });
  expect({
    withDefault: at(null, drafts),
    withoutDefault: at(null, drafts, { defaultView: null }),
    plain: at(null, defaultListQuery),
    plainDefault: at(null, defaultListQuery, { defaultView: '丙' }),
  }).toEqual({ withDefault: '乙', withoutDefault: '甲', plain: null, plainDefault: '丙' });
});

test('a plain address opens the default view, one with a query its own list', () => {
  const settings = settingsOf({ views: [viewOf('甲', '?status=draft'), viewOf('乙')], defaultView: '甲' });
  expect(
    ['', '?', '?pageNum=1', '?status=online', '?pageNum=2'].map((search) => openingSearch(settings, search)),
  ).toEqual(['?status=draft', '?status=draft', '?status=draft', null, null]);
  expect([openingSearch({ ...settings, defaultView: '乙' }, ''), openingSearch(defaultListSettings, '')]).toEqual([
    null,
    null,
  ]);
});
