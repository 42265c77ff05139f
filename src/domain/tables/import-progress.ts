import type { Failure } from '#src/domain/failure.ts';
import type { CheckedRow } from './import-rows.ts';

/**
 * What became of a row that is to be saved. A try that got no answer may have saved it: the next one is the same write
 * again, by the same key, and carried out once. After a plain no it is another write (decision 043). A record whose id the
 * server does not tell is saved all the same.
 */
export type RowOutcome = { row: CheckedRow; tries: number } & (
  { state: 'waiting' } | { state: 'added'; id: string | null } | { state: 'failed'; failure: Failure }
);

/** The rows that can be saved, none of them tried yet, or not since an earlier run that is continued. */
export function firstOutcomes(rows: readonly CheckedRow[], earlier: readonly RowOutcome[] = []): readonly RowOutcome[] {
  const tries = new Map(retryFailed(earlier).map((outcome) => [outcome.row.line, outcome.tries]));
  return rows
    .filter(({ problems }) => problems.length === 0)
    .map((row) => ({ row, tries: tries.get(row.line) ?? 1, state: 'waiting' }));
}

export const nextWaiting = (outcomes: readonly RowOutcome[]): RowOutcome | undefined =>
  outcomes.find(({ state }) => state === 'waiting');

/** With the outcome of the row that was tried. */
export const withOutcome = (outcomes: readonly RowOutcome[], outcome: RowOutcome): readonly RowOutcome[] =>
  outcomes.map((other) => (other.row.line === outcome.row.line ? outcome : other));

/** What failed waits again. */
export const retryFailed = (outcomes: readonly RowOutcome[]): readonly RowOutcome[] =>
  outcomes.map((outcome) =>
    outcome.state === 'failed'
      ? { row: outcome.row, tries: outcome.tries + (outcome.failure.kind === 'refused' ? 1 : 0), state: 'waiting' }
      : outcome,
  );

/** Whether the next row would fail for the same reason: then none is tried. */
export const stopsRun = ({ kind }: Failure): boolean =>
  kind !== 'refused' && kind !== 'unreadable' && kind !== 'nothing';

export const countOf = (outcomes: readonly RowOutcome[], state: RowOutcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;
