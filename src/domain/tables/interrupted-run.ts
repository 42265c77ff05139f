import { array, boolean, custom, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import type { Draft } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Failure, isUnanswered } from '#src/domain/failure.ts';
import { readJson } from '#src/domain/read-json.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { ColumnMatch } from './import-columns.ts';
import { type RowOutcome, stopsRun } from './import-progress.ts';
import type { CheckedRow, FileTable } from './import-rows.ts';

/** A run of an import, which saves the rows of a file one after the other. */
export interface Run {
  /** The prefix of its idempotency keys. A continued run keeps it, so that no row is written twice. */
  run: string;
  table: FileTable;
  match: ColumnMatch;
  rows: readonly CheckedRow[];
  outcomes: readonly RowOutcome[];
  /** How many rows earlier runs saved, when this run continues them. */
  addedBefore: number;
  /** The fingerprint of the whole table, when this run continues an earlier one. */
  fingerprint: string;
}

/** The rest of a run that ended before all its rows were saved. */
export interface InterruptedRun extends Run {
  /** Whether the cells of the rows were kept. For a large file only the line numbers are. */
  isWhole: boolean;
  savedAt: number;
}

/** The limit for keeping a run. Local storage is small, and other drafts need it too. */
export const maxKeptCharacters = 400_000;

const KeptRows = object({
  run: string(),
  fileName: string(),
  header: array(string()),
  /** Runs of earlier builds have none. */
  columns: optional(array(number())),
  match: array(nullable(string())),
  addedBefore: number(),
  /** Runs of earlier builds have none. */
  fingerprint: optional(string()),
  isWhole: boolean(),
  rows: array(
    object({
      line: number(),
      cells: array(string()),
      faults: optional(array(object({ column: nullable(number()), message: string() }))),
      problems: array(object({ field: string(), message: string() })),
    }),
  ),
});

const KeptOutcomes = object({
  added: array(number()),
  tried: array(
    object({
      line: number(),
      tries: number(),
      failure: nullable(custom<Failure>((value) => typeof value === 'object')),
    }),
  ),
});

/** The rows of a run in the form of a draft. They are kept as in the file, since a continued run checks them again. */
export function keptRows({ run, table, match, rows, addedBefore, fingerprint }: Run): ContentValues {
  const { fileName, header, columns } = table;
  const kept = { run, fileName, header, columns, match, addedBefore, fingerprint };
  const whole = rows.map(({ line, cells, faults, problems }) => ({ line, cells, faults, problems }));
  const text = JSON.stringify({ ...kept, isWhole: true, rows: whole });
  if (text.length <= maxKeptCharacters) return { rows: text };
  return { rows: JSON.stringify({ ...kept, isWhole: false, rows: whole.map((row) => ({ ...row, cells: [] })) }) };
}

/** The outcomes of the rows in the form of a draft. */
export function keptOutcomes(outcomes: readonly RowOutcome[]): ContentValues {
  const added = outcomes.filter(({ state }) => state === 'added').map(({ row }) => row.line);
  const tried = outcomes
    .filter(({ state, tries }) => state === 'failed' || (state === 'waiting' && tries > 1))
    .map((outcome) => ({
      line: outcome.row.line,
      tries: outcome.tries,
      failure: outcome.state === 'failed' ? outcome.failure : null,
    }));
  return { outcomes: JSON.stringify({ added, tried } satisfies InferOutput<typeof KeptOutcomes>) };
}

/** Reads a run from its two drafts; null when no row is left to save. */
export function readRun(rowsDraft: Draft, outcomesDraft: Draft | null): InterruptedRun | null {
  const kept = readJson(KeptRows, rowsDraft.values['rows']);
  if (!kept) return null;
  const { added, tried } = readJson(KeptOutcomes, outcomesDraft?.values['outcomes']) ?? { added: [], tried: [] };
  const { run, fileName, header, columns = [...header.keys()], match, addedBefore, isWhole } = kept;
  const isAdded = new Set(added);
  const rows = kept.rows
    .filter(({ line }) => !isAdded.has(line))
    .map(({ faults, ...row }) => ({ ...row, ...(faults && { faults }), values: {} }));
  const triesOf = new Map(tried.map((row) => [row.line, row]));
  const outcomes = rows
    .filter(({ problems }) => problems.length === 0)
    .map((row): RowOutcome => {
      const { tries = 1, failure = null } = triesOf.get(row.line) ?? {};
      return failure ? { row, tries, state: 'failed', failure } : { row, tries, state: 'waiting' };
    });
  if (outcomes.length === 0) return null;
  const table = { fileName, header, columns, rows };
  return {
    run,
    table,
    match,
    rows,
    outcomes,
    addedBefore: addedBefore + added.length,
    fingerprint: kept.fingerprint ?? fingerprintOf(table),
    isWhole,
    savedAt: rowsDraft.savedAt,
  };
}

/**
 * The line of the first row whose outcome is unknown: its call had no readable answer, or the run ended while it was being
 * saved. After a crash a few more rows may be saved. Null when all outcomes are known.
 */
export function firstUncertainLine({ outcomes }: Pick<Run, 'outcomes'>): number | null {
  const isStopped = outcomes.some((outcome) => outcome.state === 'failed' && stopsRun(outcome.failure));
  const uncertain = outcomes.find((outcome) =>
    outcome.state === 'failed' ? isUnanswered(outcome.failure) : outcome.state === 'waiting' && !isStopped,
  );
  return uncertain?.row.line ?? null;
}

/** Writes line numbers as ranges: `2–4, 7`. */
export function lineRanges(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
