import type { Undo } from '#src/domain/content/undo.ts';
import { isShownOnce, type Notice, undoIn } from '#src/domain/shell/notice.ts';

/** A notice that is shown or queued. */
export interface ShownNotice {
  id: number;
  notice: Notice;
  /** The time of its arrival, in milliseconds. */
  since: number;
  /** How often it was repeated while it was shown. Each repetition restarts its display time. */
  repeats: number;
}

/**
 * The shown and queued notices. A notice with the same text as another is not added; it repeats the other. One with an undo
 * replaces earlier ones about the same record, whose undo no longer fits. `logMissed` gets the text of each notice that waited
 * too long.
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
    /** Removes notices that waited too long in the queue. One notice reports the number of all missed so far. */
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
    /** The next session belongs to another person, who must not be offered this person's undo or next record. */
    endSession(): void {
      shownOnce.clear();
      replace(shown.filter(({ notice }) => undoIn(notice) === null && !('next' in notice)));
    },
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
    const undo = undoIn(notice);
    if (undo) shown = shown.filter((other) => !undoesSameRecord(undoIn(other.notice), undo));
    const equal = undo ? null : shown.find((other) => wordsOf(other.notice) === words && !undoIn(other.notice));
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

const undoesSameRecord = (one: Undo | null, other: Undo): boolean => one?.path === other.path && one.id === other.id;
