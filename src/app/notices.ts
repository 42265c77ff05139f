import type { Notice } from '#src/domain/notice.ts';

/** A notice on its way to the screen. Equal notices have equal keys, so that they show once at a time. */
export interface ShownNotice {
  key: string;
  notice: Notice;
}

/** Notices wait here until the part of the screen that shows them has been loaded, which the first one causes. */
export interface Notices {
  add(notice: Notice): void;
  /** Whether there has been any; `watch` tells when that changes. */
  hasAny(): boolean;
  watch(listener: () => void): () => void;
  /** Hands over what has come so far and everything after it. */
  attach(sink: (shown: ShownNotice) => void): void;
}

export function createNotices(): Notices {
  const waiting: ShownNotice[] = [];
  const watchers = new Set<() => void>();
  let show: ((shown: ShownNotice) => void) | null = null;
  let any = false;
  return {
    add(notice) {
      const shown = { key: JSON.stringify(notice), notice };
      if (show) show(shown);
      else waiting.push(shown);
      any = true;
      for (const tell of watchers) tell();
    },
    hasAny: () => any,
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    attach(sink) {
      show = sink;
      for (const shown of waiting.splice(0)) sink(shown);
    },
  };
}
