import type { Charted } from './charted.ts';

/** The most steps of an axis. */
const mostSteps = 5;

/** Round whole numbers from 0 to at least the longest bar or highest point: 0, 1000, 2000 instead of 0, 950, 1900. */
export function ticksOf({ rows, periods }: Pick<Charted, 'rows' | 'periods'>): number[] {
  const greatest = Math.max(
    1,
    ...rows.map(({ values, before }) =>
      Math.max(
        values.reduce((sum, value) => sum + value, 0),
        periods ? (before ?? 0) : 0,
      ),
    ),
  );
  const least = greatest / mostSteps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power).find(isStep) ?? greatest;
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, index) => index * step);

  function isStep(candidate: number): boolean {
    return candidate >= least && Number.isInteger(candidate);
  }
}
