import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Scheme } from '#src/domain/looks/preferences.ts';
import type { PreferencesActor } from '#src/views/app-context.ts';

/** Lets Mantine follow the light or dark scheme of the preferences. Mantine stores nothing itself. */
export function colourSchemeOf(preferences: PreferencesActor): MantineColorSchemeManager {
  const current = () => toMantine(preferences.getSnapshot().context.scheme);
  let following: { unsubscribe: () => void } | null = null;
  return {
    get: current,
    set: () => undefined,
    clear: () => undefined,
    subscribe(update) {
      let shown = current();
      following = preferences.subscribe(() => {
        if (shown === current()) return;
        shown = current();
        update(shown);
      });
    },
    unsubscribe: () => following?.unsubscribe(),
  };
}

const toMantine = (scheme: Scheme): MantineColorScheme => (scheme === 'system' ? 'auto' : scheme);
