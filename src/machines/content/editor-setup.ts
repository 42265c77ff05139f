import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { undoesTheirs } from '#src/domain/content/merge.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import { type ContentRecord, type RecordOperation, sameContent } from '#src/domain/content/record.ts';
import { type ContentValues, sameValues } from '#src/domain/content/rules.ts';
import { isGone, isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import {
  type EditorContext,
  type EditorEvent,
  type NamedRecord,
  newPathOf,
  noted,
  type OperateRequest,
  pathOf,
  says,
  type SaveRequest,
  tellsMore,
  type TheirRecord,
  withState,
  workOf,
} from './editor-context.ts';
import { fact, type FactOf, failureNotice } from '#src/machines/facts.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { mapMachine } from './map.ts';
import type { PageInput } from '#src/machines/page.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall, missingCheck } from '#src/machines/ports.ts';
import { revisionsMachine } from './revisions.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** What the editor's chart is written in: its types, ports, actions and guards. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    input: {} as PageInput,
    events: {} as EditorEvent,
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'tab.named'
      | 'tab.moved'
      | 'records.changed'
      | 'records.deleted'
      | 'records.operated'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'draft.noted'
      | 'draft.dropped'
    >,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    fetchRecord: missingCall<Result<NamedRecord>, { id: string }>('fetchRecord'),
    references: pickerMachine,
    map: mapMachine,
    files: filesMachine,
    revisions: revisionsMachine,
    findNeighbours: missingCall<Neighbours, { id: string | null }>('findNeighbours'),
    findDraft: missingCall<Draft | null, { path: string; version: number | null }>('findDraft'),
    /** Null where it is saved and the server does not tell the record. */
    saveRecord: missingCall<Result<NamedRecord | null>, SaveRequest>('saveRecord'),
    /** The record as somebody else left it, and the names of what it and the form refer to. */
    fetchTheirs: missingCall<Result<TheirRecord>, { id: string; values: ContentValues }>('fetchTheirs'),
    operate: missingCall<Result<ContentRecord | null>, OperateRequest>('operate'),
  },
  actions: {
    dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: pathOf(context) })),
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) => (tellsMore(draft, context.record) ? draft : null),
    }),
    forgetDraft: assign({ draft: null }),
    take: enqueueActions(({ context, enqueue }, typed: ContentValues | null) => {
      enqueue.assign({ typed });
      // Nothing typed before, nothing of it kept: what is stored then is an earlier visit's.
      if (typed) enqueue.emit(noted(context, typed));
      else if (context.typed) enqueue.emit({ type: 'draft.dropped', path: pathOf(context) });
      if ((typed === null) !== (context.typed === null)) enqueue.emit(workOf({ ...context, typed }));
    }),
    /** The form begins with it: it is typed as if by hand. */
    takeCopy: enqueueActions(({ context, enqueue }, draft: Draft | null) => {
      if (!draft) return;
      enqueue.assign({ typed: draft.values, copies: context.copies + 1 });
      enqueue.emit(noted(context, draft.values));
      enqueue.emit(workOf({ ...context, typed: draft.values }));
    }),
    layCopy: emit(({ context }, { values }: { values: ContentValues }) =>
      fact({ type: 'draft.noted', path: newPathOf(context), version: null, values, copied: true }),
    ),
    goToNew: emit(({ context }) => fact({ type: 'navigation.requested', href: newPathOf(context), replace: false })),
    tellInTheWay: emit(fact({ type: 'notice', notice: { code: 'copy.inTheWay' } })),
    keepNeighbours: assign({ neighbours: (_, neighbours: Neighbours) => neighbours }),
    goToNext: emit(({ context: { listPath, neighbours } }) =>
      fact({ type: 'navigation.requested', href: pathOf({ listPath, recordId: neighbours.next }), replace: false }),
    ),
    noteTyped: enqueueActions(({ context, enqueue }) => {
      if (context.typed) enqueue.emit(noted(context, context.typed));
    }),
    /** What was typed while the save was under way is unsaved still; now it is based on what was saved. */
    takeRest: enqueueActions(({ context, enqueue }) => {
      if (context.typed === null) return;
      if (sameValues(context.typed, context.values ?? {})) {
        enqueue.assign({ typed: null });
      } else {
        enqueue.emit(noted(context, context.typed));
        enqueue.emit({ type: 'page.notSaved', id: context.tabId });
      }
    }),
    forgetTyped: assign({ typed: null }),
    saveTyped: raise(({ context }) => ({ type: 'save', values: context.typed ?? {} })),
    takeUploads: enqueueActions(({ context, enqueue }, { uploading }: { uploading: boolean }) => {
      if (uploading === context.uploading) return;
      enqueue.assign({ uploading });
      enqueue.emit(workOf({ ...context, uploading }));
    }),
    showErrors: assign({ refusals: ({ context }) => context.refusals + 1 }),
    tellNotSaved: emit(({ context }) => fact({ type: 'page.notSaved', id: context.tabId })),
    keepRecord: assign((_, answer: Result<NamedRecord | null>) =>
      answer.ok && answer.value ? { ...answer.value, recordId: answer.value.record.id, failure: null } : {},
    ),
    /** Of a new one nobody knows the number: its list has it, and this page is ready for the next. */
    leaveSaved: enqueueActions(({ context, enqueue }) => {
      const { listPath, copies, unsettled, values, tabId } = context;
      const rest = context.typed ?? values;
      if (rest && unsettled && !sameValues(rest, unsettled.values)) {
        // What was typed since is no part of it: a draft, which is offered next.
        enqueue.emit(noted(unsettled.base ? context : { ...context, recordId: null, record: null }, rest));
        enqueue.emit({ type: 'page.notSaved', id: tabId });
      }
      enqueue.assign({ typed: null, values: null, copies: copies + 1, failure: null });
      enqueue.emit({ type: 'records.changed', path: listPath, record: null });
      enqueue.emit(workOf({ ...context, typed: null, values: null }));
      if (unsettled?.base) return;
      enqueue.assign({ recordId: null, record: null, title: '' });
      enqueue.emit({ type: 'navigation.requested', href: listPath, replace: false });
    }),
    takeState: assign({ record: (_, { record }: { record: ContentRecord | null }) => record }),
    takeOperation: assign(({ context: { record } }, { operation }: FactOf<'records.operated'>) => ({
      record: record && afterOperation(record, operation),
    })),
    tellDeleted: emit(({ context }) =>
      fact({ type: 'records.deleted', path: context.listPath, ids: [context.recordId ?? ''] }),
    ),
    keepFailure: assign({ failure: (_, answer: Result<unknown>) => (answer.ok ? unexplained : answer.failure) }),
    keepSurprise: assign({ failure: unexplained }),
    keepValues: enqueueActions(({ context, enqueue }, { values, goOn }: { values: ContentValues; goOn?: true }) => {
      enqueue.assign({ values, goesOn: goOn === true, failure: null });
      enqueue.emit(workOf({ ...context, values }));
    }),
    /** Told last: whoever waits for the end of a save may take this page away. */
    forgetValues: enqueueActions(({ context, enqueue }) => {
      if (!context.values) return;
      enqueue.assign({ values: null });
      enqueue.emit(workOf({ ...context, values: null }));
    }),
    prepareSave: assign(({ context, self }) => ({
      unsettled: { base: context.record, values: context.values ?? {}, attempt: `${self.sessionId}.${context.saves}` },
      saves: context.saves + 1,
    })),
    /** The record is gone: what the form holds becomes a new one. */
    prepareAdd: assign(({ context, self }) => ({
      unsettled: { base: null, values: context.values ?? {}, attempt: `${self.sessionId}.${context.saves}` },
      saves: context.saves + 1,
    })),
    settle: assign({ unsettled: null }),
    keepTheirs: assign((_, answer: Result<TheirRecord>) => (answer.ok ? { theirs: answer.value } : {})),
    /** From now on the form is based on what they saved. */
    buildOnTheirs: assign(({ context: { theirs } }) => (theirs ? { record: theirs.record, title: theirs.title } : {})),
    keepResolved: enqueueActions(({ context, enqueue }, { values }: { values: ContentValues }) => {
      enqueue.assign({ values, failure: null });
      enqueue.emit(workOf({ ...context, values }));
    }),
    forgetTheirs: assign({ theirs: null }),
    keepOperation: assign({ operation: (_, { operation }: { operation: RecordOperation }) => operation }),
    forgetOperation: assign({ operation: null }),
    takeOperated: enqueueActions(({ context, enqueue }, answer: Result<ContentRecord | null>) => {
      const { listPath, record, operation, title } = context;
      if (!answer.ok || !record || !operation) return;
      enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: operation.name, title } });
      if (answer.value) {
        enqueue.assign({ record: withState(record, answer.value), failure: null });
        enqueue.emit({ type: 'records.changed', path: listPath, record: answer.value });
      } else {
        enqueue.assign({ record: afterOperation(record, operation), failure: null });
        enqueue.emit({ type: 'records.operated', path: listPath, ids: [record.id], operation });
      }
    }),
    nameTab: emit(({ context }) => fact({ type: 'tab.named', id: context.tabId, subject: context.title })),
    moveTab: emit(({ context }) =>
      fact({
        type: 'tab.moved',
        id: context.tabId,
        path: pathOf(context),
        subject: context.title,
      }),
    ),
    tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
    tellChanged: emit(({ context }) =>
      fact({ type: 'records.changed', path: context.listPath, record: context.record as ContentRecord }),
    ),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
  },
  guards: {
    isComplete: (_, values: ContentValues) => missingCheck('isComplete')(values),
    /** No other new record is unsaved, which a copy would take the place of. */
    hasRoomForCopy: ({ context }) => missingCheck('hasRoomForCopy')(context.listPath),
    isNew: ({ context }) => context.recordId === null,
    isBlank: ({ context }) => context.recordId === null && context.typed === null && context.draft === null,
    isCopy: (_, draft: Draft | null) => draft?.copied === true,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isTold: (_, answer: Result<NamedRecord | null>) => answer.ok && answer.value !== null,
    isGone: (_, answer: Result<unknown>) => !answer.ok && isGone(answer.failure),
    /** Certainly not carried out. */
    isDeclined: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
    /** Refused, and perhaps because the record is not what it was. */
    isUpdateRefused: ({ context }, answer: Result<unknown>) =>
      !answer.ok && answer.failure.kind === 'refused' && (context.unsettled?.base ?? null) !== null,
    isNewer: ({ context }, answer: Result<TheirRecord>) =>
      answer.ok && context.record !== null && answer.value.record.version > context.record.version,
    /** Newer, and nothing that somebody else wrote would be lost. */
    isHarmless: ({ context: { record, values } }, answer: Result<TheirRecord>) =>
      answer.ok &&
      record !== null &&
      answer.value.record.version > record.version &&
      !undoesTheirs(record, values ?? {}, answer.value.record),
    /** Nothing of the form's own is left: there is nothing to save. */
    isAllTheirs: ({ context: { theirs } }, { values }: { values: ContentValues }) =>
      theirs !== null && says(theirs.record, values),
    isOperatedOn: ({ context: { record } }, changed: { record: ContentRecord | null }) =>
      record !== null && changed.record?.id === record.id && sameContent(record, changed.record),
    isAmong: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === context.listPath && context.recordId !== null && ids.includes(context.recordId),
    isUnchanged: ({ context }) => context.typed === null,
    /** It would be a revision that changes nothing. */
    isAsSaved: ({ context: { record, unsettled } }, { values }: { values: ContentValues }) =>
      unsettled === null && record !== null && says(record, values),
    isUploading: ({ context }) => context.uploading,
    isSettled: ({ context }) => context.unsettled === null,
    isRepeated: ({ context }, { values }: { values: ContentValues }) => sameValues(context.unsettled?.values, values),
    goesOn: ({ context: { goesOn, typed, neighbours } }) => goesOn && typed === null && neighbours.next !== null,
  },
});
