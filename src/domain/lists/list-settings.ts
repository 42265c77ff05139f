import { defaultListQuery, type ListQuery, readListQuery, writeListQuery } from '#src/domain/content/list-query.ts';

/** How tall the rows of a list are. It does not depend on the size preference of the app. */
export const densities = ['comfortable', 'normal', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The smallest and the largest width of a column, in pixels. */
export const widthLimits = { least: 64, most: 800 } as const;

/** How a list looks. `null` means the default: the type's own columns, the app's own row height. */
export interface ListLayout {
  columns: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
  density: Density | null;
}

/** A saved view of a list: its layout, and `search`, the query string with filters, order and page size. */
export interface SavedView {
  name: string;
  search: string;
  layout: ListLayout;
}

/** The settings of one account for the list of one content type. */
export interface ListSettings {
  /** The layout while no view is in use. */
  layout: ListLayout;
  views: readonly SavedView[];
  /** Name of the view that a list opens with. */
  defaultView: string | null;
}

/** More views than this would be hard to find again. */
export const maxViews = 30;
export const longestName = 40;

/** Reads stored settings. Each part is checked alone; a missing or invalid part becomes the default (fault H2). */
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

/** The settings together with the name of the view in use, null for none. */
export interface ListView {
  settings: ListSettings;
  current: string | null;
}

/** A change that a person makes to a list's settings. A change of the layout goes into the view in use. */
export type SettingsChange =
  | { type: 'layout'; layout: Partial<ListLayout> }
  | { type: 'saveView'; name: string }
  | { type: 'updateView' }
  | { type: 'renameView'; name: string; to: string }
  | { type: 'deleteView'; name: string }
  /** With `null` the list opens without a view. */
  | { type: 'makeDefault'; name: string | null };

/** The settings after a change. An invalid change, such as a name that is taken, changes nothing. */
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

/** Why a view cannot have this name; `null` when it can. `own` is the view's present name. */
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

/** Whether the query differs from the view in use. The page number does not count. */
export const isModified = ({ settings, current }: ListView, query: ListQuery): boolean =>
  current !== null && viewNamed(settings, current)?.search !== viewSearch(query);

/**
 * The name of the view in use after the query has changed. The current view stays in use until the query is the plain one
 * (unless the view itself is plain). Otherwise it is a view with the same query, the default view first. For the plain
 * query only the default view counts.
 */
export function viewAt({ settings, current }: ListView, query: ListQuery): string | null {
  const search = viewSearch(query);
  const { views, defaultView } = settings;
  if (viewNamed(settings, current) && (search !== '' || viewNamed(settings, current)?.search === '')) return current;
  const same = views.filter((view) => view.search === search);
  const usual = same.find(({ name }) => name === defaultView);
  return (usual ?? (search === '' ? undefined : same[0]))?.name ?? null;
}

/**
 * The query string of the default view, for a list that is opened without a query; null to keep the address as it is.
 */
export function openingSearch(settings: ListSettings, search: string): string | null {
  if (writeListQuery(readListQuery(search)) !== '') return null;
  return viewNamed(settings, settings.defaultView)?.search || null;
}

/** The query string that a view stores: without the page number, since a view opens on its first page. */
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

// Hoisted functions: `readListSettings` already runs while this module loads, for the default settings.

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= widthLimits.least && value <= widthLimits.most;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
