import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

/** A stored picture or document that a page shows. A failure is shown in its place, not as a notice. */
export const pictureMachine = setup({
  types: {
    context: {} as FailureContext & { id: string; picture: FileContent | null },
    input: {} as { id: string },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: { fetchPicture: missingCall<Result<FileContent>, { id: string }>('fetchPicture') },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepPicture: assign((_, answer: Result<FileContent>) => (answer.ok ? { picture: answer.value } : {})),
    },
  })
  .createMachine({
    id: 'picture',
    context: ({ input }) => ({ ...input, picture: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchPicture',
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'shown',
              actions: withOutput('keepPicture'),
            },
            { guard: withOutput('isDeclined'), target: 'missing' },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      shown: {},
      missing: {},
      failed: { on: { retry: 'loading' } },
    },
  });

export type PictureActor = ActorRefFrom<typeof pictureMachine>;
