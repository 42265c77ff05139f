import type { Grants } from '#src/domain/rights/access.ts';
import { type AppLocation, homePath, toHref } from '#src/domain/routes/location.ts';
import { matchRoute, opens } from '#src/domain/routes/routes.ts';

/**
 * A tab (decision 032, product 10.3). Each path has at most one tab, which holds the latest query. The `id` stays the same
 * when the path changes because a new record was saved. `generation` counts the refreshes; each one creates a new page.
 */
export interface Tab {
  id: string;
  path: string;
  search: string;
  hash: string;
  /** i18n key of the page's title. */
  title: string;
  /** The name of what the page shows, such as a record's title. It is shown instead of `title`. */
  subject: string | null;
  affix: boolean;
  noCache: boolean;
  generation: number;
}

export type NewTab = Omit<Tab, 'id' | 'generation' | 'subject'> & { subject?: string | null };

/** The outcome of closing or refreshing: the remaining tabs, and the address to go to; null to stay. */
export interface Closing {
  tabs: readonly Tab[];
  goTo: string | null;
}

/**
 * The tabs to show. While somebody views the app as a role (`viewed`), tabs that the role may not open are hidden but
 * kept.
 */
export const tabsInSight = (tabs: readonly Tab[], viewed: Grants | null): readonly Tab[] =>
  viewed ? tabs.filter(({ path }) => opens(viewed, path)) : tabs;

export const tabHref = (tab: AppLocation): string => toHref(tab);

/** The address of a page: the latest one of its tab, or its plain path when it has no tab. */
export const openHref = (tabs: readonly Tab[], path: string): string => {
  const tab = tabs.find((candidate) => candidate.path === path);
  return tab ? tabHref(tab) : path;
};

/**
 * Adds a tab at the end, or updates the query of the tab with that path. Returns the same array when nothing changes.
 */
export function openTab(tabs: readonly Tab[], opened: NewTab): readonly Tab[] {
  const known = tabs.find((tab) => tab.path === opened.path);
  if (known) {
    if (known.search === opened.search && known.hash === opened.hash) return tabs;
    return tabs.map((tab) => (tab.path === opened.path ? { ...tab, search: opened.search, hash: opened.hash } : tab));
  }
  return [...tabs, { ...opened, id: nextId(tabs), generation: 0, subject: opened.subject ?? null }];
}

/** The limit of open tabs. */
export const maxTabs = 100;

/**
 * The tabs to close when the limit is exceeded: the least recently used among those that may be closed. `used` are tab ids,
 * the latest last. Tabs that were restored and never shown are closed first.
 */
export const beyondLimit = (
  tabs: readonly Tab[],
  used: readonly string[],
  mayClose: (tab: Tab) => boolean,
): readonly Tab[] =>
  tabs
    .filter((tab) => !tab.affix && mayClose(tab))
    .toSorted((one, other) => used.indexOf(one.id) - used.indexOf(other.id))
    .slice(0, Math.max(0, tabs.length - maxTabs));

/** Closes one tab. Closing the active tab goes to the last tab of the bar (T05). An affix tab is never closed. */
export function closeTab(tabs: readonly Tab[], path: string, active: string | null): Closing {
  const rest = tabs.filter((tab) => tab.affix || tab.path !== path);
  const gone = rest.length < tabs.length;
  return { tabs: rest, goTo: gone && path === active ? lastHref(rest) : null };
}

/** Keeps the affix tabs and the one at `path`, and goes there (T10, T11). */
export function closeOtherTabs(tabs: readonly Tab[], path: string, active: string | null): Closing {
  const kept = tabs.find((tab) => tab.path === path);
  if (!kept) return { tabs, goTo: null };
  return { tabs: tabs.filter((tab) => tab.affix || tab === kept), goTo: path === active ? null : tabHref(kept) };
}

/** Keeps only the affix tabs. Stays when the active tab is one of them, else goes to the last of them (T12, T14). */
export function closeAllTabs(tabs: readonly Tab[], active: string | null): Closing {
  const rest = tabs.filter((tab) => tab.affix);
  return { tabs: rest, goTo: rest.some((tab) => tab.path === active) ? null : lastHref(rest) };
}

/** Replaces the page of a tab by a new one with the same query, and goes to it (T15). */
export function refreshTab(tabs: readonly Tab[], path: string, active: string | null): Closing {
  const refreshed = tabs.find((tab) => tab.path === path);
  if (!refreshed) return { tabs, goTo: null };
  const fresh = { ...refreshed, generation: refreshed.generation + 1, subject: null };
  return { tabs: tabs.map((tab) => (tab === refreshed ? fresh : tab)), goTo: path === active ? null : tabHref(fresh) };
}

/** Whether the subject of another tab has the same name, such as the application and the review of one base. */
export const hasNamesake = (tabs: readonly Tab[], tab: Tab): boolean =>
  tab.subject !== null && tabs.some((other) => other !== tab && other.subject === tab.subject);

/** Sets the name of the subject of a tab's page; null if it no longer has one. */
export const nameTab = (tabs: readonly Tab[], id: string, subject: string | null): readonly Tab[] =>
  tabs.map((tab) => (tab.id === id ? { ...tab, subject } : tab));

/**
 * Gives a tab another path, with the title of that path, and keeps its page, when a new record has received its id
 * (decision 001). Another tab with that path is removed, since each path has one tab.
 */
export const moveTab = (tabs: readonly Tab[], id: string, path: string): readonly Tab[] =>
  tabs.some((tab) => tab.id === id)
    ? tabs
        .filter((tab) => tab.id === id || tab.path !== path)
        .map((tab) =>
          tab.id === id
            ? { ...tab, path, search: '', hash: '', title: matchRoute(path)?.route.title ?? tab.title }
            : tab,
        )
    : tabs;

/** Reads stored tabs, without ids; null when the stored value is not in the format of this version. */
export function readTabs(stored: unknown): readonly NewTab[] | null {
  if (!Array.isArray(stored) || !stored.every(isStoredTab)) return null;
  return stored.map(({ path, search, hash, title, affix, noCache, subject = null }) => ({
    path,
    search,
    hash,
    title,
    affix,
    noCache,
    subject,
  }));
}

function isStoredTab(value: unknown): value is NewTab {
  if (typeof value !== 'object' || value === null) return false;
  const tab = value as Record<string, unknown>;
  const texts = ['path', 'search', 'hash', 'title'].every((key) => typeof tab[key] === 'string');
  const named = tab['subject'] === undefined || tab['subject'] === null || typeof tab['subject'] === 'string';
  return texts && named && typeof tab.affix === 'boolean' && typeof tab.noCache === 'boolean';
}

const lastHref = (tabs: readonly Tab[]): string => {
  const last = tabs.at(-1);
  return last ? tabHref(last) : homePath;
};

const nextId = (tabs: readonly Tab[]): string =>
  `tab${1 + Math.max(0, ...tabs.map((tab) => Number(tab.id.slice('tab'.length))))}`;
