import { type ActorRefFrom, assign, setup } from 'xstate';
import type { WrittenFile } from '#src/domain/tables/written-file.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { passingFailureActions } from '#src/machines/failures.ts';
import { withEvent } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** Writes files beside what a page is doing, one at a time. The file is kept only while it is written. */
export const fileWriterMachine = setup({
  types: {
    context: {} as { file: WrittenFile | null },
    events: {} as { type: 'file.write'; file: WrittenFile },
    emitted: {} as FactOf<'notice'>,
  },
  actors: { writeFile: missingCall<void, WrittenFile>('writeFile') },
  actions: passingFailureActions,
})
  .extend({
    actions: {
      takeFile: assign((_, { file }: { file: WrittenFile }) => ({ file })),
      forgetFile: assign({ file: null }),
    },
  })
  .createMachine({
    id: 'fileWriter',
    context: { file: null },
    initial: 'idle',
    states: {
      idle: { on: { 'file.write': { target: 'writing', actions: withEvent('takeFile') } } },
      writing: {
        exit: 'forgetFile',
        invoke: {
          src: 'writeFile',
          input: ({ context }) => context.file as WrittenFile,
          onDone: 'idle',
          onError: { target: 'idle', actions: 'tellSurprise' },
        },
      },
    },
  });

export type FileWriterActor = ActorRefFrom<typeof fileWriterMachine>;
