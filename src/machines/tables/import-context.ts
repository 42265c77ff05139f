import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { TableChoice, TableSource } from '#src/domain/tables/file-table.ts';
import { fingerprintOf } from '#src/domain/tables/fingerprint.ts';
import type { ColumnMatch } from '#src/domain/tables/import-columns.ts';
import type { ChosenFile, FileProblem, FileRefusal } from '#src/domain/tables/import-file.ts';
import { countOf, nextWaiting, type RowOutcome } from '#src/domain/tables/import-progress.ts';
import type { CheckedRow, FileRow, FileTable } from '#src/domain/tables/import-rows.ts';
import type { InterruptedRun, Run } from '#src/domain/tables/interrupted-run.ts';
import type { ColumnProposal } from '#src/domain/tables/propose-columns.ts';
import { importedPath, runPath } from '#src/domain/tables/run-path.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import type { PageLeft } from '#src/machines/sending.ts';

/** What to read: the file, and the sheet and heading row that the person chose in it, if any. */
export interface FileToRead {
  file: ChosenFile;
  choice: TableChoice;
}

/** The table of a file, with a field proposed for each column; or why it cannot be read. */
export type ReadFile = FoundTable | FileRefusal;

interface FoundTable {
  table: FileTable;
  source: TableSource;
  proposals: readonly ColumnProposal[];
  /** When this account last imported the same table on this device, and how many rows. */
  before: ImportedBefore | null;
}

export interface ImportedBefore {
  at: number;
  rows: number;
}

/** The headings of a table, what was proposed for them, and what the person chose. */
export interface MatchedHeadings {
  header: readonly string[];
  proposals: readonly ColumnProposal[];
  match: ColumnMatch;
}

/** One row to save. The same key is the same write (decision 043). */
export interface RowToAdd {
  values: ContentValues;
  key: string;
}

/** The data for a file of the unsaved rows: their errors before the run, their outcomes after it. */
export interface UnsavedRows {
  table: FileTable;
  rows: readonly CheckedRow[];
  outcomes: readonly RowOutcome[];
}

export interface ImportInput {
  tabId: string;
  path: string;
  /** Unique among all imports. */
  id: string;
  /** An interrupted earlier import. It must be continued or discarded before anything else can be imported. */
  kept: InterruptedRun | null;
}

export interface ImportContext extends ImportInput {
  problem: FileProblem | 'template' | 'download' | null;
  /** The count, if the problem is a limit. */
  counted: FileRefusal['counted'] | null;
  file: ChosenFile | null;
  choice: TableChoice;
  table: FileTable | null;
  /** Null for an interrupted earlier run. */
  source: TableSource | null;
  before: ImportedBefore | null;
  proposals: readonly ColumnProposal[];
  match: ColumnMatch;
  failure: Failure | null;
  rows: readonly CheckedRow[];
  /** Rows with cells that were corrected in the preview, by line. */
  corrected: Readonly<Record<number, FileRow>>;
  /** The lines of corrected rows that are not checked yet. */
  unverified: readonly number[];
  /**
   * How many runs were started. It makes the keys of different runs differ, so that equal rows count as different
   * writes.
   */
  runs: number;
  /** The prefix of the keys of the run under way. */
  run: string;
  outcomes: readonly RowOutcome[];
  /** A record is null if the server did not return it. */
  lastAdded: { record: ContentRecord | null } | null;
}

export const initialImport: Omit<ImportContext, keyof ImportInput | 'runs' | 'run'> = {
  problem: null,
  counted: null,
  file: null,
  choice: { sheet: null, heading: null },
  table: null,
  source: null,
  before: null,
  proposals: [],
  match: [],
  failure: null,
  rows: [],
  corrected: {},
  unverified: [],
  outcomes: [],
  lastAdded: null,
};

export type ImportEvent =
  /** Continues the interrupted earlier run, or discards it. */
  | { type: 'kept.taken' }
  | { type: 'kept.discarded' }
  | { type: 'template.wanted' }
  | { type: 'file.chosen'; file: ChosenFile }
  /** Another sheet, by its index, or another heading row, by its line. */
  | { type: 'sheet.chosen'; sheet: number }
  | { type: 'heading.chosen'; line: number }
  | { type: 'column.matched'; column: number; field: string | null }
  | { type: 'back' }
  | { type: 'check' }
  /** Another text for a cell of a checked row. */
  | { type: 'cell.corrected'; line: number; column: number; text: string }
  | { type: 'commit' }
  | { type: 'stop' }
  | PageLeft
  | { type: 'retry' }
  | { type: 'failed.wanted' }
  /** The person has seen the outcomes of the rows. */
  | { type: 'seen' };

export const fileToRead = ({ file, choice }: ImportContext): FileToRead => ({ file: file as ChosenFile, choice });

/** The table as it is imported: with the corrected cells. */
export const correctedTable = ({ table, corrected }: ImportContext): FileTable => {
  const whole = table as FileTable;
  return { ...whole, rows: whole.rows.map((row) => corrected[row.line] ?? row) };
};

/** The corrected rows that are to be checked again. */
export function unverifiedTable(context: ImportContext): FileTable {
  const table = correctedTable(context);
  return { ...table, rows: table.rows.filter(({ line }) => context.unverified.includes(line)) };
}

export const currentRow = ({ outcomes }: ImportContext): RowOutcome => nextWaiting(outcomes) as RowOutcome;

/** The next row to save. `tries` grows when the server refused the row, so that the next try is a new write. */
export function nextRowToAdd(context: ImportContext): RowToAdd {
  const { row, tries } = currentRow(context);
  return { values: row.values, key: `${context.run}.${row.line}.${tries}` };
}

export const hasUnsavedRows = ({ outcomes }: ImportContext): boolean => outcomes.some(({ state }) => state !== 'added');

export const runOf = ({ run, table, match, rows, outcomes, kept }: ImportContext): Run => ({
  run,
  table: table as FileTable,
  match,
  rows,
  outcomes,
  addedBefore: kept?.addedBefore ?? 0,
  fingerprint: kept?.fingerprint ?? fingerprintOf(table as FileTable),
});

/** The run as a draft of the page, so that it can be continued. */
export const draftOf = (
  { path, run }: ImportContext,
  version: number | null,
  values: ContentValues,
): FactOf<'draft.noted'> => fact({ type: 'draft.noted', path: runPath(path, run), version, values });

export const draftDropped = ({ path, run }: Pick<ImportContext, 'path' | 'run'>): FactOf<'draft.dropped'> =>
  fact({ type: 'draft.dropped', path: runPath(path, run) });

/** Remembers that rows of this table were added, so that another import of it is announced. */
export function importedNoted(context: ImportContext): FactOf<'draft.noted'> {
  const { fingerprint, outcomes, addedBefore } = runOf(context);
  return fact({
    type: 'draft.noted',
    path: importedPath(context.path, fingerprint),
    version: null,
    values: { rows: String(addedBefore + countOf(outcomes, 'added')) },
  });
}

export const unsavedRowsOf = ({ table, rows, outcomes }: ImportContext): UnsavedRows => ({
  table: table as FileTable,
  rows,
  outcomes,
});
