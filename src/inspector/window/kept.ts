import { type LogFilter, noFilter } from '#src/inspector/recording/log-filter.ts';

/** What the inspector remembers across reloads (W6.13). */
export interface Kept {
  /** The name of the selected actor; its id changes with a reload. */
  actor: string;
  find: string;
  filter: LogFilter;
  /** How charts are shown; null until the person chooses. */
  as: 'picture' | 'list' | null;
  /** The height of the log in pixels. */
  logHeight: number;
}

const place = 'inspector';

export function readKept(): Kept {
  const usual: Kept = { actor: '', find: '', filter: noFilter, as: null, logHeight: 170 };
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>;
    return { ...usual, ...kept, filter: { ...noFilter, ...kept.filter, actor: '' } };
  } catch {
    return usual;
  }
}

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the next reload forgets it.
  }
}
