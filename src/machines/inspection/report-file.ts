import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Sheet } from '#src/domain/tables/table.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { passingFailureActions } from '#src/machines/failures.ts';
import { withEvent } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** The self-inspection report as a workbook. `parts` make the name of the file. */
export interface ReportFile {
  parts: readonly string[];
  sheets: readonly Sheet[];
}

/** Writes the self-inspection report to a workbook, one at a time. */
export const reportFileMachine = setup({
  types: {
    context: {} as { file: ReportFile | null },
    events: {} as { type: 'file.write'; file: ReportFile },
    emitted: {} as FactOf<'notice'>,
  },
  actors: { writeFile: missingCall<void, ReportFile>('writeFile') },
  actions: passingFailureActions,
})
  .extend({
    actions: {
      takeFile: assign((_, { file }: { file: ReportFile }) => ({ file })),
      forgetFile: assign({ file: null }),
    },
  })
  .createMachine({
    id: 'reportFile',
    context: { file: null },
    initial: 'idle',
    states: {
      idle: { on: { 'file.write': { target: 'writing', actions: withEvent('takeFile') } } },
      writing: {
        exit: 'forgetFile',
        invoke: {
          src: 'writeFile',
          input: ({ context }) => context.file as ReportFile,
          onDone: 'idle',
          onError: { target: 'idle', actions: 'tellSurprise' },
        },
      },
    },
  });

export type ReportFileActor = ActorRefFrom<typeof reportFileMachine>;
