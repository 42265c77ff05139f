import { defaultListQuery, type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** How tall the rows are, whatever the size of the app. */
export const densities = ['comfortable', 'normal', 'compact'] as const;
export type Density = (typeof densities)[number];

/** In pixels: a column can be neither lost nor endless. */
export const widthLimits = { least: 64, most: 800 } as const;

/** What a list shows of its records. `null` is as usual: the type's own columns, the app's own row height. */
export interface ListLayout {
  columns: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
  density: Density | null;
}

/** A list as somebody wants to see it again: filters, order and page size as its address has them, and the layout. */
export interface SavedView {
  name: string;
  search: string;
  layout: ListLayout;
}

/** What one account keeps for the list of one content type. */
export interface ListSettings {
  /** Of the list without a view. */
  layout: ListLayout;
  views: readonly SavedView[];
  /** Name of the view that a list opens with. */
  defaultView: string | null;
}

/** More are not found again. */
export const maxViews = 30;
export const longestName = 40;

/** What was stored, each part judged by itself: what is missing or bad is as usual (fault H2). */
export function readListSettings(stored: unknown): ListSettings {
  const { layout, views: storedViews, defaultView } = recordOf(stored);
  const views: SavedView[] = [];
  for (const item of Array.isArray(storedViews) ? (storedViews as unknown[]) : []) {
    const view = readView(item);
    if (view && views.length < maxViews && nameProblem(views, view.name) === null) views.push(view);
  }
  return {
    layout: readLayout(layout),
    views,
    defaultView: views.find(({ name }) => name === defaultView)?.name ?? null,
  };
}

export const defaultListSettings: ListSettings = readListSettings(null);

/** Settings as one looks at them: with which view, if any. */
export interface ListView {
  settings: ListSettings;
  current: string | null;
}

/** What a person can do with a list's settings. Changes of the layout belong to the view in use. */
export type SettingsChange =
  | { type: 'layout'; layout: Partial<ListLayout> }
  | { type: 'saveView'; name: string }
  | { type: 'updateView' }
  | { type: 'renameView'; name: string; to: string }
  | { type: 'deleteView'; name: string }
  /** `null`: the list opens with none. */
  | { type: 'makeDefault'; name: string | null };

/** The settings after a change. One that cannot be, such as a name that is taken, changes nothing. */
export function changeSettings(view: ListView, change: SettingsChange, query: ListQuery): ListView {
  const { settings, current } = view;
  const { views } = settings;
  const withView = (name: string, part: Partial<SavedView>) =>
    views.map((known) => (known.name === name ? { ...known, ...part } : known));
  switch (change.type) {
    case 'layout': {
      const layout = { ...layoutOf(view), ...change.layout };
      return {
        current,
        settings: current === null ? { ...settings, layout } : { ...settings, views: withView(current, { layout }) },
      };
    }
    case 'saveView': {
      const name = change.name.trim();
      if (nameProblem(views, name) !== null || views.length >= maxViews) return view;
      return {
        current: name,
        settings: { ...settings, views: [...views, { name, search: viewSearch(query), layout: layoutOf(view) }] },
      };
    }
    case 'updateView':
      return current === null
        ? view
        : { current, settings: { ...settings, views: withView(current, { search: viewSearch(query) }) } };
    case 'renameView': {
      const name = change.to.trim();
      if (nameProblem(views, name, change.name) !== null) return view;
      const renamed = (known: string | null) => (known === change.name ? name : known);
      return {
        current: renamed(current),
        settings: { ...settings, views: withView(change.name, { name }), defaultView: renamed(settings.defaultView) },
      };
    }
    case 'deleteView': {
      const kept = (known: string | null) => (known === change.name ? null : known);
      const left = views.filter(({ name }) => name !== change.name);
      return {
        current: kept(current),
        settings: { ...settings, views: left, defaultView: kept(settings.defaultView) },
      };
    }
    case 'makeDefault':
      return { current, settings: { ...settings, defaultView: change.name } };
    default:
      return change satisfies never;
  }
}

/** What stands against a view's name, `null` for nothing. `own` is the name that it has now. */
export function nameProblem(
  views: readonly SavedView[],
  typed: string,
  own: string | null = null,
): 'required' | 'tooLong' | 'taken' | null {
  const name = typed.trim();
  if (name === '') return 'required';
  if ([...name].length > longestName) return 'tooLong';
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  return views.some((view) => view.name !== own && same(view.name)) ? 'taken' : null;
}

export const viewNamed = ({ views }: ListSettings, name: string | null): SavedView | null =>
  views.find((view) => view.name === name) ?? null;

export const layoutOf = ({ settings, current }: ListView): ListLayout =>
  viewNamed(settings, current)?.layout ?? settings.layout;

/** Whether the list asks for something else than the view in use; on which page one is does not matter. */
export const isModified = ({ settings, current }: ListView, query: ListQuery): boolean =>
  current !== null && viewNamed(settings, current)?.search !== viewSearch(query);

/**
 * The view in use at an address: the one that was chosen, until the list is the plain one; else the one that says the same,
 * the default first. The plain list has none but the default.
 */
export function viewAt({ settings, current }: ListView, query: ListQuery): string | null {
  const search = viewSearch(query);
  const { views, defaultView } = settings;
  if (viewNamed(settings, current) && (search !== '' || viewNamed(settings, current)?.search === '')) return current;
  const same = views.filter((view) => view.search === search);
  const usual = same.find(({ name }) => name === defaultView);
  return (usual ?? (search === '' ? undefined : same[0]))?.name ?? null;
}

/** What a list that is opened by a plain address asks for instead: its default view; an address with a query wins. */
export function openingSearch(settings: ListSettings, search: string): string | null {
  if (writeListQuery(readListQuery(search)) !== '') return null;
  return viewNamed(settings, settings.defaultView)?.search || null;
}

/** A view begins on its first page. */
const viewSearch = (query: ListQuery): string => writeListQuery({ ...query, pageNum: defaultListQuery.pageNum });

function readView(stored: unknown): SavedView | null {
  const { name, search, layout } = recordOf(stored);
  if (!isText(name) || !isText(search)) return null;
  return { name, search: viewSearch(readListQuery(search)), layout: readLayout(layout) };
}

function readLayout(stored: unknown): ListLayout {
  const { columns, widths, density } = recordOf(stored);
  const possible = Object.entries(recordOf(widths)).filter((entry): entry is [string, number] => isWidth(entry[1]));
  return {
    columns: Array.isArray(columns) ? columns.filter(isText) : null,
    widths: Object.fromEntries(possible),
    density: densities.find((known) => known === density) ?? null,
  };
}

// Functions, since the usual settings are read as this file is.

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= widthLimits.least && value <= widthLimits.most;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
