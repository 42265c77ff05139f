import type { Language } from '#src/i18n/languages.ts';
import { articles, home, news } from './fixtures.ts';

/** An action of the user, the browser or the back-end on the tabs. */
export type Step =
  | { do: 'open'; href: string }
  | { do: 'close' | 'closeOthers' | 'refresh'; path: string }
  | { do: 'closeAll' | 'back' | 'reload' }
  | { do: 'speak'; language: Language };

interface ModelTab {
  path: string;
  href: string;
}

/** The rules of the tab bar as a plain model, with which the machine is compared. */
export function createTabModel() {
  let bar: ModelTab[] = [];
  /** Number of the page behind each path; pages are numbered as they start. */
  let pages: Record<string, number> = {};
  let started = 0;
  let history: string[] = [];
  let at = -1;
  let language: Language = 'zh';

  bar = [{ path: home, href: home }];
  go(home);
  return { take, view, language: () => language };

  function take(step: Step) {
    switch (step.do) {
      case 'open':
        return go(step.href);
      case 'close':
        return close(step.path);
      case 'closeOthers':
        return closeOthers(step.path);
      case 'closeAll':
        return closeAll();
      case 'refresh':
        return refresh(step.path);
      case 'back':
        at = Math.max(0, at - 1);
        return show();
      case 'reload':
        pages = {};
        return show();
      case 'speak':
        language = step.language;
    }
  }

  function view() {
    return { bar: bar.map(({ href }) => href), active: active(), address: address(), entries: history.length, pages };
  }

  function go(href: string) {
    history = [...history.slice(0, at + 1), href];
    at = history.length - 1;
    show();
  }

  function replace(href: string) {
    history[at] = href;
    show();
  }

  function show() {
    const path = active();
    if (path !== null) {
      const tab = tabAt(path);
      if (tab) tab.href = address();
      else bar.push({ path, href: address() });
    }
    keep((candidate) => candidate !== fleeting || candidate === path);
    if (path !== null) pages[path] ??= started += 1;
  }

  function close(path: string) {
    if (path === home || !tabAt(path)) return;
    bar = bar.filter((tab) => tab.path !== path);
    const left = path === active();
    keep((candidate) => candidate !== path);
    if (left) go(lastHref());
  }

  function closeOthers(path: string) {
    if (!tabAt(path)) return;
    bar = bar.filter((tab) => tab.path === home || tab.path === path);
    const elsewhere = path !== active();
    keep((candidate) => candidate === home || candidate === path);
    if (elsewhere) go(tabAt(path)?.href ?? home);
  }

  function closeAll() {
    bar = bar.filter((tab) => tab.path === home);
    const stays = active() === home;
    keep((candidate) => candidate === home);
    if (!stays) go(lastHref());
  }

  function refresh(path: string) {
    const tab = tabAt(path);
    if (!tab) return;
    keep((candidate) => candidate !== path);
    if (path === active()) show();
    else replace(tab.href);
  }

  function keep(stays: (path: string) => boolean) {
    pages = Object.fromEntries(Object.entries(pages).filter(([path]) => stays(path)));
  }

  function address(): string {
    return history[at] ?? home;
  }

  function active(): string | null {
    const path = pathOf(address());
    return tabless.includes(path) ? null : path;
  }

  function tabAt(path: string): ModelTab | undefined {
    return bar.find((tab) => tab.path === path);
  }

  function lastHref(): string {
    return bar.at(-1)?.href ?? home;
  }
}

/** The page that is created again each time it is shown. */
export const fleeting = news;

const tabless = ['/401', '/error'];

export const places = [home, articles, news, `${articles}/1`, `${articles}/new`];

/** All targets: each page, some with a query or a hash, and pages without a tab. */
export const hrefs = [
  ...places,
  `${articles}?keyword=a`,
  `${articles}?keyword=b#c`,
  `${news}?status=online`,
  ...tabless,
];

const pathOf = (href: string): string => href.replace(/[?#].*/, '');
