import type { SeenStep } from './session.ts';

/** A row of the log: a step, or the last of `count` steps in a row with the same event, sender and receiver. */
export interface LogRow {
  step: SeenStep;
  count: number;
}

/** Groups repeated events, so that a clock does not fill the log. The group of the chosen step shows all its steps. */
export function rowsOf(steps: readonly SeenStep[], chosen: number | null): readonly LogRow[] {
  const groups: SeenStep[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group?.[0] && isRepeat(group[0], step)) group.push(step);
    else groups.push([step]);
  }
  return groups.flatMap((group) =>
    group.some(({ number }) => number === chosen)
      ? group.map((step) => ({ step, count: 1 }))
      : group.slice(-1).map((step) => ({ step, count: group.length })),
  );
}

const isRepeat = (one: SeenStep, other: SeenStep): boolean =>
  one.type === other.type && one.actor === other.actor && one.source === other.source;
