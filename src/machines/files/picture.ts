import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, isRefusal, type Result, unexplained } from '#src/domain/failure.ts';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

/** A stored picture that a page shows. A failure is said in its place; it is no message of its own. */
export const pictureMachine = setup({
  types: {
    context: {} as { id: string; picture: FileContent | null; failure: Failure | null },
    input: {} as { id: string },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: { fetchPicture: missingCall<Result<FileContent>, { id: string }>('fetchPicture') },
  actions: {
    keep: assign((_, answer: Result<FileContent>) =>
      answer.ok ? { picture: answer.value } : { failure: answer.failure },
    ),
    keepSurprise: assign({ failure: unexplained }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
  },
}).createMachine({
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
            actions: withOutput('keep'),
          },
          { guard: withOutput('isRefused'), target: 'missing' },
          { target: 'failed', actions: withOutput('keep') },
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
