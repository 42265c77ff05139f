/** What a journey costs. */
export interface Cost {
  /** Code that ran, in multiples of the reference. */
  work: number;
  /** Calls of functions of the app. */
  calls: number;
  /** Renders of React components. */
  renders: number;
  /** Elements in the document at its end. */
  elements: number;
  /** Layouts that a script forced. */
  forced: number;
}

export type Budget = Readonly<Record<string, Cost>>;

export const costs = ['work', 'calls', 'renders', 'elements', 'forced'] as const satisfies (keyof Cost)[];

/** A cost may be above its budget by a twentieth. */
const headroom = 1.05;

/** The median of each cost over an odd number of repetitions. */
export const median = (measured: readonly Cost[]): Cost =>
  Object.fromEntries(
    costs.map((cost) => {
      const sorted = measured.map((one) => one[cost]).toSorted((one, other) => one - other);
      return [cost, sorted[(sorted.length - 1) / 2]];
    }),
  ) as unknown as Cost;

/** Messages for the costs that exceed their budget. */
export function exceeded(name: string, measured: Cost, budget: Cost | undefined): string[] {
  if (!budget) return [`${name} has no budget`];
  return costs
    .filter((cost) => !(measured[cost] <= budget[cost] * headroom))
    .map((cost) => `${name}: ${cost} ${measured[cost]}, budget ${budget[cost]} (${percent(measured, budget, cost)})`);
}

/** How far a cost is from its budget: `+3.1 %`. */
export function percent(measured: Cost, budget: Cost, cost: keyof Cost): string {
  if (budget[cost] === 0) return measured[cost] === 0 ? '±0 %' : 'new';
  const change = (measured[cost] / budget[cost] - 1) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;
}
