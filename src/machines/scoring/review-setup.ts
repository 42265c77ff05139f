import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { Candidate, Review, Subject } from '#src/domain/scoring/review.ts';
import { attemptActions, attempted } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, passingFailureActions } from '#src/machines/failures.ts';
import type { PageInput } from '#src/machines/page.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import {
  type AppointInput,
  type Asked,
  type PanelDraft,
  panelAt,
  type ReviewContext,
  type ReviewEvent,
  type ReviewStep,
  type StepAnswer,
  type StepInput,
} from './review-context.ts';

/** Types, ports, actions and guards of the page of a review. The states are in `review.ts`. */
export const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as PageInput,
    events: {} as ReviewEvent,
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'records.changed'
      | 'tab.named'
      | 'tab.moved'
    >,
    tags: {} as 'busy' | SendingTag,
    children: {} as { references: 'references'; files: 'files' },
  },
  actors: {
    references: pickerMachine,
    /** Evidence, and scans of paper sheets. */
    files: filesMachine,
    fetchReview: missingCall<Result<Review>, { id: string }>('fetchReview'),
    fetchCandidates: missingCall<Result<readonly Candidate[]>, Subject>('fetchCandidates'),
    appointPanel: missingCall<StepAnswer, AppointInput>('appointPanel'),
    /** Exports the result to a file. */
    writeResult: missingCall<void, Review>('writeResult'),
    stepReview: missingCall<StepAnswer, StepInput>('stepReview'),
  },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
}).extend({
  actions: {
    /** Keeps the newer version: the answer to an earlier call may arrive later. */
    keepReview: assign(({ context: { review } }, answer: StepAnswer) =>
      answer.ok && answer.value && (review?.version ?? 0) <= answer.value.version
        ? { review: answer.value, reviewId: answer.value.id, failure: null }
        : {},
    ),
    forgetReview: assign({ review: null }),
    nameTab: enqueueActions(({ context: { tabId, review }, enqueue }) => {
      if (review) enqueue.emit({ type: 'tab.named', id: tabId, subject: review.title });
    }),
    moveTab: enqueueActions(({ context: { tabId, review }, enqueue }) => {
      if (!review) return;
      enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: false });
      enqueue.emit({ type: 'tab.moved', id: tabId, path: recordPath(scorePath, review.id), subject: review.title });
    }),

    takePanel: assign({
      isChosen: true,
      panel: ({ context: { panel } }, { change }: { change: Partial<PanelDraft> }) => ({ ...panel, ...change }),
    }),
    /** Drops the candidates, because another application or base has others. */
    forgetCandidates: assign(({ context: { panel } }) => ({ candidates: null, panel: { ...panel, experts: [] } })),
    forgetPanel: assign(({ context: { search } }) => ({ panel: panelAt(search), isChosen: false, candidates: null })),
    takeSubject: assign(({ context: { panel } }, { location: { search } }: { location: AppLocation }) => ({
      search,
      panel: { ...panelAt(search), due: panel.due },
      candidates: null,
    })),
    keepCandidates: assign((_, answer: Result<readonly Candidate[]>) =>
      answer.ok ? { candidates: answer.value, failure: null } : {},
    ),
    tellChosen: emit(({ context: { tabId } }) =>
      fact({ type: 'page.unsaved', id: tabId, unsaved: true, keepable: false }),
    ),
    tellAppointing: emit(({ context: { tabId } }) =>
      fact({ type: 'page.unsaved', id: tabId, unsaved: true, saving: true, keepable: false }),
    ),
    tellNothingChosen: emit(({ context: { tabId } }) => fact({ type: 'page.unsaved', id: tabId, unsaved: false })),
    tellNotSaved: emit(({ context: { tabId } }) => fact({ type: 'page.notSaved', id: tabId })),
    prepareAppointment: assign(({ context, self }) => attempted(context, self.sessionId, { panel: context.panel })),
    /** Without the review its address is unknown, but the desk lists it. */
    goToDesk: emit(fact({ type: 'navigation.requested', href: scorePath, replace: false })),
    tellAppointed: enqueueActions(({ context: { panel, review }, enqueue }) => {
      enqueue.emit({ type: 'notice', notice: { code: 'chair.stepped', step: 'appoint', title: review?.title ?? '' } });
      enqueue.emit({ type: 'records.changed', path: panel.path, record: null });
    }),

    keepAsked: assign({ asked: (_, { asked }: { asked: Asked }) => asked, candidates: null }),
    forgetAsked: assign({ asked: null, candidates: null }),
    prepareStep: assign(({ context, self }, { step }: { step: ReviewStep }) => ({
      ...attempted(
        context,
        self.sessionId,
        { step },
        { outlives: (lost) => 'step' in lost && areApart(lost.step, step) },
      ),
      sent: step,
    })),
    tellStepped: enqueueActions(({ context: { review, sent }, enqueue }) => {
      if (!review || !sent) return;
      const { step, request } = sent;
      const account = 'account' in request ? request.account : null;
      const member = review.members.find((one) => one.account === account);
      enqueue.emit({ type: 'notice', notice: { code: 'chair.stepped', step, title: member?.name ?? review.title } });
      if (step === 'pass' || step === 'return')
        enqueue.emit({ type: 'records.changed', path: review.subject.path, record: null });
    }),
    fetchAgain: raise({ type: 'reload' }),
    /** Fetches the review to show the outcome of a write without an answer. */
    fetchUnsettled: enqueueActions(({ context: { unsettled }, enqueue }) => {
      if (unsettled) enqueue.raise({ type: 'reload' });
    }),
  },
  guards: {
    isNew: ({ context }) => context.reviewId === null,
    hasReview: ({ context }) => context.review !== null,
    /** Whether others can change the review: it is being scored, or was reopened after it had passed. */
    isAlive: ({ context: { review } }) => review === null || review.status === 'scoring' || review.reopenedSince,
    hasSubject: ({ context }) => context.panel.id !== '',
    isOtherSubject: ({ context: { panel } }, { change }: { change: Partial<PanelDraft> }) =>
      (change.path ?? panel.path) !== panel.path || (change.id ?? panel.id) !== panel.id,
    /** Whether the address newly names an application or base, not only because the page is shown again. */
    namesSubject: ({ context }, { location: { search } }: { location: AppLocation }) =>
      search !== context.search && panelAt(search).id !== '',
    /** Whether the panel is complete. Without an application or base, no experts can be chosen. */
    isComplete: ({ context: { panel } }) => panel.due !== '' && panel.experts.length > 0,
    needsExperts: (_, { asked }: { asked: Asked }) => asked.step === 'change' || asked.step === 'replace',
    isAsked: ({ context }) => context.asked !== null,
  },
});

/** Whether two steps are about different experts. Any other step may undo the effect of an earlier one. */
const areApart = (one: ReviewStep, other: ReviewStep): boolean => {
  const [some, others] = [expertsOf(one), expertsOf(other)];
  return some.length > 0 && others.length > 0 && !some.some((expert) => others.includes(expert));
};

const expertsOf = ({ request }: ReviewStep): readonly string[] =>
  'account' in request ? [request.account, ...('by' in request && request.by ? [request.by] : [])] : [];
