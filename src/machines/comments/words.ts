import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { officeWordFault, type TypedOfficeWord, type WordPlace } from '#src/domain/checks/office-word.ts';
import type { Comment } from '#src/domain/comments/comment.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';
import type { Listed, TypedWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { wordFault } from '#src/domain/comments/word-fault.ts';
import { isGone, isRefusedAs, type Result } from '#src/domain/failure.ts';
import { attemptActions, attempted, noAttempts } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, passingFailureActions } from '#src/machines/failures.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  isTyped,
  trimmed,
  typedOf,
  type WordKind,
  type WordSave,
  type WordsContext,
  type WordsEvent,
} from './words-context.ts';

/**
 * A list of words (decisions 039 and 065), and a form for one entry. Whenever typing pauses, the word is tried on existing
 * texts; only a tried word can be saved. Before an entry that somebody else changed is overwritten, its new state is shown.
 */
const createWordsMachine = <Typed extends TypedWord, Example>(kind: WordKind<Typed>) =>
  setup({
    types: {
      context: {} as WordsContext<Typed, Example>,
      input: {} as PageInput,
      events: {} as WordsEvent<Typed>,
      emitted: {} as FactOf<'notice' | 'page.unsaved' | 'page.notSaved' | 'records.changed'>,
      tags: {} as 'busy' | SendingTag,
    },
    actors: {
      fetchWords: missingCall<Result<readonly Listed<Typed>[]>, void>('fetchWords'),
      findMarked: missingCall<Result<WordTrial<Example>>, { typed: Typed }>('findMarked'),
      saveWord: missingCall<Result<Listed<Typed> | null>, WordSave<Typed>>('saveWord'),
      removeWord: missingCall<Result<unknown>, { id: string }>('removeWord'),
    },
    delays: { typingPause: 400 },
    actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
    guards: answerGuards,
  })
    .extend({
      actions: {
        keepWords: assign((_, answer: Result<readonly Listed<Typed>[]>) =>
          answer.ok ? { words: answer.value, failure: null } : {},
        ),
        openForm: assign((_, { word }: { word: Listed<Typed> | null }) => ({
          form: { seen: word, typed: typedOf(kind, word ?? kind.blank) },
          trial: null,
          taken: null,
          theirs: null,
          isTheirs: false,
        })),
        closeForm: assign({ form: null, trial: null, taken: null, theirs: null, isTheirs: false }),
        takeTyped: assign(({ context: { form, trial } }, { change }: { change: Partial<Typed> }) => ({
          form: form && { ...form, typed: { ...form.typed, ...change } },
          // A note is found nowhere.
          trial: Object.keys(change).every((name) => name === 'note') ? trial : null,
          ...('word' in change && { taken: null }),
        })),
        keepTrial: assign((_, answer: Result<WordTrial<Example>>) => (answer.ok ? { trial: answer.value } : {})),
        tellTyped: emit(({ context }) =>
          fact({ type: 'page.unsaved', id: context.tabId, unsaved: isTyped(kind, context), keepable: false }),
        ),
        tellNotSaved: emit(({ context: { tabId } }) => fact({ type: 'page.notSaved', id: tabId })),
        prepareSave: assign(({ context, self }) =>
          context.form
            ? attempted<WordSave<Typed>>(context, self.sessionId, {
                typed: trimmed(context.form.typed),
                seen: context.form.seen,
              })
            : {},
        ),
        keepTaken: assign((_, answer: Result<unknown>) => ({
          taken: !answer.ok && answer.failure.kind === 'refused' ? (answer.failure.message ?? '') : null,
        })),
        tellSaved: enqueueActions(({ enqueue }) => {
          enqueue.emit(fact({ type: 'notice', notice: { code: 'record.saved' } }));
          enqueue.emit(fact({ type: 'records.changed', path: kind.path, record: null }));
        }),
        tellChanged: emit(fact({ type: 'records.changed', path: kind.path, record: null })),
        /** Bases the next save on what others saved. If they deleted the entry, the save adds it again. */
        keepTheirs: assign(({ context: { form } }, answer: Result<readonly Listed<Typed>[]>) => {
          if (!answer.ok || !form) return {};
          const theirs = answer.value.find(({ id }) => id === form.seen?.id) ?? null;
          return { theirs, isTheirs: true, form: { ...form, seen: theirs } };
        }),
        keepRemoved: assign({ removed: (_, { word }: { word: Listed<Typed> }) => word }),
        forgetRemoved: assign({ removed: null }),
      },
      guards: {
        isTryable: ({ context: { form } }) => form !== null && kind.faultOf(form.typed) === null,
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
                input: ({ context }) => ({ typed: trimmed(context.form?.typed ?? kind.blank) }),
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
            input: ({ context }) => context.unsettled as WordSave<Typed>,
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

export type WordsActor<Typed extends TypedWord, Example> = ActorRefFrom<
  ReturnType<typeof createWordsMachine<Typed, Example>>
>;

/** The watch words of comments (decision 039). */
export const watchWords: WordKind<TypedWord> = {
  path: commentsPath,
  blank: { word: '', exceptions: [], note: '' },
  faultOf: ({ word, exceptions }) => wordFault(word, exceptions),
};
export const watchWordsMachine = createWordsMachine<TypedWord, Comment>(watchWords);

/** The office's wrong and forbidden words (decision 065). */
export const officeWords: WordKind<TypedOfficeWord> = {
  path: officeWordsPath,
  blank: { word: '', isForbidden: false, right: '', exceptions: [], note: '' },
  faultOf: officeWordFault,
};
export const officeWordsMachine = createWordsMachine<TypedOfficeWord, WordPlace>(officeWords);
