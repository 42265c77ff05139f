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

/** A tab as it was stored, or as the first visit makes it. */
export const tabAt = (href: string, over: Partial<NewTab> = {}): NewTab => {
  const { path, search, hash } = toLocation(href);
  return { path, search, hash, title: 'menu.blank', affix: path === home, noCache: false, ...over };
};

/** No screen is loaded when its page opens. */
export const noScreen = fromSyncAnswer<LoadedScreen | null, { path: string }>(() => null);

const emptyScreen = (_path: string): Promise<LoadedScreen> => Promise.resolve({ logic: null });

/** The tabs of somebody who signed in at home, in a browser: where they ask to go, it goes. */
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
    /** Visits one after the other, each page loaded. */
    async visitAll(...hrefs: string[]) {
      for (const href of hrefs) visit(href);
      await settled();
    },
    tabOf,
    bar: () => context().tabs.map(toHref),
    active: () => context().active,
    /** The running page behind a tab. */
    pageOf: (path: string) => context().pages[tabOf(path)?.id ?? '']?.actor ?? null,
    /** Where it asked to go. */
    went: () => running.facts.flatMap((told) => (told.type === 'navigation.requested' ? [told.href] : [])),
  };
}
