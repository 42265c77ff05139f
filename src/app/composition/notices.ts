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
 * The notices on the screen, and those that wait for their turn. Those that read the same are one, whatever they stand for.
 * `keep` gets the words of those whose turn never came.
 */
export function createNotices(wordsOf: (notice: Notice) => string, keep: (words: string) => void) {
  const watchers = new Set<() => void>();
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;

  return {
    /** Oldest first. */
    shown: () => shown,
    add,
    remove: (...ids: readonly number[]): void => show(shown.filter((other) => !ids.includes(other.id))),
    /** Takes away those that waited too long for their turn; one line says how many there were so far. */
    miss(missed: readonly ShownNotice[]): void {
      let count = missed.length;
      for (const { notice } of missed) keep(wordsOf(notice));
      show(
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
    show([...shown, { id: lastId, notice, since: Date.now() }]);
  }

  function show(next: readonly ShownNotice[]) {
    shown = next;
    for (const tell of watchers) tell();
  }
}
