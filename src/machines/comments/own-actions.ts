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

/** What was taken back, and the comment as it is since; null if the server did not say. */
export interface TakenBack {
  action: OwnAction;
  comment: Comment | null;
}

interface Context extends FailureContext, AttemptsContext<TakeBackInput> {
  /** The person’s last actions, the latest first; null before they are asked for. */
  actions: readonly OwnAction[] | null;
  /** Whether they are looked at. */
  isOpen: boolean;
  /** The action that is being taken back. */
  wanted: string | null;
  /** What was taken back last. */
  taken: TakenBack | null;
  /** What is sought to be taken back: an action by its id, or the person’s last one (null). */
  sought: string | null;
  /** What else was asked for meanwhile: one after another. */
  waiting: readonly (string | null)[];
  /** Why nothing was taken back, when it was sought last: the comment has changed since the action, or nothing is left (null). */
  miss: { overtaken: OwnAction | null } | null;
}

type Event =
  | { type: 'actions.open' }
  | { type: 'actions.close' }
  | { type: 'actions.retry' }
  /** Takes back one of the listed actions. */
  | { type: 'takeBack'; id: string }
  /** Takes back the action with this id, wherever it was told of; without an id, the person’s last one. */
  | { type: 'takeBack.last'; id: string | null };

/**
 * The person’s own last twenty actions, and taking one back (decision 039). The server keeps them, so they outlive messages,
 * other pages of the list, and a reload. They are asked for before the last one is taken back: it may have been done in another
 * window. Where the comment has changed since the last one, the person is told so, and no older one is taken back in its stead.
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
      keepSought: assign({ sought: (_, { id }: { id: string | null }) => id }),
      /** Asked for once more while it is being taken back, one action is still taken back once. */
      keepWaiting: assign(({ context: { sought, waiting } }, { id }: { id: string | null }) =>
        id !== null && (id === sought || waiting.includes(id)) ? {} : { waiting: [...waiting, id] },
      ),
      seekNext: assign(({ context: { waiting } }) => ({ sought: waiting[0] ?? null, waiting: waiting.slice(1) })),
      /** What did not come about is told; what was asked for after it rested on it. */
      forgetWaiting: assign({ waiting: [] }),
      keepFound: assign(({ context: { sought } }, answer: Result<readonly OwnAction[]>) => ({
        wanted: foundIn(answer, sought)?.id ?? null,
      })),
      keepMiss: assign(({ context: { sought } }, answer: Result<readonly OwnAction[]>) => {
        const found = foundIn(answer, sought);
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
        foundIn(answer, context.sought)?.state === 'open',
    },
  })
  .createMachine({
    id: 'ownActions',
    context: {
      actions: null,
      isOpen: false,
      wanted: null,
      taken: null,
      sought: null,
      waiting: [],
      miss: null,
      ...noAttempts,
      failure: null,
    },
    initial: 'idle',
    on: {
      'actions.close': { actions: 'noteClosed' },
      // Pressed while something is under way, it is next.
      'takeBack.last': { actions: withEvent('keepWaiting') },
    },
    states: {
      idle: {
        always: { guard: 'isWaiting', target: 'finding', actions: 'seekNext' },
        on: {
          'actions.open': { target: 'loading', actions: 'noteOpen' },
          takeBack: { target: 'takingBack', actions: withEvent('keepWanted') },
          'takeBack.last': { target: 'finding', actions: withEvent('keepSought') },
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
          'takeBack.last': { target: 'finding', actions: withEvent('keepSought') },
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

/** The action that is sought: the one with the id, or the last that was not taken back already. */
function foundIn(answer: Result<readonly OwnAction[]>, sought: string | null): OwnAction | null {
  if (!answer.ok) return null;
  return answer.value.find(({ id, state }) => (sought === null ? state !== 'takenBack' : id === sought)) ?? null;
}
