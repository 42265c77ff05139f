import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { readPoints } from '#src/domain/scoring/points.ts';
import { isWaiting, type OwnSheet } from '#src/domain/scoring/review.ts';
import { blankContent, contentOf, isSameContent, markIn } from '#src/domain/scoring/sheet-content.ts';
import { readSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { reviewOfLink } from '#src/domain/scoring/sheet-link.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import { attempted } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import type { UploadActor } from '#src/machines/files/upload.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall, missingCheck, missingFeed } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import {
  hasUnkept,
  isOpen,
  type Marking,
  missingIn,
  type NextQuestion,
  type NextSheet,
  onTopOf,
  type PaperQuestion,
  type Recusal,
  savedScans,
  type SheetContext,
  type SheetEvent,
  type SheetSave,
  sheetKind,
  startOf,
  uploadIn,
  type UploadState,
  withDraft,
} from './sheet-context.ts';

/** Types, ports, actions and guards of a scoring page. The chart is in `sheet.ts`. */
export const sheetSetup = setup({
  types: {
    context: {} as SheetContext,
    input: {} as PageInput,
    events: {} as SheetEvent,
    children: {} as { files: 'files' },
    emitted: {} as RecordFact | FactOf<'records.changed'>,
    tags: {} as RecordTag,
  },
  actors: {
    files: filesMachine,
    /** Tells whether there is a network, at the start and at each change. */
    watchNetwork: missingFeed<SheetEvent>('watchNetwork'),
    /** The template in force that the page at this path is for. */
    fetchTemplate: missingCall<Result<TemplateVersion>, { path: string }>('fetchTemplate'),
    fetchRecord: missingCall<Result<OwnSheet>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<OwnSheet>, RecordQuestion>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the sheet was saved and the server did not return it; so it is for the next two. */
    saveRecord: missingCall<Result<OwnSheet | null>, SheetSave>('saveRecord'),
    submitSheet: missingCall<Result<OwnSheet | null>, SheetSave>('submitSheet'),
    /** The sheet of an expert who gave it on paper, and the call that enters it. */
    fetchPaper: missingCall<Result<OwnSheet>, PaperQuestion>('fetchPaper'),
    enterSheet: missingCall<Result<OwnSheet | null>, SheetSave>('enterSheet'),
    recuse: missingCall<Result<OwnSheet | null>, Recusal>('recuse'),
    /** The base that waits for the person after this one; null if none does. */
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
              // What this device has kept is looked for anew.
              draft: null,
            }
          : {},
      ),
      /** What another window has saved since, while nothing here waits to be saved. A text that is no points stays. */
      keepNewer: assign(({ context }, answer: Result<OwnSheet>) => (answer.ok ? onTopOf(context, answer.value) : {})),
      /** What was typed since the save was sent stays on top of what was saved. */
      keepSaved: assign(({ context }, answer: Result<OwnSheet | null>) =>
        answer.ok && answer.value ? onTopOf(context, answer.value, context.unsettled?.content) : {},
      ),
      offerDraft: assign(({ context }, draft: Draft | null) => {
        const found = draft && readSheetDraft(draft.values);
        if (!found || !context.sheet || !isOpen(context)) return {};
        const taken = withDraft(context, found);
        const isFinal = found.isFinal === true;
        const restores = hasUnkept({ ...context, ...taken }) || Object.keys(found.typed).length > 0;
        if (!restores && !isFinal) return {};
        // Of another version than the server's: that is for the person to decide.
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
      takeMarking: assign(({ context }, marking: Marking) => marked(context, marking)),
      takeScans: assign((_, { files }: { files: readonly string[] }) => ({ scans: files })),
      /** The expert has typed something meanwhile, which is not shown. What stands here stays, and why it was refused. */
      keepTheirVersion: assign((_, answer: Result<OwnSheet>) => (answer.ok ? { sheet: answer.value } : {})),
      tellEntered: emit(({ context: { sheet } }) =>
        fact({ type: 'notice', notice: { code: 'sheet.entered', name: sheet?.name ?? '' } }),
      ),
      forgetFailure: assign({ failure: null }),
      keepLost: assign({ lost: ({ context }) => context.unsettled?.content ?? null }),
      keepTheirs: assign((_, answer: Result<OwnSheet>) => (answer.ok ? { theirs: answer.value } : {})),
      buildOnTheirs: assign(({ context }) => (context.theirs ? onTopOf(context, context.theirs) : {})),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs ? { sheet: theirs, content: contentOf(theirs), typed: {}, theirs: null, lost: null, failure: null } : {},
      ),
      keepNetwork: assign((_, { online }: { online: boolean }) => ({ online })),
      keepDraftKept: assign({ isDraftKept: ({ context }) => sheetKind.unsavedWork(context) !== null }),
      takeUploads: enqueueActions(({ context, enqueue }, { context: files }: SnapshotFrom<typeof filesMachine>) => {
        const before = uploadIn(context);
        const uploads = uploadsOf(files.uploads);
        enqueue.assign({ uploads });
        // Who closes the tab is asked.
        const after = { ...context, uploads };
        if (uploadIn(after) !== before && context.sheet && !context.unsettled)
          enqueue.emit({ type: 'page.unsaved', id: context.tabId, ...unsavedStateOf(after) });
      }),
      wantSubmit: assign({ submitWanted: true }),
      forgetWish: assign({ submitWanted: false, isFinal: false }),
      beginFinal: assign({ isFinal: true }),
      endFinal: assign({ isFinal: false }),
      keepNext: assign((_, answer: Result<NextSheet | null>) =>
        answer.ok ? { next: answer.value, isNextUnknown: false } : { isNextUnknown: true },
      ),
      keepNextUnknown: assign({ isNextUnknown: true }),
      takeGoOn: assign((_, { goOn }: { goOn: boolean }) => ({ goesOn: goOn })),
      /** To the next base, unless the page is called elsewhere by now. */
      goOn: enqueueActions(({ context: { goesOn, next, calledTo }, enqueue }) => {
        if (goesOn && next && !calledTo)
          enqueue.emit({ type: 'navigation.requested', href: next.href, replace: false });
      }),
      skip: enqueueActions(({ context: { next }, enqueue }) => {
        if (next) enqueue.emit({ type: 'navigation.requested', href: next.href, replace: false });
      }),
      tellSubmitted: emit(fact({ type: 'notice', notice: { code: 'sheet.submitted' } })),
      /** The sheet waits no longer: not on the page of what is judged, and not on the home page. */
      tellJudged: enqueueActions(({ context: { sheet }, enqueue }) => {
        if (sheet) enqueue.emit({ type: 'records.changed', path: sheet.subject.path, record: null });
      }),
      takeReason: assign(({ context: { recusal, reviewId, sends }, self }, { reason }: { reason: string }) => {
        const asked = { id: reviewId ?? '', reason };
        const next = attempted({ unsettled: recusal, unanswered: [], sends }, self.sessionId, asked);
        return { recusal: next.unsettled, sends: next.sends, failure: null };
      }),
      forgetRecusal: assign({ recusal: null }),
      keepCall: assign((_, { location }: { location: AppLocation }) => ({ calledTo: location })),
      forgetCall: assign({ calledTo: null }),
      startAnew: assign((_, { location }: { location: AppLocation }) => startOf(location)),
      answerCall: assign(({ context: { calledTo } }) => (calledTo ? startOf(calledTo) : {})),
    },
  })
  .extend({
    guards: {
      /** Without the right, the template alone is shown (decision 036). */
      mayScore: missingCheck('mayScore'),
      isForReading: ({ context }) => context.reviewId === null,
      isGiven: ({ context }, { may }: { may: boolean }) => may && context.reviewId !== null,
      isWithdrawn: (_, { may }: { may: boolean }) => !may,
      isUp: (_, { online }: { online: boolean }) => online,
      isOnline: ({ context }) => context.online,
      isOffline: ({ context }) => !context.online,
      isOpen: ({ context }) => isOpen(context),
      isLocked: ({ context }) => !isOpen(context),
      hasUnkept: ({ context }) => hasUnkept(context),
      isIncomplete: ({ context }) => missingIn(context).length > 0,
      isReady: ({ context }) => context.submitWanted && missingIn(context).length === 0 && uploadIn(context) === null,
      isUploading: ({ context }) => uploadIn(context) !== null,
      /** Its submission waits, and nothing is missing. */
      isFinal: ({ context }) => context.isFinal && missingIn(context).length === 0,
      /** The sheet that was sent from here is submitted as it was sent. */
      isArrived: ({ context: { lost } }, answer: Result<OwnSheet>) =>
        answer.ok && answer.value.state === 'submitted' && lost !== null && isSameContent(lost, answer.value),
      /** The sheet says all that this device had kept of it, and is submitted: the draft is done with. */
      isDone: ({ context: { sheet } }, draft: Draft | null) => {
        const found = draft && readSheetDraft(draft.values);
        return sheet?.state === 'submitted' && found !== null && isSameContent(found.content, sheet);
      },
      /** The sheet has been submitted elsewhere, or is no longer needed. */
      isClosed: (_, answer: Result<OwnSheet>) => answer.ok && !isWaiting(answer.value.state),
      /** A sheet that was locked can be filled in again. */
      isReopened: (_, answer: Result<OwnSheet>) => answer.ok && isWaiting(answer.value.state),
      isNewer: ({ context: { sheet } }, answer: Result<OwnSheet>) =>
        answer.ok && answer.value.version !== sheet?.version,
      /** What is there now takes nothing away: it was sent from here, or it says what was there before, or what stands here. */
      isHarmless: ({ context: { sheet, content, lost } }, answer: Result<OwnSheet>) =>
        answer.ok &&
        answer.value.version !== sheet?.version &&
        [lost, sheet, content].some((known) => known !== null && isSameContent(known, answer.value)),
      isOther: ({ context }, { location }: { location: AppLocation }) =>
        location.path === context.path && reviewOfLink(location.search) !== context.reviewId,
      isHere: ({ context }, { location }: { location: AppLocation }) =>
        location.path === context.path && reviewOfLink(location.search) === context.reviewId,
      isCalledAway: ({ context }) => context.calledTo !== null,
    },
  });

const unsavedStateOf = (context: SheetContext) =>
  sheetKind.unsavedStateOf?.(context) ?? { unsaved: false, saving: false };

/** A picture that was refused is none; its field says why. */
function uploadsOf(uploads: Readonly<Record<string, UploadActor>>): SheetContext['uploads'] {
  const states = Object.entries(uploads).flatMap(([place, upload]): [string, UploadState][] => {
    const snapshot = upload.getSnapshot();
    if (snapshot.hasTag('pending')) return [[place, 'pending']];
    return snapshot.matches('failed') ? [[place, 'failed']] : [];
  });
  return Object.fromEntries(states);
}

function marked(context: SheetContext, marking: Marking): Partial<SheetContext> {
  const { content, typed, sheet } = context;
  const { code } = marking;
  if (marking.type === 'veto.set') {
    const others = content.vetoes.filter((veto) => veto !== code);
    return { content: { ...content, vetoes: marking.on ? [...others, code] : others } };
  }
  const mark = markIn(content, code);
  const withMark = (change: Partial<typeof mark>) => ({
    content: { ...content, marks: { ...content.marks, [code]: { ...mark, ...change } } },
  });
  if (marking.type === 'comment.typed') return withMark({ comment: marking.comment });
  if (marking.type === 'files.chosen') return withMark({ files: [...marking.files] });
  const max = sheet ? criteriaOf(sheet.template).find((one) => one.code === code)?.max : undefined;
  if (max === undefined) return {};
  const read = readPoints(marking.text, max);
  const { [code]: _former, ...others } = typed;
  return 'fault' in read
    ? { ...withMark({ points: null }), typed: { ...others, [code]: marking.text } }
    : { ...withMark({ points: read.points }), typed: others };
}
