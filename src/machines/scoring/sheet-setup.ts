import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { isWaiting, type OwnSheet } from '#src/domain/scoring/review.ts';
import { blankContent, contentOf, isSameContent } from '#src/domain/scoring/sheet-content.ts';
import { readSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { reviewOfLink } from '#src/domain/scoring/sheet-link.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { attempted } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import type { UploadActor } from '#src/machines/files/upload.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall, missingCheck, missingFeed } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import { subjectMachine } from '#src/machines/record/subject.ts';
import {
  type NextQuestion,
  type NextSheet,
  type PaperQuestion,
  type Recusal,
  type SheetChange,
  type SheetContext,
  type SheetEvent,
  type SheetSave,
  startOf,
  type UploadState,
} from './sheet-context.ts';
import { sheetKind } from './sheet-kind.ts';
import {
  hasUnsaved,
  isOpen,
  mergedWith,
  missingIn,
  savedScans,
  uploadIn,
  withChange,
  withDraft,
} from './sheet-work.ts';

/** Types, ports, actions and guards of a scoring page. The states are in `sheet.ts`. */
export const sheetSetup = setup({
  types: {
    context: {} as SheetContext,
    input: {} as PageInput,
    events: {} as SheetEvent,
    children: {} as { files: 'files'; subject: 'subject' },
    emitted: {} as RecordFact | FactOf<'records.changed'>,
    tags: {} as RecordTag,
  },
  actors: {
    files: filesMachine,
    subject: subjectMachine,
    /** Reports whether there is a network, at the start and at each change. */
    watchNetwork: missingFeed<SheetEvent>('watchNetwork'),
    /** The template in force for the page at this path. */
    fetchTemplate: missingCall<Result<TemplateVersion>, { path: string }>('fetchTemplate'),
    fetchRecord: missingCall<Result<OwnSheet>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<OwnSheet>, RecordQuestion>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the sheet was saved and the server did not return it; likewise for submissions and recusals. */
    saveRecord: missingCall<Result<OwnSheet | null>, SheetSave>('saveRecord'),
    submitSheet: missingCall<Result<OwnSheet | null>, SheetSave>('submitSheet'),
    /** The paper sheet of an expert, and the call that enters it. */
    fetchPaper: missingCall<Result<OwnSheet>, PaperQuestion>('fetchPaper'),
    enterSheet: missingCall<Result<OwnSheet | null>, SheetSave>('enterSheet'),
    recuse: missingCall<Result<OwnSheet | null>, Recusal>('recuse'),
    /** The next base that awaits the person's sheet; null if there is none. */
    findNext: missingCall<Result<NextSheet | null>, NextQuestion>('findNext'),
  },
  delays: { pause: 1200 },
  ...recordActions(sheetKind),
})
  .extend({
    actions: {
      keepTemplate: assign((_, answer: Result<TemplateVersion>) =>
        answer.ok ? { template: answer.value, failure: null } : {},
      ),
      keepRecord: assign(({ context: { expert } }, answer: Result<OwnSheet | null>) =>
        answer.ok && answer.value
          ? {
              sheet: answer.value,
              content: contentOf(answer.value),
              scans: savedScans({ expert, sheet: answer.value }),
              typed: {},
              theirs: null,
              lost: null,
              failure: null,
              isFinal: false,
              // The draft is looked up again.
              draft: null,
            }
          : {},
      ),
      /** Shows what another window saved while there is no unsaved work here. Texts that are not valid points stay. */
      keepNewer: assign(({ context }, answer: Result<OwnSheet>) =>
        answer.ok ? mergedWith(context, answer.value) : {},
      ),
      /** Changes since the save was sent stay on top of the saved sheet. */
      keepSaved: assign(({ context }, answer: Result<OwnSheet | null>) =>
        answer.ok && answer.value ? mergedWith(context, answer.value, context.unsettled?.content) : {},
      ),
      offerDraft: assign(({ context }, draft: Draft | null) => {
        const found = draft && readSheetDraft(draft.values);
        if (!found || !context.sheet || !isOpen(context)) return {};
        const taken = withDraft(context, found);
        const isFinal = found.isFinal === true;
        const restores = hasUnsaved({ ...context, ...taken }) || Object.keys(found.typed).length > 0;
        if (!restores && !isFinal) return {};
        // The draft is based on another version: the person decides.
        if (draft.version !== context.sheet.version) return restores ? { draft } : {};
        return { ...taken, isFinal, restoredAt: restores ? draft.savedAt : null };
      }),
      takeDraft: assign(({ context }) => {
        const found = context.draft && readSheetDraft(context.draft.values);
        return { draft: null, ...(found && withDraft(context, found)) };
      }),
      forgetWork: assign(({ context }) => ({
        content: context.sheet ? contentOf(context.sheet) : blankContent,
        scans: savedScans(context),
        typed: {},
        failure: null,
        isFinal: false,
      })),
      applyChange: assign(({ context }, change: SheetChange) => withChange(context, change)),
      takeScans: assign((_, { files }: { files: readonly string[] }) => ({ scans: files })),
      /** The expert changed the sheet meanwhile, which is not shown. The content here and the refusal stay. */
      keepTheirVersion: assign((_, answer: Result<OwnSheet>) => (answer.ok ? { sheet: answer.value } : {})),
      tellEntered: emit(({ context: { sheet } }) =>
        fact({ type: 'notice', notice: { code: 'sheet.entered', name: sheet?.name ?? '' } }),
      ),
      /** The subject is fetched beside the sheet, which does not wait for it. */
      openSubject: enqueueActions(({ context: { reviewId }, enqueue }) => {
        enqueue.sendTo('subject', { type: 'subject.open', question: { path: scorePath, id: reviewId ?? '' } });
      }),
      forgetFailure: assign({ failure: null }),
      keepLost: assign({ lost: ({ context }) => context.unsettled?.content ?? null }),
      keepTheirs: assign((_, answer: Result<OwnSheet>) => (answer.ok ? { theirs: answer.value } : {})),
      buildOnTheirs: assign(({ context }) => (context.theirs ? mergedWith(context, context.theirs) : {})),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs ? { sheet: theirs, content: contentOf(theirs), typed: {}, theirs: null, lost: null, failure: null } : {},
      ),
      keepNetwork: assign((_, { online }: { online: boolean }) => ({ online })),
      noteDraftKept: assign({ isDraftKept: ({ context }) => sheetKind.unsavedWork(context) !== null }),
      takeUploads: enqueueActions(({ context, enqueue }, { context: files }: SnapshotFrom<typeof filesMachine>) => {
        const before = uploadIn(context);
        const uploads = uploadsOf(files.uploads);
        enqueue.assign({ uploads });
        // Closing the tab asks for confirmation.
        const after = { ...context, uploads };
        if (uploadIn(after) !== before && context.sheet && !context.unsettled)
          enqueue.emit({ type: 'page.unsaved', id: context.tabId, ...unsavedStateOf(after) });
      }),
      submitAfterSave: assign({ submitWanted: true }),
      cancelSubmission: assign({ submitWanted: false, isFinal: false }),
      beginSubmission: assign({ isFinal: true }),
      endSubmission: assign({ isFinal: false }),
      keepNext: assign((_, answer: Result<NextSheet | null>) =>
        answer.ok ? { next: answer.value, isNextUnknown: false } : { isNextUnknown: true },
      ),
      keepNextUnknown: assign({ isNextUnknown: true }),
      takeGoOn: assign((_, { goOn }: { goOn: boolean }) => ({ goesOn: goOn })),
      /** Opens the next base, unless the person has already followed another link. */
      goOn: enqueueActions(({ context: { goesOn, next, deferredReview }, enqueue }) => {
        if (goesOn && next && !deferredReview)
          enqueue.emit({ type: 'navigation.requested', href: next.href, replace: false });
      }),
      skip: enqueueActions(({ context: { next }, enqueue }) => {
        if (next) enqueue.emit({ type: 'navigation.requested', href: next.href, replace: false });
      }),
      /** The next base is offered, unless it opens anyway. */
      tellSubmitted: emit(({ context: { goesOn, next } }) =>
        fact({ type: 'notice', notice: { code: 'sheet.submitted', next: (!goesOn && next) || null } }),
      ),
      /** The sheet is no longer expected: the page of its subject and the home page update. */
      tellJudged: enqueueActions(({ context: { sheet }, enqueue }) => {
        if (sheet) enqueue.emit({ type: 'records.changed', path: sheet.subject.path, record: null });
      }),
      takeReason: assign(({ context: { recusal, reviewId, sends }, self }, { reason }: { reason: string }) => {
        const asked = { id: reviewId ?? '', reason };
        const next = attempted({ unsettled: recusal, unanswered: [], sends }, self.sessionId, asked);
        return { recusal: next.unsettled, sends: next.sends, failure: null };
      }),
      forgetRecusal: assign({ recusal: null }),
      deferReview: assign((_, { location }: { location: AppLocation }) => ({ deferredReview: location })),
      stayHere: assign({ deferredReview: null }),
      /** Until the next sheet is loaded, and for the template alone, the tab has the title of the page. */
      unnameTab: emit(({ context: { tabId } }) => fact({ type: 'tab.named', id: tabId, subject: null })),
      openReview: assign((_, { location }: { location: AppLocation }) => startOf(location)),
      openDeferredReview: assign(({ context: { deferredReview } }) => (deferredReview ? startOf(deferredReview) : {})),
    },
  })
  .extend({
    guards: {
      /** Without the right the page shows only the template (decision 036). */
      mayScore: missingCheck('mayScore'),
      isForReading: ({ context }) => context.reviewId === null,
      isRightGranted: ({ context }, { may }: { may: boolean }) => may && context.reviewId !== null,
      isRightWithdrawn: (_, { may }: { may: boolean }) => !may,
      isBackOnline: (_, { online }: { online: boolean }) => online,
      isOnline: ({ context }) => context.online,
      isOffline: ({ context }) => !context.online,
      isOpen: ({ context }) => isOpen(context),
      isLocked: ({ context }) => !isOpen(context),
      hasUnsaved: ({ context }) => hasUnsaved(context),
      isIncomplete: ({ context }) => missingIn(context).length > 0,
      isReadyToSubmit: ({ context }) =>
        context.submitWanted && missingIn(context).length === 0 && uploadIn(context) === null,
      isUploading: ({ context }) => uploadIn(context) !== null,
      /** The submission is pending, and nothing is missing. */
      isSubmissionPending: ({ context }) => context.isFinal && missingIn(context).length === 0,
      /** The server has the submission that was sent without an answer. */
      hasSubmissionArrived: ({ context: { lost } }, answer: Result<OwnSheet>) =>
        answer.ok && answer.value.state === 'submitted' && lost !== null && isSameContent(lost, answer.value),
      /** The sheet is submitted with the content of the draft, which is no longer needed. */
      isDraftSubmitted: ({ context: { sheet } }, draft: Draft | null) => {
        const found = draft && readSheetDraft(draft.values);
        return sheet?.state === 'submitted' && found !== null && isSameContent(found.content, sheet);
      },
      /** The sheet was submitted elsewhere, or is no longer needed. */
      isClosed: (_, answer: Result<OwnSheet>) => answer.ok && !isWaiting(answer.value.state),
      /** The locked sheet was reopened. */
      isReopened: (_, answer: Result<OwnSheet>) => answer.ok && isWaiting(answer.value.state),
      isNewer: ({ context: { sheet } }, answer: Result<OwnSheet>) =>
        answer.ok && answer.value.version !== sheet?.version,
      /** Their content equals what was sent from here, the saved sheet that this page is based on, or what it shows. */
      isSafeToMerge: ({ context: { sheet, content, lost } }, answer: Result<OwnSheet>) =>
        answer.ok &&
        answer.value.version !== sheet?.version &&
        [lost, sheet, content].some((known) => known !== null && isSameContent(known, answer.value)),
      isAnotherReview: ({ context }, { location }: { location: AppLocation }) =>
        location.path === context.path && reviewOfLink(location.search) !== context.reviewId,
      isThisReview: ({ context }, { location }: { location: AppLocation }) =>
        location.path === context.path && reviewOfLink(location.search) === context.reviewId,
      isReviewDeferred: ({ context }) => context.deferredReview !== null,
    },
  });

const unsavedStateOf = (context: SheetContext) =>
  sheetKind.unsavedStateOf?.(context) ?? { unsaved: false, saving: false };

/** A refused upload does not count; its field shows the reason. */
function uploadsOf(uploads: Readonly<Record<string, UploadActor>>): SheetContext['uploads'] {
  const states = Object.entries(uploads).flatMap(([place, upload]): [string, UploadState][] => {
    const snapshot = upload.getSnapshot();
    if (snapshot.hasTag('pending')) return [[place, 'pending']];
    return snapshot.matches('failed') ? [[place, 'failed']] : [];
  });
  return Object.fromEntries(states);
}
