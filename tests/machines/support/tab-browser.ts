import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { toHref, toLocation } from '#src/domain/routes/location.ts';
import { readTabs } from '#src/domain/shell/tabs.ts';
import { type LoadedScreen, type PageActor, pageMachine } from '#src/machines/page.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { walk } from '#tests/coverage/walk.ts';
import { home } from './fixtures.ts';
import { editor } from './session.ts';
import type { Step } from './tab-model.ts';
import { allGrants, noScreen } from './tabs.ts';

const loadScreen = fromPromise<LoadedScreen, { path: string }>(() => Promise.resolve({ logic: null }));
const machine = tabsMachine.provide({
  actors: { page: pageMachine.provide({ actors: { findScreen: noScreen, loadScreen } }) },
});

/** A browser around the tabs machine: history, session storage and reload, as `create-app.ts` connects them. */
export function openTabBrowser() {
  let history: string[] = [];
  let at = -1;
  let stored = 'null';
  /** Every page that ran, in the order of their starts; a step starts at most one. */
  const pages: PageActor[] = [];
  let actor = load();
  go(home);
  view();
  return { take, view, pages, snapshot: () => actor.getSnapshot(), close: () => actor.stop() };

  function load(): ActorRefFrom<typeof tabsMachine> {
    const loaded = createActor(machine, { inspect: walk });
    loaded.on('navigation.requested', ({ href, replace }) => (replace ? replaceWith(href) : go(href)));
    loaded.on('tabs.changed', ({ tabs }) => {
      stored = JSON.stringify(tabs);
    });
    loaded.start();
    loaded.send({
      type: 'session.opened',
      account: editor,
      grants: allGrants,
      stored: readTabs(JSON.parse(stored)) ?? [],
    });
    return loaded;
  }

  function take(step: Step) {
    switch (step.do) {
      case 'open':
        return go(step.href);
      case 'close':
      case 'closeOthers':
      case 'refresh':
        return actor.send({ type: `tab.${step.do}`, path: step.path });
      case 'closeAll':
        return actor.send({ type: 'tab.closeAll' });
      case 'back':
        at = Math.max(0, at - 1);
        return admit();
      case 'reload':
        actor.stop();
        actor = load();
        return admit();
      case 'speak':
        // Tabs hold keys, so the machine does not depend on the language.
        return;
    }
  }

  function go(href: string) {
    history = [...history.slice(0, at + 1), href];
    at = history.length - 1;
    admit();
  }

  function replaceWith(href: string) {
    history[at] = href;
    admit();
  }

  function admit() {
    actor.send({ type: 'page.admitted', location: toLocation(history[at] ?? home) });
  }

  function view() {
    const { tabs, active, pages: live } = actor.getSnapshot().context;
    const numbers = tabs.flatMap(({ id, path }): [string, number][] => {
      const page = live[id]?.actor;
      return page ? [[path, numberOf(page)]] : [];
    });
    return {
      bar: tabs.map(toHref),
      active,
      address: history[at],
      entries: history.length,
      pages: Object.fromEntries(numbers),
    };
  }

  function numberOf(page: PageActor): number {
    if (!pages.includes(page)) pages.push(page);
    return pages.indexOf(page) + 1;
  }
}
