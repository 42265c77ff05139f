import { safeParse } from 'valibot';
import { Draft, draftLifetime } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';

interface Options {
  /** Local storage. Throws where the browser forbids it. */
  storage: () => Storage;
  now: () => number;
  /** Identifies this window and page load: several windows may keep drafts of the same page. */
  window: string;
  /** Called when the storage is full or forbidden. From then on drafts live only as long as the page. */
  onMemoryOnly: () => void;
}

/** The drafts of one account (decision 017). */
export interface AccountDrafts {
  /** Stores a draft after a short pause. */
  note(path: string, version: number | null, values: ContentValues, copied?: true): void;
  /** The draft of this version, otherwise the latest draft of the page; this window’s before those of others. */
  find(path: string, version: number | null): Draft | null;
  /** The latest draft of each page, the newest first. */
  all(): readonly { path: string; draft: Draft }[];
  /**
   * Deletes the drafts of the page that this window has stored or found. The drafts of other windows are offered the
   * next time.
   */
  drop(path: string): void;
}

export const draftPrefix = 'draft:';

/** Separates the version and the window in a key. Drafts of earlier builds have none. */
const windowMark = '~';

/** The longest delay before typed values are stored, in milliseconds. A crash loses no more than that. */
const pauseMilliseconds = 400;

/** A draft that is not stored yet, and the keys of the drafts that it replaces. */
interface Pending {
  draft: Draft;
  replaces: readonly string[];
}

/**
 * Drafts in local storage, by account, path, version and window. They survive a crash, expiry and logout, are found by their own
 * account only, and are deleted after seven days.
 */
export function createDraftStore({ storage, now, window, onMemoryOnly }: Options) {
  const pending = new Map<string, Pending>();
  /** Drafts that storage rejected. */
  const memory = new Map<string, Draft>();
  /** The keys of drafts that were found by this window, which continues or deletes them. */
  const found = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  deleteOld();
  return { of: (account: string): AccountDrafts => draftsOf(account), flush };

  function draftsOf(account: string): AccountDrafts {
    const start = (path: string) => `${draftPrefix}${account}:${path}:`;
    const keysFrom = (beginning: string) =>
      [...new Set([...pending.keys(), ...memory.keys(), ...storedKeys()])].filter((key) => key.startsWith(beginning));
    const keysOf = (path: string) => keysFrom(start(path));
    const isOwn = (key: string) => key.endsWith(windowMark + window);
    return {
      note(path, version, values, copied) {
        const sameVersion = start(path) + String(version);
        const draft = { values, version, savedAt: now(), ...(copied ? { copied } : {}) };
        const replaces = [...found].filter((key) => withoutWindow(key) === sameVersion);
        pending.set(sameVersion + windowMark + window, { draft, replaces });
        timer ??= setTimeout(flush, pauseMilliseconds);
      },
      find(path, version) {
        const kept = keysOf(path).flatMap((key) => {
          const draft = read(key);
          return draft ? [{ key, draft, rank: Number(draft.version === version) * 2 + Number(isOwn(key)) }] : [];
        });
        const [best] = kept.toSorted((a, b) => b.rank - a.rank || b.draft.savedAt - a.draft.savedAt);
        if (best && !isOwn(best.key)) found.add(best.key);
        return best?.draft ?? null;
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
        for (const key of keysOf(path)) if (isOwn(key) || found.has(key)) remove(key);
      },
    };
  }

  /** Stores all pending drafts at once, because the page may be about to close. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { draft, replaces }] of pending) {
      if (quietly(() => storage().setItem(key, JSON.stringify(draft)))) {
        memory.delete(key);
        for (const replaced of replaces) remove(replaced);
        continue;
      }
      if (memory.size === 0) onMemoryOnly();
      memory.set(key, draft);
    }
    pending.clear();
  }

  function remove(key: string) {
    pending.delete(key);
    memory.delete(key);
    found.delete(key);
    quietly(() => storage().removeItem(key));
  }

  function read(key: string): Draft | null {
    const kept = pending.get(key)?.draft ?? memory.get(key);
    if (kept) return kept;
    let stored: unknown = null;
    quietly(() => {
      stored = JSON.parse(storage().getItem(key) ?? 'null');
    });
    const parsed = safeParse(Draft, stored);
    return parsed.success && parsed.output.savedAt > now() - draftLifetime ? parsed.output : null;
  }

  /** Deletes drafts that are too old or unreadable, unless a newer build may be able to read them. */
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

/** The part of a key with account, path and version. */
const withoutWindow = (key: string): string => {
  const mark = key.lastIndexOf(windowMark);
  return mark > key.lastIndexOf(':') ? key.slice(0, mark) : key;
};

/** Tries to use the storage, which may be forbidden or full. Returns whether it worked. */
function quietly(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
