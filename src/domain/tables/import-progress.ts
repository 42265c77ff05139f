import type { Failure } from '#src/domain/failure.ts';
import type { CheckedRow } from './import-rows.ts';

/**
 * The state of a row during an import. `tries` is part of the idempotency key of its write. A try without an answer may
 * have saved the row, so the next try repeats the same write with the same key, and the server carries it out once. After
 * a refusal the next try is a new write (decision 043). `id` is null when the server did not return it; the row is saved.
 */
export type RowOutcome = { row: CheckedRow; tries: number } & (
  { state: 'waiting' } | { state: 'added'; id: string | null } | { state: 'failed'; failure: Failure }
);

/** The outcomes at the start of a run: all valid rows are waiting. A continued run keeps the tries of the earlier one. */
export function firstOutcomes(rows: readonly CheckedRow[], earlier: readonly RowOutcome[] = []): readonly RowOutcome[] {
  const tries = new Map(retryFailed(earlier).map((outcome) => [outcome.row.line, outcome.tries]));
  return rows
    .filter(({ problems }) => problems.length === 0)
    .map((row) => ({ row, tries: tries.get(row.line) ?? 1, state: 'waiting' }));
}

export const nextWaiting = (outcomes: readonly RowOutcome[]): RowOutcome | undefined =>
  outcomes.find(({ state }) => state === 'waiting');

/** Replaces the outcome of one row. */
export const withOutcome = (outcomes: readonly RowOutcome[], outcome: RowOutcome): readonly RowOutcome[] =>
  outcomes.map((other) => (other.row.line === outcome.row.line ? outcome : other));

/** Sets all failed rows to waiting again. */
export const retryFailed = (outcomes: readonly RowOutcome[]): readonly RowOutcome[] =>
  outcomes.map((outcome) =>
    outcome.state === 'failed'
      ? { row: outcome.row, tries: outcome.tries + (outcome.failure.kind === 'refused' ? 1 : 0), state: 'waiting' }
      : outcome,
  );

/** Whether every other row would fail for the same reason, so that the run must stop. */
export const stopsRun = ({ kind }: Failure): boolean =>
  kind !== 'refused' && kind !== 'unreadable' && kind !== 'nothing';

export const countOf = (outcomes: readonly RowOutcome[], state: RowOutcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;
