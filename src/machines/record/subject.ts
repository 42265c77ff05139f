import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { RecordStatus } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** The record that a page is about, to be read beside its form: the base of a score sheet, the journey of a consultation. */
export interface SubjectToRead {
  type: ContentType;
  /** Null where the person may not know it. */
  status: RecordStatus | null;
  values: ContentValues;
  /** The names of the records that the values refer to. */
  names: ReferenceNames;
  /** When this version was saved, if the record was changed since; null for the present version. */
  outdated: string | null;
}

interface Context extends FailureContext {
  question: SubjectQuestion | null;
  subject: SubjectToRead | null;
}

/** The subject of the review `id` at the path of the desk, or the record `id` of the content type at `path`. */
export interface SubjectQuestion {
  path: string;
  id: string;
}

type Event = { type: 'subject.open'; question: SubjectQuestion } | { type: 'subject.retry' };

/**
 * The subject of a page, fetched once. The page does not depend on it: a failure only shows in its pane, and the last answer
 * stays while the network is gone. The subject of another question is never shown.
 */
export const subjectMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { fetchSubject: missingCall<Result<SubjectToRead>, SubjectQuestion>('fetchSubject') },
  actions: failureActions,
  guards: {
    ...answerGuards,
    isAnother: ({ context: { question } }: { context: Context }, asked: { question: SubjectQuestion }) =>
      question?.path !== asked.question.path || question.id !== asked.question.id,
  },
})
  .extend({
    actions: {
      take: assign((_, { question }: { question: SubjectQuestion }) => ({ question, subject: null, failure: null })),
      keepSubject: assign((_, answer: Result<SubjectToRead>) =>
        answer.ok ? { subject: answer.value, failure: null } : {},
      ),
    },
  })
  .createMachine({
    id: 'subject',
    context: { question: null, subject: null, failure: null },
    initial: 'closed',
    on: {
      'subject.open': { guard: withEvent('isAnother'), target: '.loading', actions: withEvent('take') },
    },
    states: {
      closed: {},
      loading: {
        invoke: {
          src: 'fetchSubject',
          input: ({ context }) => context.question as SubjectQuestion,
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepSubject') },
            { guard: withOutput('isGone'), target: 'gone' },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      shown: {},
      gone: {},
      failed: {
        on: { 'subject.open': { target: 'loading', actions: withEvent('take') }, 'subject.retry': 'loading' },
      },
    },
  });

export type SubjectActor = ActorRefFrom<typeof subjectMachine>;
