import { type ActorRefFrom, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { failed, type Result, unexplained } from '#src/domain/failure.ts';
import { type ColumnMatch, rematch } from '#src/domain/tables/import-columns.ts';
import { type ChosenFile, fileProblem } from '#src/domain/tables/import-file.ts';
import {
  countOf,
  retryFailed,
  firstOutcomes,
  type RowOutcome,
  stopsRun,
  withOutcome,
} from '#src/domain/tables/import-progress.ts';
import type { CheckedRow, FileTable } from '#src/domain/tables/import-rows.ts';
import { keptOutcomes, keptRows } from '#src/domain/tables/interrupted-run.ts';
import { runVersions } from '#src/domain/tables/run-path.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import {
  currentRow,
  dropped,
  hasLeft,
  type ImportContext,
  type ImportEvent,
  type ImportInput,
  leftOf,
  type LeftRows,
  noted,
  nothingYet,
  type ReadFile,
  type RowToAdd,
  runOf,
  toAdd,
} from './import-context.ts';
import { missingCall, missingCheck } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

const importSetup = setup({
  types: {
    context: {} as ImportContext,
    input: {} as ImportInput,
    events: {} as ImportEvent,
    emitted: {} as FactOf<'records.changed' | 'page.unsaved' | 'draft.noted' | 'draft.dropped'>,
    tags: {} as 'busy' | 'writing' | SendingTag,
  },
  actors: {
    writeTemplate: missingCall<unknown, void>('writeTemplate'),
    readFile: missingCall<ReadFile, { file: ChosenFile }>('readFile'),
    checkRows: missingCall<Result<readonly CheckedRow[]>, { table: FileTable; match: ColumnMatch }>('checkRows'),
    addRow: missingCall<Result<ContentRecord | null>, RowToAdd>('addRow'),
    writeLeft: missingCall<unknown, LeftRows>('writeLeft'),
  },
  actions: {
    startAfresh: assign({ ...nothingYet, kept: null }),
    showKept: assign(({ context: { kept } }) =>
      kept ? { table: kept.table, match: kept.match, rows: kept.rows, outcomes: kept.outcomes } : {},
    ),
    takeKept: assign({ outcomes: [], problem: null }),
    dropKept: emit(({ context: { path, kept } }) => dropped({ path, run: kept?.run ?? '' })),
    keepFile: assign((_, file: ChosenFile) => ({ file, problem: fileProblem(file) })),
    keepRead: assign((_, read: ReadFile) => ('table' in read ? { ...read, problem: null } : read)),
    keepUnreadable: assign({ problem: 'unreadable' }),
    keepTemplateProblem: assign({ problem: 'template' }),
    keepDownloadProblem: assign({ problem: 'download' }),
    forgetProblem: assign({ problem: null }),
    matchColumn: assign(({ context }, { column, field }: Extract<ImportEvent, { type: 'column.matched' }>) => ({
      match: rematch(context.match, column, field),
    })),
    keepChecked: assign((_, answer: Result<readonly CheckedRow[]>) =>
      answer.ok ? { rows: answer.value, failure: null } : {},
    ),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
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
    /** An expiry, a crash or a reload may end the run at any time: it is offered back then. */
    noteRun: emit(({ context }) => noted(context, runVersions.rows, keptRows(runOf(context)))),
    noteOutcomes: emit(({ context }) => noted(context, runVersions.outcomes, keptOutcomes(context.outcomes))),
    noteResult: emit(({ context }) =>
      hasLeft(context) ? noted(context, runVersions.outcomes, keptOutcomes(context.outcomes)) : dropped(context),
    ),
    dropRun: emit(({ context }) => dropped(context)),
    /** Stopping what is under way is asked about, though it can be continued. */
    tellAtWork: emit(({ context }, unsaved: boolean) =>
      fact({ type: 'page.unsaved', id: context.tabId, unsaved, keepable: false }),
    ),
    tellAdded: enqueueActions(({ context: { path, lastAdded }, enqueue }) => {
      // Once for all: the lists that show such records are fetched again.
      if (lastAdded) enqueue.emit(fact({ type: 'records.changed', path, ...lastAdded }));
      enqueue.assign({ lastAdded: null });
    }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    isWhole: ({ context }) => context.kept?.isWhole === true,
    isFit: (_, file: ChosenFile) => fileProblem(file) === null,
    isRead: (_, read: ReadFile) => 'table' in read,
    isComplete: (_, match: ColumnMatch) => missingCheck('isComplete')(match),
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isPossible: ({ context }) => firstOutcomes(context.rows).length > 0,
    isTheEnd: ({ context }, answer: Result<unknown>) =>
      countOf(context.outcomes, 'waiting') === 1 || (!answer.ok && stopsRun(answer.failure)),
    isLeft: ({ context }) => hasLeft(context),
  },
});

/** Where rows stand that can be had as a file. */
const withDownload = importSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { 'failed.wanted': 'handing' } },
    handing: {
      description: 'The rows with errors, or those that were not saved, are written to a file.',
      tags: 'busy',
      invoke: {
        src: 'writeLeft',
        input: ({ context }) => leftOf(context),
        onDone: { target: 'shown', actions: 'forgetProblem' },
        onError: { target: 'shown', actions: 'keepDownloadProblem' },
      },
    },
  },
});

/** The columns of what is continued stay as they are: another match would make another write of a row. */
const backFromCheck = [{ guard: 'hasKept', target: '#import.choosing' }, { target: '#import.matching' }] as const;

/**
 * The import of a file: choose, match columns, look at every row with what is wrong with it, and only then write, row by
 * row. Nothing is written before the last step, and stopping it leaves no row half done. What an earlier one left comes first.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  description: 'The import of a file, step by step.',
  context: ({ input }) => ({
    ...input,
    ...nothingYet,
    runs: 0,
    run: '',
  }),
  initial: 'choosing',
  states: {
    choosing: {
      always: { guard: 'hasKept', target: 'offered' },
      on: {
        'template.wanted': 'preparing',
        'file.chosen': [
          {
            guard: { type: 'isFit', params: ({ event }) => event.file },
            target: 'reading',
            actions: { type: 'keepFile', params: ({ event }) => event.file },
          },
          { actions: { type: 'keepFile', params: ({ event }) => event.file } },
        ],
      },
    },
    offered: {
      description: 'An earlier import ended before all rows were in: it is continued, or given up.',
      entry: 'showKept',
      ...withDownload,
      on: {
        'kept.taken': { guard: 'isWhole', target: 'checking', actions: 'takeKept' },
        'kept.discarded': { target: 'choosing', actions: ['dropKept', 'startAfresh'] },
      },
    },
    preparing: {
      description: 'The template is written.',
      tags: 'busy',
      invoke: {
        src: 'writeTemplate',
        onDone: { target: 'choosing', actions: 'forgetProblem' },
        onError: { target: 'choosing', actions: 'keepTemplateProblem' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: context.file as ChosenFile }),
        onDone: [
          {
            guard: withOutput('isRead'),
            target: 'matching',
            actions: withOutput('keepRead'),
          },
          { target: 'choosing', actions: withOutput('keepRead') },
        ],
        onError: { target: 'choosing', actions: 'keepUnreadable' },
      },
      on: { back: 'choosing' },
    },
    matching: {
      description: 'Which column is which field.',
      on: {
        'column.matched': { actions: withEvent('matchColumn') },
        back: 'choosing',
        check: { guard: { type: 'isComplete', params: ({ context }) => context.match }, target: 'checking' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkRows',
        input: ({ context }) => ({ table: context.table as FileTable, match: context.match }),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'preview',
            actions: withOutput('keepChecked'),
          },
          { target: 'unchecked', actions: withOutput('keepFailure') },
        ],
        onError: { target: 'unchecked', actions: 'keepSurprise' },
      },
      on: { back: backFromCheck },
    },
    unchecked: {
      description: 'What the rows refer to could not be looked up.',
      on: { retry: 'checking', back: backFromCheck },
    },
    preview: {
      description: 'Every row with what is wrong with it. Nothing is saved yet.',
      ...withDownload,
      on: {
        back: backFromCheck,
        commit: { guard: 'isPossible', target: 'committing', actions: ['begin', 'noteRun', 'noteOutcomes'] },
      },
    },
    committing: {
      description: 'The rows are saved, one after the other.',
      tags: ['writing', 'sending'],
      entry: { type: 'tellAtWork', params: true },
      exit: { type: 'tellAtWork', params: false },
      initial: 'row',
      states: {
        row: {
          invoke: {
            src: 'addRow',
            input: ({ context }) => toAdd(context),
            onDone: [
              {
                guard: withOutput('isTheEnd'),
                target: '#import.finished',
                actions: withOutput('keepOutcome'),
              },
              {
                guard: stateIn('#stopping'),
                target: '#import.finished',
                actions: withOutput('keepOutcome'),
              },
              {
                target: 'row',
                reenter: true,
                actions: [withOutput('keepOutcome'), 'noteOutcomes'],
              },
            ],
            onError: { target: '#import.finished', actions: { type: 'keepOutcome', params: failed(unexplained) } },
          },
          initial: 'running',
          states: {
            running: { on: { stop: 'stopping', 'page.left': 'stopping' } },
            stopping: { id: 'stopping', description: 'The row under way is still waited for: it may have been saved.' },
          },
        },
      },
    },
    finished: {
      description: 'What became of each row.',
      entry: ['tellAdded', 'noteResult'],
      ...withDownload,
      on: {
        seen: { actions: 'dropRun' },
        retry: { guard: 'isLeft', target: 'committing', actions: ['beginAgain', 'noteOutcomes'] },
        back: { target: 'choosing', actions: 'startAfresh' },
      },
    },
  },
});

export type ImportActor = ActorRefFrom<typeof importMachine>;
