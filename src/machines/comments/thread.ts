import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CommentThread, Contact } from '#src/domain/comments/comment.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

interface Context extends FailureContext {
  /** The id of the comment in the pane; null if there is none. */
  id: string | null;
  /** The comment with its context. Still the previous one while the next is fetched. */
  thread: CommentThread | null;
  /** The author’s contact details, if they were requested. They are dropped with the comment. */
  contact: Secret<Contact> | null;
}

type Event =
  /** Another comment was chosen, or the same one may have changed. */
  | { type: 'thread.open'; id: string }
  | { type: 'thread.close' }
  | { type: 'thread.retry' }
  | { type: 'reveal' }
  /** The page was left, also for another tab of the app: contact details are masked again. */
  | { type: 'mask' };

/**
 * The comment in the pane, with its context (decision 039). Choosing another comment cancels the older call. The author’s
 * contact details are masked until they are requested, which the server logs, and again when the comment or the page is left.
 */
export const threadMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as FactOf<'notice'>, tags: {} as 'busy' },
  actors: {
    fetchThread: missingCall<Result<CommentThread>, { id: string }>('fetchThread'),
    reveal: missingCall<Result<Secret<Contact>>, { id: string }>('reveal'),
  },
  actions: { ...failureActions, ...passingFailureActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      take: assign(({ context }, { id }: { id: string }) => ({
        id,
        contact: id === context.id ? context.contact : null,
        failure: null,
      })),
      forgetContact: assign({ contact: null }),
      forget: assign({ id: null, thread: null, contact: null, failure: null }),
      keepThread: assign((_, answer: Result<CommentThread>) =>
        answer.ok ? { thread: answer.value, failure: null } : {},
      ),
      keepContact: assign((_, answer: Result<Secret<Contact>>) => (answer.ok ? { contact: answer.value } : {})),
    },
  })
  .createMachine({
    id: 'commentThread',
    context: { id: null, thread: null, contact: null, failure: null },
    initial: 'closed',
    on: {
      'thread.open': { target: '.loading', actions: withEvent('take') },
      'thread.close': { target: '.closed', actions: 'forget' },
      mask: { actions: 'forgetContact' },
    },
    states: {
      closed: {},
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchThread',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepThread') },
            { guard: withOutput('isGone'), target: 'gone' },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      shown: {
        initial: 'reading',
        states: {
          reading: { on: { reveal: 'revealing' } },
          revealing: {
            // Details that arrive after the page was left would be visible when it is shown again.
            on: { mask: 'reading' },
            invoke: {
              src: 'reveal',
              input: ({ context }) => ({ id: context.id ?? '' }),
              onDone: { target: 'reading', actions: [withOutput('keepContact'), withOutput('tellFailureOf')] },
              onError: { target: 'reading', actions: 'tellSurprise' },
            },
          },
        },
      },
      gone: {},
      failed: { on: { 'thread.retry': 'loading' } },
    },
  });

export type ThreadActor = ActorRefFrom<typeof threadMachine>;
