import type { SeenSession, SeenStep } from './session.ts';

/** The filter of the log. It hides steps and never deletes them (W6.6). */
export interface LogFilter {
  /** The id of an actor; empty for all. */
  actor: string;
  /** Parts of event names, separated by blanks. A leading minus excludes: `-xstate tabs`. */
  events: string;
  /** Only steps that changed something. */
  onlyChanges: boolean;
  /** Text to find in the event and its data. */
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
