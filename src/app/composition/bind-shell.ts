import { fromCallback, fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { menuCountsMachine } from '#src/machines/shell/menu-counts.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import type { PreferenceStore } from '#src/app/stores/preference-store.ts';

export interface ShellPorts {
  http: Http;
  offers: Offers;
  preferenceStore: PreferenceStore;
  screens: { find: (path: string) => LoadedScreen | null; load: (path: string) => Promise<LoadedScreen> };
}

/** Nobody waits for the counts of the menu, so their API is loaded later. */
const profile = () => imported(() => import('#src/api/profile.ts'));

/** Below this width the layout is in mobile mode (product 2, 9). */
const mobileQuery = '(max-width: 991.98px)';

/** Tabs with their pages, layout and preferences: their machines bound to screens, window and storage. */
export const bindShell = ({ http, offers, preferenceStore, screens }: ShellPorts) => ({
  tabs: tabsMachine.provide({
    actors: {
      page: pageMachine.provide({
        actors: {
          findScreen: fromSyncAnswer(({ path }: { path: string }) => screens.find(path)),
          loadScreen: fromPromise(({ input }) => screens.load(input.path)),
        },
      }),
    },
  }),
  layout: layoutMachine.provide({ actors: { deviceFeed } }),
  menuCounts: menuCountsMachine.provide({
    guards: offers('waiting') ? {} : { opensInbox: () => false },
    actors: {
      fetchCounts: fromPromise(async ({ signal }) => (await profile()).fetchMenuCounts(http, signal)),
      sightFeed,
    },
  }),
  preferences: preferencesMachine.provide({
    actors: {
      storedFeed: fromCallback(({ sendBack }) =>
        preferenceStore.watch((stored) => sendBack({ type: 'preferences.stored', preferences: stored })),
      ),
    },
  }),
});

/** Reports whether the window is as narrow as a phone's, immediately and at each change. */
const deviceFeed = fromCallback(({ sendBack }) => {
  const media = globalThis.matchMedia(mobileQuery);
  const report = () => sendBack({ type: 'device.changed', mobile: media.matches });
  report();
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
});

/** Reports whether the window is visible, immediately and at each change. */
const sightFeed = fromCallback(({ sendBack }) => {
  const report = () => sendBack({ type: document.visibilityState === 'hidden' ? 'window.hidden' : 'window.shown' });
  report();
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
});
