import { type ActorRefFrom, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Failure, failed, type Result, unexplained } from '#src/domain/failure.ts';
import { type ColumnMatch, rematch } from '#src/domain/tables/import-columns.ts';
import { type ChosenFile, fileProblem, type FileProblem } from '#src/domain/tables/import-file.ts';
import { countOf, failedAgain, firstOutcomes, nextWaiting, type RowOutcome, stopsAll, withOutcome } from '#src/domain/tables/import-progress.ts';
import type { CheckedRow, FileTable } from '#src/domain/tables/import-rows.ts';
import { fact, type FactOf } from './facts.ts';
import { missingCall, missingCheck } from './ports.ts';

/** A file as a table, with the columns matched as far as their headers say; or why it cannot be had. */
export type ReadFile = { table: FileTable; match: ColumnMatch } | { problem: FileProblem };

/** One row to save. The same key is the same write as long as the app is loaded (decision 42). */
export interface RowToAdd {
  values: ContentValues;
  key: string;
}

/** What a file of the rows that are not saved is made of: errors before anything was tried, outcomes afterwards. */
export interface LeftRows {
  table: FileTable;
  rows: readonly CheckedRow[];
  outcomes: readonly RowOutcome[];
}

interface Context {
  tabId: string;
  path: string;
  problem: FileProblem | 'template' | 'download' | null;
  file: ChosenFile | null;
  table: FileTable | null;
  match: ColumnMatch;
  failure: Failure | null;
  rows: readonly CheckedRow[];
  /** How many files were begun with: the same row of another one is another write. */
  runs: number;
  outcomes: readonly RowOutcome[];
  lastAdded: ContentRecord | null;
}

const nothingYet: Omit<Context, 'tabId' | 'path' | 'runs'> = {
  problem: null,
  file: null,
  table: null,
  match: [],
  failure: null,
  rows: [],
  outcomes: [],
  lastAdded: null,
};

type Event =
  | { type: 'template.wanted' }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'column.matched'; column: number; field: string | null }
  | { type: 'back' }
  | { type: 'check' }
  | { type: 'commit' }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'failed.wanted' };

const importSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { tabId: string; path: string },
    events: {} as Event,
    emitted: {} as FactOf<'records.changed' | 'page.unsaved'>,
    tags: {} as 'busy' | 'writing',
  },
  actors: {
    writeTemplate: missingCall<unknown, void>('writeTemplate'),
    readFile: missingCall<ReadFile, { file: ChosenFile }>('readFile'),
    checkRows: missingCall<Result<readonly CheckedRow[]>, { table: FileTable; match: ColumnMatch }>('checkRows'),
    addRow: missingCall<Result<ContentRecord>, RowToAdd>('addRow'),
    writeLeft: missingCall<unknown, LeftRows>('writeLeft'),
  },
  actions: {
    startAfresh: assign(nothingYet),
    keepFile: assign((_, file: ChosenFile) => ({ file, problem: fileProblem(file) })),
    keepRead: assign((_, read: ReadFile) => ('table' in read ? { ...read, problem: null } : read)),
    keepUnreadable: assign({ problem: 'unreadable' }),
    keepTemplateProblem: assign({ problem: 'template' }),
    keepDownloadProblem: assign({ problem: 'download' }),
    forgetProblem: assign({ problem: null }),
    matchColumn: assign(({ context }, { column, field }: Extract<Event, { type: 'column.matched' }>) => ({
      match: rematch(context.match, column, field),
    })),
    keepChecked: assign((_, answer: Result<readonly CheckedRow[]>) => (answer.ok ? { rows: answer.value, failure: null } : {})),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    begin: assign(({ context }) => ({ runs: context.runs + 1, outcomes: firstOutcomes(context.rows), problem: null })),
    beginAgain: assign(({ context }) => ({ outcomes: failedAgain(context.outcomes), problem: null })),
    keepOutcome: assign(({ context }, answer: Result<ContentRecord>) => {
      const { row, tries } = currentRow(context);
      const outcome: RowOutcome = answer.ok
        ? { row, tries, state: 'added', id: answer.value.id }
        : { row, tries, state: 'failed', failure: answer.failure };
      return {
        outcomes: withOutcome(context.outcomes, outcome),
        lastAdded: answer.ok ? answer.value : context.lastAdded,
      };
    }),
    /** Of the rows that are left no draft is kept. */
    tellAtWork: emit(({ context }, unsaved: boolean) => fact({ type: 'page.unsaved', id: context.tabId, unsaved, keepable: false })),
    tellAdded: enqueueActions(({ context: { path, lastAdded }, enqueue }) => {
      // Once for all: the lists that show such records are fetched again.
      if (lastAdded) enqueue.emit(fact({ type: 'records.changed', path, record: lastAdded }));
      enqueue.assign({ lastAdded: null });
    }),
  },
  guards: {
    isFit: (_, file: ChosenFile) => fileProblem(file) === null,
    isRead: (_, read: ReadFile) => 'table' in read,
    isComplete: (_, match: ColumnMatch) => missingCheck('isComplete')(match),
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isPossible: ({ context }) => firstOutcomes(context.rows).length > 0,
    isTheEnd: ({ context }, answer: Result<unknown>) =>
      countOf(context.outcomes, 'waiting') === 1 || (!answer.ok && stopsAll(answer.failure)),
    isLeft: ({ context }) => context.outcomes.some(({ state }) => state !== 'added'),
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

/**
 * The import of a file: choose, match columns, look at every row with what is wrong with it, and only then write, row by
 * row. Nothing is written before the last step, and stopping it leaves no row half done.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  description: 'The import of a file, step by step.',
  context: ({ input }) => ({
    ...input,
    ...nothingYet,
    runs: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: {
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
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'matching',
            actions: { type: 'keepRead', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'keepRead', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: 'keepUnreadable' },
      },
      on: { back: 'choosing' },
    },
    matching: {
      description: 'Which column is which field.',
      on: {
        'column.matched': { actions: { type: 'matchColumn', params: ({ event }) => event } },
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
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'preview',
            actions: { type: 'keepChecked', params: ({ event }) => event.output },
          },
          { target: 'unchecked', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unchecked', actions: 'keepSurprise' },
      },
      on: { back: 'matching' },
    },
    unchecked: {
      description: 'What the rows refer to could not be looked up.',
      on: { retry: 'checking', back: 'matching' },
    },
    preview: {
      description: 'Every row with what is wrong with it. Nothing is saved yet.',
      ...withDownload,
      on: {
        back: 'matching',
        commit: { guard: 'isPossible', target: 'committing', actions: 'begin' },
      },
    },
    committing: {
      description: 'The rows are saved, one after the other.',
      tags: 'writing',
      entry: { type: 'tellAtWork', params: true },
      exit: { type: 'tellAtWork', params: false },
      initial: 'row',
      states: {
        row: {
          invoke: {
            src: 'addRow',
            input: ({ context, self }) => toAdd(context, self.sessionId),
            onDone: [
              {
                guard: { type: 'isTheEnd', params: ({ event }) => event.output },
                target: '#import.finished',
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
              },
              {
                guard: stateIn('#stopping'),
                target: '#import.finished',
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
              },
              {
                target: 'row',
                reenter: true,
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#import.finished', actions: { type: 'keepOutcome', params: failed(unexplained) } },
          },
          initial: 'running',
          states: {
            running: { on: { stop: 'stopping' } },
            stopping: { id: 'stopping', description: 'The row under way is still waited for: it may have been saved.' },
          },
        },
      },
    },
    finished: {
      description: 'What became of each row.',
      entry: 'tellAdded',
      ...withDownload,
      on: {
        retry: { guard: 'isLeft', target: 'committing', actions: 'beginAgain' },
        back: { target: 'choosing', actions: 'startAfresh' },
      },
    },
  },
});

const currentRow = ({ outcomes }: Context): RowOutcome => nextWaiting(outcomes) as RowOutcome;

/** The next row; a plain no before makes it another write. */
function toAdd(context: Context, importId: string): RowToAdd {
  const { row, tries } = currentRow(context);
  return { values: row.values, key: `${importId}.${context.runs}.${row.line}.${tries}` };
}

const leftOf = ({ table, rows, outcomes }: Context): LeftRows => ({ table: table as FileTable, rows, outcomes });

export type ImportActor = ActorRefFrom<typeof importMachine>;
