import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { type Comment, commentsPath, type OwnAction } from '#src/domain/comments/comment.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Attempt, attemptActions, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** The action to undo. */
export interface TakeBackInput extends Attempt {
  id: string;
}

/** The action that was undone, and its comment afterwards; null if the server did not return it. */
export interface TakenBack {
  action: OwnAction;
  comment: Comment | null;
}

interface Context extends FailureContext, AttemptsContext<TakeBackInput> {
  /** The person’s last actions, the latest first; null before they are asked for. */
  actions: readonly OwnAction[] | null;
  /** Whether the list of actions is open. */
  isOpen: boolean;
  /** The id of the action that is being undone. */
  wanted: string | null;
  /** The last action that was undone. */
  taken: TakenBack | null;
  /** The id of the action to find and undo; null for the person’s last one. */
  requested: string | null;
  /** Further requests, which are handled one after the other. */
  waiting: readonly (string | null)[];
  /** Why the last request undid nothing: the comment has changed since the action, or there is no action (null). */
  miss: { overtaken: OwnAction | null } | null;
}

type Event =
  | { type: 'actions.open' }
  | { type: 'actions.close' }
  | { type: 'actions.retry' }
  /** Undoes one of the listed actions. */
  | { type: 'takeBack'; id: string }
  /** Undoes the action with this id; without an id, the person’s last one. */
  | { type: 'takeBack.last'; id: string | null };

/**
 * The person’s own last twenty actions, and undoing one of them (decision 039). The server stores them, so they survive
 * notices, other pages of the list, and a reload. They are fetched before the last one is undone, which may have happened in
 * another window. If its comment has changed since, the person gets a message, and no older action is undone instead.
 */
export const ownActionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'records.changed'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchActions: missingCall<Result<readonly OwnAction[]>, void>('fetchActions'),
    takeBack: missingCall<Result<Comment | null>, TakeBackInput>('takeBack'),
  },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      noteOpen: assign({ isOpen: true }),
      noteClosed: assign({ isOpen: false }),
      keepActions: assign((_, answer: Result<readonly OwnAction[]>) =>
        answer.ok ? { actions: answer.value, failure: null } : {},
      ),
      forgetFailure: assign({ failure: null }),
      keepWanted: assign({ wanted: (_, { id }: { id: string }) => id }),
      keepRequested: assign({ requested: (_, { id }: { id: string | null }) => id }),
      /** Ignores a second request for the same action. */
      keepWaiting: assign(({ context: { requested, waiting } }, { id }: { id: string | null }) =>
        id !== null && (id === requested || waiting.includes(id)) ? {} : { waiting: [...waiting, id] },
      ),
      seekNext: assign(({ context: { waiting } }) => ({ requested: waiting[0] ?? null, waiting: waiting.slice(1) })),
      /** Drops queued requests after a failure, because they depended on the failed one. */
      forgetWaiting: assign({ waiting: [] }),
      keepFound: assign(({ context: { requested } }, answer: Result<readonly OwnAction[]>) => ({
        wanted: foundIn(answer, requested)?.id ?? null,
      })),
      keepMiss: assign(({ context: { requested } }, answer: Result<readonly OwnAction[]>) => {
        const found = foundIn(answer, requested);
        return { miss: { overtaken: found?.state === 'overtaken' ? found : null } };
      }),
      prepareTakeBack: assign(({ context, self }) =>
        attempted<TakeBackInput>(context, self.sessionId, { id: context.wanted ?? '' }),
      ),
      keepTaken: assign(({ context: { actions, wanted } }, answer: Result<Comment | null>) => {
        const action = actions?.find(({ id }) => id === wanted);
        return answer.ok && action ? { taken: { action, comment: answer.value } } : {};
      }),
      tellChanged: emit(fact({ type: 'records.changed', path: commentsPath, record: null })),
    },
    guards: {
      isOpen: ({ context }) => context.isOpen,
      isWaiting: ({ context }) => context.waiting.length > 0,
      isStillOpen: ({ context }, answer: Result<readonly OwnAction[]>) =>
        foundIn(answer, context.requested)?.state === 'open',
    },
  })
  .createMachine({
    id: 'ownActions',
    context: {
      actions: null,
      isOpen: false,
      wanted: null,
      taken: null,
      requested: null,
      waiting: [],
      miss: null,
      ...noAttempts,
      failure: null,
    },
    initial: 'idle',
    on: {
      'actions.close': { actions: 'noteClosed' },
      // A request during another one waits its turn.
      'takeBack.last': { actions: withEvent('keepWaiting') },
    },
    states: {
      idle: {
        always: { guard: 'isWaiting', target: 'finding', actions: 'seekNext' },
        on: {
          'actions.open': { target: 'loading', actions: 'noteOpen' },
          takeBack: { target: 'takingBack', actions: withEvent('keepWanted') },
          'takeBack.last': { target: 'finding', actions: withEvent('keepRequested') },
        },
      },
      loading: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'fetchActions',
          onDone: [
            { guard: withOutput('isAnswered'), target: 'idle', actions: withOutput('keepActions') },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      failed: {
        always: { guard: 'isWaiting', target: 'finding', actions: 'seekNext' },
        on: {
          'actions.open': { target: 'loading', actions: 'noteOpen' },
          'actions.retry': 'loading',
          'takeBack.last': { target: 'finding', actions: withEvent('keepRequested') },
        },
      },
      finding: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'fetchActions',
          onDone: [
            {
              guard: withOutput('isStillOpen'),
              target: 'takingBack',
              actions: [withOutput('keepActions'), withOutput('keepFound')],
            },
            {
              guard: withOutput('isAnswered'),
              target: 'idle',
              actions: [withOutput('keepActions'), withOutput('keepMiss'), 'forgetWaiting'],
            },
            { target: 'done', actions: [withOutput('tellFailureOf'), 'forgetWaiting'] },
          ],
          onError: { target: 'done', actions: ['tellSurprise', 'forgetWaiting'] },
        },
      },
      takingBack: {
        tags: 'sending',
        entry: 'prepareTakeBack',
        invoke: {
          src: 'takeBack',
          input: ({ context }) => context.unsettled as TakeBackInput,
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'done',
              actions: ['settle', withOutput('keepTaken'), 'tellChanged'],
            },
            {
              guard: withOutput('isDeclined'),
              target: 'done',
              actions: ['settle', withOutput('tellFailureOf'), 'forgetWaiting'],
            },
            { target: 'done', actions: [withOutput('tellFailureOf'), 'forgetWaiting'] },
          ],
          onError: { target: 'done', actions: ['tellSurprise', 'forgetWaiting'] },
        },
      },
      done: { always: [{ guard: 'isOpen', target: 'loading' }, { target: 'idle' }] },
    },
  });

export type OwnActionsActor = ActorRefFrom<typeof ownActionsMachine>;

/** The action to undo: the one with the id, or the last that was not undone yet. */
function foundIn(answer: Result<readonly OwnAction[]>, requested: string | null): OwnAction | null {
  if (!answer.ok) return null;
  return answer.value.find(({ id, state }) => (requested === null ? state !== 'takenBack' : id === requested)) ?? null;
}
