import { type KeptPreferences, type Preferences, readPreferences } from '#src/domain/preferences.ts';
import { type Cookies, cookieNames, yearDays } from './cookies.ts';

/** index.html reads it too, before the first paint. */
const key = 'preferences';

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** What was chosen in this browser: local storage, and the cookie of the size (decisions 008, 018). */
export function createPreferenceStore(cookies: Cookies) {
  let keeps = true;
  const read = (): Preferences => readPreferences(stored(), cookies.read(cookieNames.size));

  return {
    read,
    /** False when choices can no longer be kept: told once, and from then on what was chosen here holds here. */
    write({ size, ...kept }: Preferences): boolean {
      const keptSoFar = keeps;
      if (size !== read().size) cookies.write(cookieNames.size, size, yearDays);
      keeps = store(kept) && read().size === size;
      return keeps || !keptSoFar;
    },
    /** Another browser tab chose. The size's cookie says nothing when it changes, so it is read when this tab is looked at. */
    watch(tell: (preferences: Preferences) => void): () => void {
      const look = (event: Event) => {
        if (event instanceof StorageEvent && event.key !== key && event.key !== null) return;
        if (keeps) tell(read());
      };
      const occasions = ['storage', 'focus'] as const;
      for (const occasion of occasions) globalThis.addEventListener(occasion, look);
      return () => {
        for (const occasion of occasions) globalThis.removeEventListener(occasion, look);
      };
    },
  };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(preferences: KeptPreferences): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
