import { isShownOnce, type Notice } from '#src/domain/shell/notice.ts';

/** A notice on the screen, or waiting for its turn there. */
export interface ShownNotice {
  id: number;
  notice: Notice;
  /** When it came, in milliseconds. */
  since: number;
  /** How often it came again while it was there. Each time it is shown for its whole time from then on. */
  repeats: number;
}

/**
 * The notices on the screen, and those that wait for their turn. A notice with the same words as another is not added; it
 * repeats the other.
 * `logMissed` gets the words of each notice that waited too long.
 */
export function createNotices(wordsOf: (notice: Notice) => string, logMissed: (words: string) => void) {
  const watchers = new Set<() => void>();
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;
  /** The notices that are shown once per session and have been shown. */
  const shownOnce = new Set<Notice['code']>();

  return {
    /** Oldest first. */
    shown: () => shown,
    add,
    remove: (...ids: readonly number[]): void => replace(shown.filter((other) => !ids.includes(other.id))),
    /** Removes notices that waited too long for their turn. One notice counts all that were missed so far. */
    miss(missed: readonly ShownNotice[]): void {
      let count = missed.length;
      const ids = missed.map(({ id }) => id);
      for (const { notice } of missed) logMissed(wordsOf(notice));
      replace(
        shown.filter((other) => {
          if (other.notice.code === 'messages.missed') count += other.notice.count;
          return other.notice.code !== 'messages.missed' && !ids.includes(other.id);
        }),
      );
      add({ code: 'messages.missed', count });
    },
    /** The next session is another person's. */
    endSession: (): void => shownOnce.clear(),
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };

  function add(notice: Notice): void {
    if (isShownOnce(notice)) {
      if (shownOnce.has(notice.code)) return;
      shownOnce.add(notice.code);
    }
    const words = wordsOf(notice);
    const equal = shown.find((other) => wordsOf(other.notice) === words);
    if (equal) {
      replace(shown.map((other) => (other === equal ? { ...other, repeats: other.repeats + 1 } : other)));
      return;
    }
    lastId += 1;
    replace([...shown, { id: lastId, notice, since: Date.now(), repeats: 0 }]);
  }

  function replace(next: readonly ShownNotice[]) {
    shown = next;
    for (const notify of watchers) notify();
  }
}
