import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { commentsPath } from '#src/domain/comments/comment.ts';
import type { TypedWord, WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { isGone, isRefusedAs, type Result } from '#src/domain/failure.ts';
import { attemptActions, attempted, noAttempts } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, passingFailureActions } from '#src/machines/failures.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  blankWord,
  isTryable,
  isTyped,
  trimmed,
  type WordSave,
  type WordsContext,
  type WordsEvent,
} from './words-context.ts';

/**
 * The watch words (decision 039): a list, and a form for one entry. Whenever typing pauses, the word is tried on existing
 * comments; only a tried word can be saved. Before an entry that somebody else changed is overwritten, its new state is shown.
 */
export const wordsMachine = setup({
  types: {
    context: {} as WordsContext,
    input: {} as PageInput,
    events: {} as WordsEvent,
    emitted: {} as FactOf<'notice' | 'page.unsaved' | 'page.notSaved' | 'records.changed'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchWords: missingCall<Result<readonly WatchWord[]>, void>('fetchWords'),
    findMarked: missingCall<Result<WordTrial>, TypedWord>('findMarked'),
    saveWord: missingCall<Result<WatchWord | null>, WordSave>('saveWord'),
    removeWord: missingCall<Result<unknown>, { id: string }>('removeWord'),
  },
  delays: { typingPause: 400 },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      keepWords: assign((_, answer: Result<readonly WatchWord[]>) =>
        answer.ok ? { words: answer.value, failure: null } : {},
      ),
      openForm: assign((_, { word }: { word: WatchWord | null }) => ({
        form: { seen: word, typed: word ? { ...word, exceptions: [...word.exceptions] } : blankWord },
        trial: null,
        taken: null,
        theirs: null,
        isTheirs: false,
      })),
      closeForm: assign({ form: null, trial: null, taken: null, theirs: null, isTheirs: false }),
      takeTyped: assign(({ context: { form, trial } }, { change }: { change: Partial<TypedWord> }) => ({
        form: form && { ...form, typed: { ...form.typed, ...change } },
        // A note flags nothing.
        trial: 'word' in change || 'exceptions' in change ? null : trial,
        ...('word' in change && { taken: null }),
      })),
      keepTrial: assign((_, answer: Result<WordTrial>) => (answer.ok ? { trial: answer.value } : {})),
      tellTyped: emit(({ context }) =>
        fact({ type: 'page.unsaved', id: context.tabId, unsaved: isTyped(context), keepable: false }),
      ),
      tellNotSaved: emit(({ context: { tabId } }) => fact({ type: 'page.notSaved', id: tabId })),
      prepareSave: assign(({ context, self }) =>
        context.form
          ? attempted<WordSave>(context, self.sessionId, { ...trimmed(context.form.typed), seen: context.form.seen })
          : {},
      ),
      keepTaken: assign((_, answer: Result<unknown>) => ({
        taken: !answer.ok && answer.failure.kind === 'refused' ? (answer.failure.message ?? '') : null,
      })),
      tellSaved: enqueueActions(({ enqueue }) => {
        enqueue.emit(fact({ type: 'notice', notice: { code: 'record.saved' } }));
        enqueue.emit(fact({ type: 'records.changed', path: commentsPath, record: null }));
      }),
      tellChanged: emit(fact({ type: 'records.changed', path: commentsPath, record: null })),
      /** Bases the next save on what others saved. If they deleted the entry, the save adds it again. */
      keepTheirs: assign(({ context: { form } }, answer: Result<readonly WatchWord[]>) => {
        if (!answer.ok || !form) return {};
        const theirs = answer.value.find(({ id }) => id === form.seen?.id) ?? null;
        return { theirs, isTheirs: true, form: { ...form, seen: theirs } };
      }),
      keepRemoved: assign({ removed: (_, { word }: { word: WatchWord }) => word }),
      forgetRemoved: assign({ removed: null }),
    },
    guards: {
      isTryable: ({ context }) => isTryable(context),
      isTried: ({ context }) => context.trial !== null,
      isTaken: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
      /** Somebody else changed the entry, or deleted it. */
      isOutdated: (_, answer: Result<unknown>) =>
        isRefusedAs('conflict', answer) || (!answer.ok && isGone(answer.failure)),
    },
  })
  .createMachine({
    id: 'words',
    context: ({ input }) => ({
      tabId: input.tabId,
      words: null,
      form: null,
      trial: null,
      taken: null,
      theirs: null,
      isTheirs: false,
      ...noAttempts,
      removed: null,
      failure: null,
    }),
    initial: 'loading',
    on: { 'work.save': { actions: 'tellNotSaved' } },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchWords',
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepWords') },
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
        },
      },
      failed: { on: { reload: 'loading' } },
      shown: {
        on: {
          reload: 'loading',
          'form.open': { target: 'editing', actions: withEvent('openForm') },
          remove: { target: 'removing', actions: withEvent('keepRemoved') },
        },
      },
      editing: {
        initial: 'deciding',
        on: {
          'form.type': { target: '.deciding', actions: [withEvent('takeTyped'), 'tellTyped'] },
          'form.close': { target: 'shown', actions: ['closeForm', 'tellTyped'] },
          'work.discard': { target: 'shown', actions: ['closeForm', 'tellTyped'] },
        },
        states: {
          deciding: {
            always: [
              { guard: 'isTried', target: 'tried' },
              { guard: 'isTryable', target: 'pausing' },
              { target: 'incomplete' },
            ],
          },
          incomplete: {},
          pausing: { after: { typingPause: 'trying' } },
          trying: {
            tags: 'busy',
            invoke: {
              src: 'findMarked',
              input: ({ context }) => trimmed(context.form?.typed ?? blankWord),
              onDone: [
                { guard: withOutput('isAnswered'), target: 'tried', actions: withOutput('keepTrial') },
                { target: 'untried', actions: withOutput('keepFailure') },
              ],
              onError: { target: 'untried', actions: 'keepSurprise' },
            },
          },
          untried: { on: { 'trial.retry': 'trying' } },
          tried: { on: { save: { target: '#words.saving', actions: 'prepareSave' } } },
        },
      },
      saving: {
        tags: 'sending',
        invoke: {
          src: 'saveWord',
          input: ({ context }) => context.unsettled as WordSave,
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'loading',
              actions: ['settle', 'closeForm', 'tellTyped', 'tellSaved'],
            },
            {
              guard: withOutput('isTaken'),
              target: 'editing',
              actions: ['settle', withOutput('keepTaken')],
            },
            { guard: withOutput('isOutdated'), target: 'comparing', actions: 'settle' },
            { guard: withOutput('isDeclined'), target: 'editing', actions: ['settle', withOutput('tellFailureOf')] },
            { target: 'editing', actions: withOutput('tellFailureOf') },
          ],
          onError: { target: 'editing', actions: 'tellSurprise' },
        },
      },
      comparing: {
        tags: 'busy',
        invoke: {
          src: 'fetchWords',
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'editing',
              actions: [withOutput('keepWords'), withOutput('keepTheirs')],
            },
            { target: 'editing', actions: withOutput('tellFailureOf') },
          ],
          onError: { target: 'editing', actions: 'tellSurprise' },
        },
      },
      removing: {
        initial: 'asking',
        states: {
          asking: {
            on: {
              'remove.confirm': 'sending',
              'remove.cancel': { target: '#words.shown', actions: 'forgetRemoved' },
            },
          },
          sending: {
            tags: 'sending',
            invoke: {
              src: 'removeWord',
              input: ({ context }) => ({ id: context.removed?.id ?? '' }),
              onDone: [
                {
                  guard: withOutput('isAnswered'),
                  target: '#words.loading',
                  // An entry that was added without an answer may be the one that was deleted.
                  actions: ['forgetRemoved', 'forgetLost', 'tellChanged'],
                },
                { target: '#words.loading', actions: ['forgetRemoved', withOutput('tellFailureOf')] },
              ],
              onError: { target: '#words.loading', actions: ['forgetRemoved', 'tellSurprise'] },
            },
          },
        },
      },
    },
  });

export type WordsActor = ActorRefFrom<typeof wordsMachine>;
