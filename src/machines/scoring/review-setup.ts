import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { basesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { isUndecided, type Onward } from '#src/domain/scoring/desk.ts';
import { type PanelOffer, panelLacks } from '#src/domain/scoring/panel.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import type { Review, Subject } from '#src/domain/scoring/review.ts';
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
  chosenDue,
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
    fetchCandidates: missingCall<Result<PanelOffer>, Subject>('fetchCandidates'),
    /** Finds what follows in the queue to decide; null if nothing follows. */
    findOnward: missingCall<Onward | null, Review>('findOnward'),
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
    forgetCandidates: assign(({ context }) => ({
      offer: null,
      panel: { ...context.panel, due: chosenDue(context), experts: [] },
    })),
    forgetPanel: assign(({ context: { search } }) => ({ panel: panelAt(search), isChosen: false, offer: null })),
    takeSubject: assign(({ context }, { location: { search } }: { location: AppLocation }) => ({
      search,
      panel: { ...panelAt(search), due: chosenDue(context) },
      offer: null,
    })),
    /** A new panel starts with the usual due day. */
    keepCandidates: assign(({ context: { panel } }, answer: Result<PanelOffer>) =>
      answer.ok ? { offer: answer.value, panel: { ...panel, due: panel.due || answer.value.due }, failure: null } : {},
    ),
    keepOnward: assign({ onward: (_, onward: Onward | null) => onward }),
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
      const title = review?.title ?? '';
      enqueue.emit({ type: 'notice', notice: { code: 'chair.stepped', step: 'appoint', title, next: null } });
      enqueue.emit({ type: 'records.changed', path: panel.path, record: null });
    }),

    keepAsked: assign({ asked: (_, { asked }: { asked: Asked }) => asked, offer: null }),
    forgetAsked: assign({ asked: null, offer: null }),
    prepareStep: assign(({ context, self }, { step, goesOn = false }: { step: ReviewStep; goesOn?: boolean }) => ({
      ...attempted(
        context,
        self.sessionId,
        { step },
        { outlives: (lost) => 'step' in lost && areApart(lost.step, step) },
      ),
      sent: step,
      goesOn,
    })),
    /**
     * After a decision the next review to decide is offered, or opens if requested. An application that goes online becomes a
     * base, too.
     */
    tellStepped: enqueueActions(({ context: { review, sent, onward, goesOn }, enqueue }) => {
      if (!review || !sent) return;
      const { step, request } = sent;
      if (step === 'goOnline') {
        const { title, subject } = review;
        enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: step, title } });
        for (const path of [subject.path, basesPath]) enqueue.emit({ type: 'records.changed', path, record: null });
        return;
      }
      const account = 'account' in request ? request.account : null;
      const member = review.members.find((one) => one.account === account);
      const isDecision = step === 'pass' || step === 'return';
      const next = isDecision && onward ? { href: recordPath(scorePath, onward.id), count: onward.count } : null;
      const title = member?.name ?? review.title;
      enqueue.emit({
        type: 'notice',
        notice: { code: 'chair.stepped', step, title, next: goesOn ? null : next },
      });
      if (isDecision) enqueue.emit({ type: 'records.changed', path: review.subject.path, record: null });
      if (next && goesOn) enqueue.emit({ type: 'navigation.requested', href: next.href, replace: false });
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
    isComplete: ({ context: { panel } }) => panelLacks(panel, dayAt(Date.now())).length === 0,
    needsExperts: (_, { asked }: { asked: Asked }) => asked.step === 'change' || asked.step === 'replace',
    isUndecided: ({ context: { review } }) => review !== null && isUndecided(review),
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
