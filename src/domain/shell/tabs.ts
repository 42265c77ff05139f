import type { Grants } from '#src/domain/rights/access.ts';
import { type AppLocation, homePath, toHref } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';

/**
 * A tab (decision 032, product 10.3). One path has one tab, which holds the latest query. `id` stays when a record that
 * was just created gives the tab another path; `generation` counts refreshes, each of which makes a new page.
 */
export interface Tab {
  id: string;
  path: string;
  search: string;
  hash: string;
  /** i18n key of the page's title. */
  title: string;
  /** What the page shows, in its own words (a record's title); wins over `title`. */
  subject: string | null;
  affix: boolean;
  noCache: boolean;
  generation: number;
}

export type NewTab = Omit<Tab, 'id' | 'generation' | 'subject'> & { subject?: string | null };

/** The outcome of closing or refreshing: the tabs that there are then, and where to go, null to stay. */
export interface Closing {
  tabs: readonly Tab[];
  goTo: string | null;
}

/** Whoever views the app as a role (`viewed`) keeps their own tabs, of which those are in sight that the role may open. */
export const tabsInSight = (tabs: readonly Tab[], viewed: Grants | null): readonly Tab[] =>
  viewed ? tabs.filter(({ path }) => opens(viewed, path)) : tabs;

export const tabHref = (tab: AppLocation): string => toHref(tab);

/** Where a page is open: its tab's latest address, or its plain path when it has no tab. */
export const openHref = (tabs: readonly Tab[], path: string): string => {
  const tab = tabs.find((candidate) => candidate.path === path);
  return tab ? tabHref(tab) : path;
};

/** Adds the tab behind the others, or gives the one with that path its newest query; the same tabs when nothing is new. */
export function openTab(tabs: readonly Tab[], opened: NewTab): readonly Tab[] {
  const known = tabs.find((tab) => tab.path === opened.path);
  if (known) {
    if (known.search === opened.search && known.hash === opened.hash) return tabs;
    return tabs.map((tab) => (tab.path === opened.path ? { ...tab, search: opened.search, hash: opened.hash } : tab));
  }
  return [...tabs, { ...opened, id: nextId(tabs), generation: 0, subject: opened.subject ?? null }];
}

/** So many tabs are open at most. */
export const maxTabs = 100;

/**
 * The tabs that close because more than that are open: of those that may, the ones used longest ago. `used` are ids, the
 * latest last; a tab that was restored and never shown comes before all others.
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

/** Closes one tab. Closing the active one goes to the last in bar order (T05); an affix tab stays. */
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

/** Keeps the affix tabs; stays when the active one is among them, else goes to the last that is left (T12, T14). */
export function closeAllTabs(tabs: readonly Tab[], active: string | null): Closing {
  const rest = tabs.filter((tab) => tab.affix);
  return { tabs: rest, goTo: rest.some((tab) => tab.path === active) ? null : lastHref(rest) };
}

/** Starts the page of a tab afresh, its query kept, and shows it (T15). */
export function refreshTab(tabs: readonly Tab[], path: string, active: string | null): Closing {
  const refreshed = tabs.find((tab) => tab.path === path);
  if (!refreshed) return { tabs, goTo: null };
  const fresh = { ...refreshed, generation: refreshed.generation + 1, subject: null };
  return { tabs: tabs.map((tab) => (tab === refreshed ? fresh : tab)), goTo: path === active ? null : tabHref(fresh) };
}

/** Gives a tab the words of what its page shows. */
export const nameTab = (tabs: readonly Tab[], id: string, subject: string): readonly Tab[] =>
  tabs.map((tab) => (tab.id === id ? { ...tab, subject } : tab));

/**
 * Lets a tab's page live on under another path: a new record got its number (decision 001). A tab that already shows that
 * path gives way, since one path has one tab.
 */
export const moveTab = (tabs: readonly Tab[], id: string, path: string): readonly Tab[] =>
  tabs.some((tab) => tab.id === id)
    ? tabs
        .filter((tab) => tab.id === id || tab.path !== path)
        .map((tab) => (tab.id === id ? { ...tab, path, search: '', hash: '' } : tab))
    : tabs;

/** Reads tabs that were stored; null when they are not what this version writes. Ids start anew. */
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
