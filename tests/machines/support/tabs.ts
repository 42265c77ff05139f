import { fromPromise } from 'xstate';
import type { Grants } from '#src/domain/rights/access.ts';
import { toHref, toLocation } from '#src/domain/routes/location.ts';
import type { NewTab } from '#src/domain/shell/tabs.ts';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { articles, home, news } from './fixtures.ts';
import { run, settled } from './run.ts';
import { editor } from './session.ts';

export const allGrants: Grants = { admin: false, pages: [articles, news], buttons: [] };

/** A tab as stored, or as created by the first visit. */
export const tabAt = (href: string, over: Partial<NewTab> = {}): NewTab => {
  const { path, search, hash } = toLocation(href);
  return { path, search, hash, title: 'menu.blank', affix: path === home, noCache: false, ...over };
};

/** Screens are not yet loaded when a page opens. */
export const noScreen = fromSyncAnswer<LoadedScreen | null, { path: string }>(() => null);

const emptyScreen = (_path: string): Promise<LoadedScreen> => Promise.resolve({ logic: null });

/** The tabs of a user who signed in at home, in a browser that follows their navigations. */
export function openTabs({
  page = pageMachine,
  screen = emptyScreen,
  stored = [] as NewTab[],
  grants = allGrants,
} = {}) {
  const loadScreen = fromPromise<LoadedScreen, { path: string }>(({ input }) => screen(input.path));
  const machine = tabsMachine.provide({
    actors: { page: page.provide({ actors: { findScreen: noScreen, loadScreen } }) },
  });
  const { actor, ...running } = run(machine);
  const context = () => actor.getSnapshot().context;
  const tabOf = (path: string) => context().tabs.find((tab) => tab.path === path);
  const visit = (href: string) => actor.send({ type: 'page.admitted', location: toLocation(href) });
  actor.on('navigation.requested', ({ href }) => visit(href));
  const open = (account = editor) => actor.send({ type: 'session.opened', account, grants, stored });
  open();
  visit(home);
  return {
    ...running,
    actor,
    context,
    open,
    visit,
    /** Visits pages in order and loads each. */
    async visitAll(...hrefs: string[]) {
      for (const href of hrefs) visit(href);
      await settled();
    },
    tabOf,
    bar: () => context().tabs.map(toHref),
    active: () => context().active,
    /** The running page behind a tab. */
    pageOf: (path: string) => context().pages[tabOf(path)?.id ?? '']?.actor ?? null,
    /** The requested navigations. */
    went: () => running.facts.flatMap((fact) => (fact.type === 'navigation.requested' ? [fact.href] : [])),
  };
}
