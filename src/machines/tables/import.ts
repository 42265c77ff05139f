import { type ActorRefFrom, not, stateIn } from 'xstate';
import { failed, unexplained } from '#src/domain/failure.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import {
  correctedTable,
  fileToRead,
  initialImport,
  nextRowToAdd,
  unsavedRowsOf,
  unverifiedTable,
} from './import-context.ts';
import { importSetup } from './import-setup.ts';

/** States for a step whose remaining rows can be downloaded as a file. */
const withDownload = importSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { 'failed.wanted': 'handing' } },
    handing: {
      tags: 'busy',
      invoke: {
        src: 'writeLeft',
        input: ({ context }) => unsavedRowsOf(context),
        onDone: { target: 'shown', actions: 'forgetProblem' },
        onError: { target: 'shown', actions: 'keepDownloadProblem' },
      },
    },
  },
});

/** Another sheet or heading row is read from the file again. An interrupted earlier run has no file. */
const withChoice = {
  'sheet.chosen': { guard: not('hasKept'), target: '#import.rereading', actions: withEvent('takeSheet') },
  'heading.chosen': { guard: not('hasKept'), target: '#import.rereading', actions: withEvent('takeHeading') },
} as const;

/** A continued run keeps its column match: with another match, a row would become another write. */
const backFromCheck = [{ guard: 'hasKept', target: '#import.choosing' }, { target: '#import.matching' }] as const;

/**
 * The import of a file: choose it, match columns, check every row with its errors, and only then write, row by row. Nothing
 * is written before the last step, and stopping it leaves no row half done. An interrupted earlier run comes first.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => ({
    ...input,
    ...initialImport,
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
      entry: 'showKept',
      ...withDownload,
      on: {
        'kept.taken': { guard: 'isWhole', target: 'checking', actions: 'takeKept' },
        'kept.discarded': { target: 'choosing', actions: ['dropKept', 'startAfresh'] },
      },
    },
    preparing: {
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
        input: ({ context }) => fileToRead(context),
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
    rereading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ context }) => fileToRead(context),
        // If the choice has no table, the previous one stays.
        onDone: { target: 'matching', actions: withOutput('keepRead') },
        onError: { target: 'matching', actions: 'keepUnreadable' },
      },
      on: { back: { target: 'choosing', actions: 'forgetProblem' } },
    },
    matching: {
      on: {
        ...withChoice,
        'column.matched': { actions: withEvent('matchColumn') },
        back: { target: 'choosing', actions: 'forgetProblem' },
        check: {
          guard: { type: 'isComplete', params: ({ context }) => context.match },
          target: 'checking',
          actions: {
            type: 'rememberHeadings',
            params: ({ context: { table, proposals, match } }) => ({ header: table?.header ?? [], proposals, match }),
          },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkRows',
        input: ({ context }) => ({ table: correctedTable(context), match: context.match }),
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
      on: {
        ...withChoice,
        retry: 'checking',
        // A continued run keeps its match here as well.
        'column.matched': { guard: not('hasKept'), target: 'matching', actions: withEvent('matchColumn') },
        back: backFromCheck,
      },
    },
    preview: {
      initial: 'shown',
      states: {
        ...withDownload.states,
        verifying: {
          tags: 'busy',
          invoke: {
            src: 'checkRows',
            input: ({ context }) => ({ table: unverifiedTable(context), match: context.match }),
            onDone: [
              { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepVerified') },
              { target: 'unverified', actions: withOutput('keepFailure') },
            ],
            onError: { target: 'unverified', actions: 'keepSurprise' },
          },
        },
        unverified: { on: { retry: 'verifying' } },
      },
      on: {
        // The rows of a continued run stay as they were sent: with another cell, a row would be another write.
        'cell.corrected': { guard: not('hasKept'), target: '.verifying', actions: withEvent('correctCell') },
        back: backFromCheck,
        commit: { guard: 'isPossible', target: 'committing', actions: ['begin', 'tellRun', 'tellOutcomes'] },
      },
    },
    committing: {
      tags: ['writing', 'sending'],
      entry: { type: 'tellAtWork', params: true },
      exit: { type: 'tellAtWork', params: false },
      initial: 'row',
      states: {
        row: {
          invoke: {
            src: 'addRow',
            input: ({ context }) => nextRowToAdd(context),
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
                actions: [withOutput('keepOutcome'), 'tellOutcomes'],
              },
            ],
            onError: { target: '#import.finished', actions: { type: 'keepOutcome', params: failed(unexplained) } },
          },
          initial: 'running',
          states: {
            running: { on: { stop: 'stopping', 'page.left': 'stopping' } },
            stopping: { id: 'stopping' },
          },
        },
      },
    },
    finished: {
      entry: ['tellAdded', 'tellResult'],
      ...withDownload,
      on: {
        seen: { actions: 'dropRun' },
        retry: { guard: 'hasUnsavedRows', target: 'committing', actions: ['beginAgain', 'tellOutcomes'] },
        back: { target: 'choosing', actions: 'startAfresh' },
      },
    },
  },
});

export type ImportActor = ActorRefFrom<typeof importMachine>;
