import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import {
  type FileFacts,
  type FileFlaw,
  type FileType,
  flawBeforeReading,
  pictureTypes,
} from '#src/domain/files/uploadable.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

/** The file to send. All tries of one file have the same `attempt`, from which its idempotency key is made (decision 043). */
export interface UploadInput {
  file: FileFacts;
  attempt: string;
}

interface Context extends UploadInput, FailureContext {
  /** The types that its place accepts. */
  takes: readonly FileType[];
  flaw: FileFlaw | null;
  stored: StoredFile | null;
}

/**
 * One upload: the file is checked by its name and size, then by its content, then sent (fault D13). A file that did not
 * arrive is kept and can be sent again (fault E19). Stopping the actor cancels the upload.
 */
export const uploadMachine = setup({
  types: {
    context: {} as Context,
    /** The accepted types; by default pictures only. */
    input: {} as UploadInput & { takes?: readonly FileType[] },
    events: {} as { type: 'retry' },
    tags: {} as 'pending',
  },
  actors: {
    inspectFile: missingCall<FileFlaw | null, { file: FileFacts }>('inspectFile'),
    sendFile: missingCall<Result<StoredFile>, UploadInput>('sendFile'),
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepOuterFlaw: assign({ flaw: ({ context }) => flawBeforeReading(context.file, context.takes) }),
      keepFlaw: assign({ flaw: (_, flaw: FileFlaw | null) => flaw }),
      forgetFailure: assign({ failure: null }),
      keepStored: assign((_, answer: Result<StoredFile>) => (answer.ok ? { stored: answer.value } : {})),
    },
    guards: {
      looksWrong: ({ context }) => flawBeforeReading(context.file, context.takes) !== null,
      isSound: (_, flaw: FileFlaw | null) => flaw === null,
    },
  })
  .createMachine({
    id: 'upload',
    context: ({ input }) => ({ takes: pictureTypes, ...input, flaw: null, failure: null, stored: null }),
    initial: 'chosen',
    states: {
      chosen: {
        always: [{ guard: 'looksWrong', target: 'refused', actions: 'keepOuterFlaw' }, { target: 'inspecting' }],
      },
      inspecting: {
        tags: 'pending',
        invoke: {
          src: 'inspectFile',
          input: ({ context: { file } }) => ({ file }),
          onDone: [
            { guard: withOutput('isSound'), target: 'sending' },
            { target: 'refused', actions: withOutput('keepFlaw') },
          ],
          // The file cannot be read, because it was moved or deleted since it was chosen.
          onError: { target: 'refused', actions: { type: 'keepFlaw', params: () => 'content' as const } },
        },
      },
      refused: {},
      sending: {
        tags: 'pending',
        entry: 'forgetFailure',
        invoke: {
          src: 'sendFile',
          input: ({ context: { file, attempt } }) => ({ file, attempt }),
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'stored',
              actions: withOutput('keepStored'),
            },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      failed: { on: { retry: 'sending' } },
      stored: { tags: 'pending' },
    },
  });

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
