import type { SeenSession, SeenStep } from './session.ts';

/** What the log shows of all steps. Filtering hides, it never drops (W6.6). */
export interface LogFilter {
  /** The id of an actor; empty is all. */
  actor: string;
  /** Parts of names of events, apart by blanks. One with a minus before it excludes: `-xstate tabs`. */
  events: string;
  /** Only what has changed something. */
  onlyChanges: boolean;
  /** A text in an event with its data. */
  search: string;
}

export const noFilter: LogFilter = { actor: '', events: '', onlyChanges: false, search: '' };

export function filterSteps({ steps }: Pick<SeenSession, 'steps'>, filter: LogFilter): readonly SeenStep[] {
  const words = filter.events.toLowerCase().split(/\s+/).filter(Boolean);
  const excluded = words.filter((word) => word.startsWith('-') && word !== '-').map((word) => word.slice(1));
  const wanted = words.filter((word) => !word.startsWith('-'));
  const search = filter.search.trim().toLowerCase();
  return steps.filter((step) => {
    const type = step.type.toLowerCase();
    return (
      (filter.actor === '' || step.actor === filter.actor) &&
      (!filter.onlyChanges || step.changed) &&
      (wanted.length === 0 || wanted.some((word) => type.includes(word))) &&
      !excluded.some((word) => type.includes(word)) &&
      (search === '' || JSON.stringify(step.event())?.toLowerCase().includes(search))
    );
  });
}
