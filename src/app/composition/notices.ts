import type { Notice } from '#src/domain/shell/notice.ts';

/** A notice on the screen, or waiting for its turn there. */
export interface ShownNotice {
  id: number;
  notice: Notice;
  /** When it came, in milliseconds. */
  since: number;
}

export type Notices = ReturnType<typeof createNotices>;

/**
 * The notices on the screen, and those that wait for their turn. A notice with the same words as another is not added.
 * `logMissed` gets the words of each notice that waited too long.
 */
export function createNotices(wordsOf: (notice: Notice) => string, logMissed: (words: string) => void) {
  const watchers = new Set<() => void>();
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;

  return {
    /** Oldest first. */
    shown: () => shown,
    add,
    remove: (...ids: readonly number[]): void => replace(shown.filter((other) => !ids.includes(other.id))),
    /** Removes notices that waited too long for their turn. One notice counts all that were missed so far. */
    miss(missed: readonly ShownNotice[]): void {
      let count = missed.length;
      for (const { notice } of missed) logMissed(wordsOf(notice));
      replace(
        shown.filter((other) => {
          if (other.notice.code === 'messages.missed') count += other.notice.count;
          return other.notice.code !== 'messages.missed' && !missed.includes(other);
        }),
      );
      add({ code: 'messages.missed', count });
    },
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };

  function add(notice: Notice): void {
    const words = wordsOf(notice);
    if (shown.some((other) => wordsOf(other.notice) === words)) return;
    lastId += 1;
    replace([...shown, { id: lastId, notice, since: Date.now() }]);
  }

  function replace(next: readonly ShownNotice[]) {
    shown = next;
    for (const notify of watchers) notify();
  }
}
