import { assign, emit, enqueueActions, setup } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Result } from '#src/domain/failure.ts';
import { type ColumnMatch, rematch } from '#src/domain/tables/import-columns.ts';
import { type ChosenFile, fileProblem, type FileRefusal } from '#src/domain/tables/import-file.ts';
import {
  countOf,
  retryFailed,
  firstOutcomes,
  type RowOutcome,
  stopsRun,
  withOutcome,
} from '#src/domain/tables/import-progress.ts';
import { type CheckedRow, type FileTable, withCell } from '#src/domain/tables/import-rows.ts';
import { keptOutcomes, keptRows } from '#src/domain/tables/interrupted-run.ts';
import { matchOf } from '#src/domain/tables/propose-columns.ts';
import { runVersions } from '#src/domain/tables/run-path.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions } from '#src/machines/failures.ts';
import {
  currentRow,
  draftDropped,
  hasUnsavedRows,
  type ImportContext,
  type ImportEvent,
  type ImportInput,
  type UnsavedRows,
  draftOf,
  type FileToRead,
  importedNoted,
  initialImport,
  type MatchedHeadings,
  type ReadFile,
  type RowToAdd,
  runOf,
} from './import-context.ts';
import { missingCall, missingCheck, missingCommand } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** Types, ports, actions and guards of the import. */
export const importSetup = setup({
  types: {
    context: {} as ImportContext,
    input: {} as ImportInput,
    events: {} as ImportEvent,
    emitted: {} as FactOf<'records.changed' | 'page.unsaved' | 'draft.noted' | 'draft.dropped'>,
    tags: {} as 'busy' | 'writing' | SendingTag,
  },
  actors: {
    writeTemplate: missingCall<unknown, void>('writeTemplate'),
    readFile: missingCall<ReadFile, FileToRead>('readFile'),
    checkRows: missingCall<Result<readonly CheckedRow[]>, { table: FileTable; match: ColumnMatch }>('checkRows'),
    addRow: missingCall<Result<ContentRecord | null>, RowToAdd>('addRow'),
    writeLeft: missingCall<unknown, UnsavedRows>('writeLeft'),
  },
  actions: {
    ...failureActions,
    /** Stores the chosen fields of foreign headings, which are proposed the next time. */
    rememberHeadings: (_args, _headings: MatchedHeadings) => missingCommand('rememberHeadings')(),
  },
  guards: answerGuards,
}).extend({
  actions: {
    startAfresh: assign({ ...initialImport, kept: null }),
    showKept: assign(({ context: { kept } }) =>
      kept ? { table: kept.table, match: kept.match, rows: kept.rows, outcomes: kept.outcomes } : {},
    ),
    takeKept: assign({ outcomes: [], problem: null, before: null }),
    dropKept: emit(({ context: { path, kept } }) => draftDropped({ path, run: kept?.run ?? '' })),
    keepFile: assign((_, file: ChosenFile) => ({
      file,
      choice: initialImport.choice,
      ...problemOf(fileProblem(file)),
    })),
    takeSheet: assign({
      choice: (_, { sheet }: Extract<ImportEvent, { type: 'sheet.chosen' }>) => ({ sheet, heading: null }),
    }),
    takeHeading: assign({
      choice: ({ context: { source } }, { line }: Extract<ImportEvent, { type: 'heading.chosen' }>) => ({
        sheet: source?.sheet ?? null,
        heading: line,
      }),
    }),
    keepRead: assign((_, read: ReadFile) =>
      'table' in read
        ? { ...read, match: matchOf(read.proposals), corrected: {}, ...problemOf(null) }
        : problemOf(read),
    ),
    keepUnreadable: assign(problemOf({ problem: 'unreadable' })),
    keepTemplateProblem: assign({ problem: 'template' }),
    keepDownloadProblem: assign({ problem: 'download' }),
    forgetProblem: assign({ problem: null }),
    matchColumn: assign(({ context }, { column, field }: Extract<ImportEvent, { type: 'column.matched' }>) => ({
      match: rematch(context.match, column, field),
    })),
    keepChecked: assign((_, answer: Result<readonly CheckedRow[]>) =>
      answer.ok ? { rows: answer.value, unverified: [], failure: null } : {},
    ),
    correctCell: assign(({ context }, { line, column, text }: Extract<ImportEvent, { type: 'cell.corrected' }>) => {
      const row = context.rows.find((one) => one.line === line);
      if (!row) return {};
      const corrected = withCell(row, column, text);
      const { cells, faults } = corrected;
      return {
        rows: context.rows.map((one) => (one === row ? corrected : one)),
        corrected: { ...context.corrected, [line]: { line, cells, ...(faults && { faults }) } },
        unverified: [...new Set([...context.unverified, line])],
      };
    }),
    keepVerified: assign(({ context: { rows } }, answer: Result<readonly CheckedRow[]>) => {
      if (!answer.ok) return {};
      const byLine = new Map(answer.value.map((row) => [row.line, row]));
      return { rows: rows.map((row) => byLine.get(row.line) ?? row), unverified: [], failure: null };
    }),
    begin: assign(({ context: { id, runs, rows, kept } }) => ({
      runs: runs + 1,
      run: kept?.run ?? `${id}.${runs + 1}`,
      outcomes: firstOutcomes(rows, kept?.outcomes),
      problem: null,
    })),
    beginAgain: assign(({ context }) => ({ outcomes: retryFailed(context.outcomes), problem: null })),
    keepOutcome: assign(({ context }, answer: Result<ContentRecord | null>) => {
      const { row, tries } = currentRow(context);
      const outcome: RowOutcome = answer.ok
        ? { row, tries, state: 'added', id: answer.value?.id ?? null }
        : { row, tries, state: 'failed', failure: answer.failure };
      return {
        outcomes: withOutcome(context.outcomes, outcome),
        lastAdded: answer.ok ? { record: answer.value } : context.lastAdded,
      };
    }),
    /**
     * Stores the run, because an expiry, a crash or a reload may end it at any time. It is offered again afterwards.
     */
    tellRun: emit(({ context }) => draftOf(context, runVersions.rows, keptRows(runOf(context)))),
    tellOutcomes: emit(({ context }) => draftOf(context, runVersions.outcomes, keptOutcomes(context.outcomes))),
    tellResult: emit(({ context }) =>
      hasUnsavedRows(context)
        ? draftOf(context, runVersions.outcomes, keptOutcomes(context.outcomes))
        : draftDropped(context),
    ),
    dropRun: emit(({ context }) => draftDropped(context)),
    /** Reports the run as unsaved work, so that closing its tab asks first, although the run could be continued. */
    tellAtWork: emit(({ context }, unsaved: boolean) =>
      fact({ type: 'page.unsaved', id: context.tabId, unsaved, keepable: false }),
    ),
    tellAdded: enqueueActions(({ context, enqueue }) => {
      const { path, lastAdded } = context;
      // Reported once for all rows, because lists of such records are fetched again each time.
      if (lastAdded) {
        enqueue.emit(fact({ type: 'records.changed', path, ...lastAdded }));
        enqueue.emit(importedNoted(context));
      }
      enqueue.assign({ lastAdded: null });
    }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    isWhole: ({ context }) => context.kept?.isWhole === true,
    isFit: (_, file: ChosenFile) => fileProblem(file) === null,
    isRead: (_, read: ReadFile) => 'table' in read,
    isComplete: (_, match: ColumnMatch) => missingCheck('isComplete')(match),
    isPossible: ({ context: { rows, unverified } }) => firstOutcomes(rows).length > 0 && unverified.length === 0,
    isTheEnd: ({ context }, answer: Result<unknown>) =>
      countOf(context.outcomes, 'waiting') === 1 || (!answer.ok && stopsRun(answer.failure)),
    hasUnsavedRows: ({ context }) => hasUnsavedRows(context),
  },
});

function problemOf(refusal: FileRefusal | null) {
  return { problem: refusal?.problem ?? null, counted: refusal?.counted ?? null };
}
