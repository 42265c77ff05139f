import { type LogFilter, noFilter } from '#src/inspector/recording/log-filter.ts';

/** What the inspector remembers over a reload (W6.13). */
export interface Kept {
  /** The name of the chosen actor: its id is another one after a reload. */
  actor: string;
  find: string;
  filter: LogFilter;
  /** How charts are shown; null until somebody chooses. */
  as: 'picture' | 'list' | null;
  /** How high the log is, in pixels. */
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
    // It is forgotten with the next reload.
  }
}
