import { inWords } from './tally.ts';

/** Seconds that each step may take, by its script; `install` is the time before `npm test`, `total` that of everything. */
export type TimeBudget = Readonly<Record<string, number>>;

/** The duration of a step and its budget, with a warning if it was exceeded. A slow machine fails no check. */
export function timeOf(name: string, seconds: number, budget: TimeBudget): string {
  return against(seconds, budget[name], (time) => `${time.toFixed(1)} s`);
}

export function totalOf(seconds: number, budget: TimeBudget): string {
  return against(seconds, budget['total'], inWords);
}

function against(seconds: number, allowed: number | undefined, words: (seconds: number) => string): string {
  if (allowed === undefined) return words(seconds);
  return `${words(seconds)} of ${words(allowed)}${seconds > allowed ? ' ⚠' : ''}`;
}
