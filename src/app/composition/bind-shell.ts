import { fromCallback, fromPromise } from 'xstate';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import type { PreferenceStore } from '#src/app/stores/preference-store.ts';

export interface ShellPorts {
  preferenceStore: PreferenceStore;
  screens: { find: (path: string) => LoadedScreen | null; load: (path: string) => Promise<LoadedScreen> };
}

/** Below this width the layout is in mobile mode (product 2, 9). */
const mobileQuery = '(max-width: 991.98px)';

/** Tabs with their pages, layout and preferences: their machines bound to screens, window and storage. */
export const bindShell = ({ preferenceStore, screens }: ShellPorts) => ({
  tabs: tabsMachine.provide({
    actors: {
      page: pageMachine.provide({
        actors: {
          findScreen: fromSyncAnswer(({ path }: { path: string }) => screens.find(path)),
          loadScreen: fromPromise(({ input }: { input: { path: string } }) => screens.load(input.path)),
        },
      }),
    },
  }),
  layout: layoutMachine.provide({ actors: { deviceFeed } }),
  preferences: preferencesMachine.provide({
    actors: {
      storedFeed: fromCallback(({ sendBack }) =>
        preferenceStore.watch((stored) => sendBack({ type: 'preferences.stored', preferences: stored })),
      ),
    },
  }),
});

/** Reports whether the window is as narrow as a phone's, now and at each change. */
const deviceFeed = fromCallback(({ sendBack }) => {
  const media = globalThis.matchMedia(mobileQuery);
  const report = () => sendBack({ type: 'device.changed', mobile: media.matches });
  report();
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
});
