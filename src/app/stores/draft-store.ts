import { safeParse } from 'valibot';
import { Draft, draftLifetime } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';

interface Options {
  /** Local storage. Throws where the browser forbids it. */
  storage: () => Storage;
  now: () => number;
  /** Called when the storage is full or forbidden. From then on drafts live only as long as the page. */
  onMemoryOnly: () => void;
}

/** The drafts of one account (decision 017). */
export interface AccountDrafts {
  /** Stores a draft after a short pause. */
  note(path: string, version: number | null, values: ContentValues, copied?: true): void;
  /** The draft of this version, otherwise the latest draft of the page. */
  find(path: string, version: number | null): Draft | null;
  /** The latest draft of each page, the newest first. */
  all(): readonly { path: string; draft: Draft }[];
  /** Deletes all drafts of the page. */
  drop(path: string): void;
}

export const draftPrefix = 'draft:';

/** What is typed is stored at most this much later. A crash loses no more than that. */
const pauseMilliseconds = 400;

/**
 * Drafts in local storage, by account, path and version. They survive a crash, expiry and logout, are found by their own
 * account only, and are deleted after seven days.
 */
export function createDraftStore({ storage, now, onMemoryOnly }: Options) {
  /** Drafts that are not stored yet. */
  const pending = new Map<string, Draft>();
  /** Drafts that the storage did not take. */
  const memory = new Map<string, Draft>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  deleteOld();
  return { of: (account: string): AccountDrafts => draftsOf(account), flush };

  function draftsOf(account: string): AccountDrafts {
    const start = (path: string) => `${draftPrefix}${account}:${path}:`;
    const keysFrom = (beginning: string) =>
      [...new Set([...pending.keys(), ...memory.keys(), ...storedKeys()])].filter((key) => key.startsWith(beginning));
    const keysOf = (path: string) => keysFrom(start(path));
    return {
      note(path, version, values, copied) {
        pending.set(start(path) + String(version), { values, version, savedAt: now(), ...(copied ? { copied } : {}) });
        timer ??= setTimeout(flush, pauseMilliseconds);
      },
      find(path, version) {
        const found = keysOf(path).flatMap((key) => read(key) ?? []);
        return (
          found.toSorted(
            (a, b) => Number(b.version === version) - Number(a.version === version) || b.savedAt - a.savedAt,
          )[0] ?? null
        );
      },
      all() {
        const own = `${draftPrefix}${account}:`;
        const drafts = keysFrom(own).flatMap((key) => {
          const draft = read(key);
          return draft ? { path: key.slice(own.length, key.lastIndexOf(':')), draft } : [];
        });
        const newestFirst = drafts.toSorted((a, b) => b.draft.savedAt - a.draft.savedAt);
        return newestFirst.filter(({ path }, index) => newestFirst.findIndex((one) => one.path === path) === index);
      },
      drop(path) {
        for (const key of keysOf(path)) {
          pending.delete(key);
          memory.delete(key);
          quietly(() => storage().removeItem(key));
        }
      },
    };
  }

  /** Stores all pending drafts at once, because the page may be about to close. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, draft] of pending) {
      if (quietly(() => storage().setItem(key, JSON.stringify(draft)))) {
        memory.delete(key);
        continue;
      }
      if (memory.size === 0) onMemoryOnly();
      memory.set(key, draft);
    }
    pending.clear();
  }

  function read(key: string): Draft | null {
    const kept = pending.get(key) ?? memory.get(key);
    if (kept) return kept;
    let stored: unknown = null;
    quietly(() => {
      stored = JSON.parse(storage().getItem(key) ?? 'null');
    });
    const parsed = safeParse(Draft, stored);
    return parsed.success && parsed.output.savedAt > now() - draftLifetime ? parsed.output : null;
  }

  /** Deletes what is too old, or cannot be read as a draft: unless a newer build may read it. */
  function deleteOld() {
    if (isStorageNewer()) return;
    for (const key of storedKeys()) if (!read(key)) quietly(() => storage().removeItem(key));
  }

  function storedKeys(): string[] {
    const keys: string[] = [];
    quietly(() => {
      keys.push(...Object.keys(storage()));
    });
    return keys.filter((key) => key.startsWith(draftPrefix));
  }
}

/** Tries to use the storage, which may be forbidden or full. Returns whether it worked. */
function quietly(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
