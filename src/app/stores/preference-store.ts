import { type KeptPreferences, type Preferences, readPreferences } from '#src/domain/looks/preferences.ts';
import { type Cookies, cookieNames, yearDays } from '#src/app/browser/cookies.ts';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';

/** index.html reads this key too, before the first paint. */
const key = 'preferences';

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** The preferences of this browser, in local storage; the size is in its cookie (decisions 008, 018). */
export function createPreferenceStore(cookies: Cookies) {
  /** Whether the browser stores preferences. */
  let isStorable = true;
  const read = (): Preferences => readPreferences(stored(), cookies.read(cookieNames.size));

  return {
    read,
    /** False the first time that storing fails. From then on this tab keeps its choices in memory. */
    write({ size, ...kept }: Preferences): boolean {
      const wasStorable = isStorable;
      if (size !== read().size) cookies.write(cookieNames.size, size, yearDays);
      isStorable = store(kept) && read().size === size;
      // In an older build, people were informed that nothing is stored.
      return isStorable || !wasStorable || isStorageNewer();
    },
    /**
     * Reports changes by other browser tabs. A cookie sends no event, so the size is read when this tab gets the focus.
     */
    watch(report: (preferences: Preferences) => void): () => void {
      const onEvent = (event: Event) => {
        if (event instanceof StorageEvent && event.key !== key && event.key !== null) return;
        if (isStorable) report(read());
      };
      const types = ['storage', 'focus'] as const;
      for (const type of types) globalThis.addEventListener(type, onEvent);
      return () => {
        for (const type of types) globalThis.removeEventListener(type, onEvent);
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
  if (isStorageNewer()) return false;
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
