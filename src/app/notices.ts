import type { Notice } from '#src/domain/notice.ts';

/** A notice on the screen. */
export interface ShownNotice {
  id: number;
  notice: Notice;
}

export type Notices = ReturnType<typeof createNotices>;

/** The notices on the screen. Those that read the same show once at a time, whatever they stand for. */
export function createNotices(wordsOf: (notice: Notice) => string) {
  const watchers = new Set<() => void>();
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;

  return {
    /** Oldest first. */
    shown: () => shown,
    add(notice: Notice): void {
      const words = wordsOf(notice);
      if (shown.some((other) => wordsOf(other.notice) === words)) return;
      lastId += 1;
      show([...shown, { id: lastId, notice }]);
    },
    remove: (id: number): void => show(shown.filter((other) => other.id !== id)),
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };

  function show(next: readonly ShownNotice[]) {
    shown = next;
    for (const tell of watchers) tell();
  }
}
