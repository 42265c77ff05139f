import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { undoesTheirs, withTheirDismissals } from '#src/domain/content/merge.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import { bringsOnline, type ContentRecord, type RecordOperation, sameContent } from '#src/domain/content/record.ts';
import { type ContentValues, sameValues } from '#src/domain/content/rules.ts';
import { type Undo, undoOf } from '#src/domain/content/undo.ts';
import { hidesOutcome, type Result } from '#src/domain/failure.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import {
  differs,
  type EditorContext,
  type EditorEvent,
  editorFacts,
  editorKind,
  hasValues,
  type NamedRecord,
  newPathOf,
  type OperateRequest,
  pathOf,
  type RequestedSave,
  type SaveRequest,
  type TheirRecord,
  withState,
} from './editor-context.ts';
import { approvalMachine } from '#src/machines/approval/approval.ts';
import { checksMachine } from './checks.ts';
import { attempted, noAttempts } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { mapMachine } from './map.ts';
import type { PageInput } from '#src/machines/page.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall, missingCheck } from '#src/machines/ports.ts';
import { revisionsMachine } from './revisions.ts';
import { stepsMachine } from './steps.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';

/** Types, ports, actions and guards of the editor. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    input: {} as PageInput,
    events: {} as EditorEvent,
    emitted: {} as RecordFact | FactOf<'records.changed' | 'records.deleted' | 'records.operated'>,
    tags: {} as RecordTag,
  },
  actors: {
    fetchRecord: missingCall<Result<NamedRecord>, RecordQuestion>('fetchRecord'),
    references: pickerMachine,
    map: mapMachine,
    files: filesMachine,
    /** For the findings beside the form. */
    checks: checksMachine,
    /** For the dialog with all revisions. */
    revisions: revisionsMachine,
    /** For the column with the latest revisions beside the form. */
    changes: revisionsMachine,
    /** For records of types with a lifecycle of their own. */
    steps: stepsMachine,
    /** For records of types with a review before publishing. */
    approval: approvalMachine,
    /** The values that a new record begins with. */
    findStart: missingCall<ContentValues, void>('findStart'),
    findNeighbours: missingCall<Neighbours, { id: string | null }>('findNeighbours'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the record was saved and the server did not return it. */
    saveRecord: missingCall<Result<NamedRecord | null>, SaveRequest>('saveRecord'),
    /** The record as somebody else saved it, and the names of the records that it and the form refer to. */
    fetchTheirs: missingCall<Result<TheirRecord>, { id: string; values: ContentValues }>('fetchTheirs'),
    operate: missingCall<Result<ContentRecord | null>, OperateRequest>('operate'),
  },
  ...recordActions(editorKind),
}).extend({
  actions: {
    keepRecord: assign((_, answer: Result<NamedRecord>) => (answer.ok ? formOf(answer.value) : {})),
    /** Reports, too, that the save took the record offline for a new review (decision 067). */
    keepSaved: enqueueActions(({ context: { record }, enqueue }, answer: Result<NamedRecord | null>) => {
      if (!answer.ok || !answer.value) return;
      const { record: saved, title } = answer.value;
      enqueue.assign(formOf(answer.value));
      if (record?.id === saved.id && record.status === 'online' && saved.status !== 'online')
        enqueue.emit(fact({ type: 'notice', notice: { code: 'record.changed', operation: 'unpublish', title } }));
    }),
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) => (draft && differs(draft, context.record) ? draft : null),
    }),
    /** Ends the offer. The form itself has put the draft into its fields. */
    takeDraft: assign({ draft: null }),
    takeTyped: enqueueActions(({ context, enqueue }, typed: ContentValues | null) => {
      enqueue.assign({ typed });
      for (const emitted of editorFacts.ofTyping(context, { ...context, typed })) enqueue.emit(emitted);
    }),
    /** Starts the form with values that were copied or stored on an earlier visit. They count as typed. */
    takeCopy: enqueueActions(({ context, enqueue }, draft: Draft | null) => {
      if (!draft) return;
      const typed = draft.values;
      enqueue.assign({ typed, copies: context.copies + 1 });
      for (const emitted of editorFacts.ofTyping(context, { ...context, typed })) enqueue.emit(emitted);
    }),
    storeCopyAsDraft: emit(({ context }, { values }: { values: ContentValues }) =>
      fact({ type: 'draft.noted', path: newPathOf(context), version: null, values, copied: true }),
    ),
    goToNew: emit(({ context }) => fact({ type: 'navigation.requested', href: newPathOf(context), replace: false })),
    tellCopyInTheWay: emit(fact({ type: 'notice', notice: { code: 'copy.inTheWay' } })),
    keepStart: assign({ start: (_, start: ContentValues) => start }),
    keepNeighbours: assign({ neighbours: (_, neighbours: Neighbours) => neighbours }),
    /**
     * Stores values typed during the save as a draft. Without any, goes to the next record if that was requested.
     */
    keepRest: enqueueActions(({ context, enqueue }) => {
      const { goesOn, listPath, neighbours, tabId, typed, values } = context;
      if (typed && !sameValues(typed, values ?? {})) {
        enqueue.emit(editorFacts.noted(context, typed));
        enqueue.emit({ type: 'page.notSaved', id: tabId });
        return;
      }
      enqueue.assign({ typed: null });
      if (!goesOn || neighbours.next === null) return;
      const href = pathOf({ listPath, recordId: neighbours.next });
      enqueue.emit({ type: 'navigation.requested', href, replace: false });
    }),
    forgetWork: assign({ typed: null }),
    saveTyped: raise(({ context }) => ({ type: 'save', values: context.typed ?? {} })),
    takeUploads: enqueueActions(({ context, enqueue }, { uploading }: { uploading: boolean }) => {
      if (uploading === context.uploading) return;
      enqueue.assign({ uploading });
      enqueue.emit(editorFacts.unsaved({ ...context, uploading }));
    }),
    takeState: assign({ record: (_, { record }: { record: ContentRecord | null }) => record }),
    takeOperation: assign(({ context: { record } }, { operation }: FactOf<'records.operated'>) => ({
      record: record && afterOperation(record, operation),
    })),
    tellDeleted: emit(({ context }) =>
      fact({ type: 'records.deleted', path: context.listPath, ids: [context.recordId ?? ''] }),
    ),
    keepValues: enqueueActions(
      ({ context, enqueue }, { values, goOn, afterwards, reason = '', restores: version }: RequestedSave) => {
        const replaced = context.record?.version;
        enqueue.assign({
          values,
          goesOn: goOn === true,
          afterSave: afterwards ?? null,
          reason,
          restoring: version === undefined || replaced === undefined ? null : { version, replaced },
          failure: null,
        });
        enqueue.emit(editorFacts.unsaved({ ...context, values }));
      },
    ),
    /** Drops what was requested together with the save: the person decides about the conflict first. */
    forgetRequests: assign({ goesOn: false, afterSave: null, reason: '', restoring: null }),
    /** Reports the save. The operation after it reports its own outcome. */
    tellSaved: enqueueActions(({ context, enqueue }) => {
      const { afterSave, goesOn, listPath: path, record, restoring, tabId, title } = context;
      const isLive = record?.status === 'online';
      if (record && restoring) {
        const { version, replaced } = restoring;
        const undo: Undo = { kind: 'restore', path, id: record.id, title, version: replaced, base: record.version };
        enqueue.emit(fact({ type: 'notice', notice: { code: 'record.restored', version, title, isLive, undo } }));
      } else if (isLive) enqueue.emit(fact({ type: 'notice', notice: { code: 'record.live', title } }));
      else if (!afterSave)
        enqueue.emit({ type: 'notice', notice: { code: 'record.saved' }, ...(goesOn ? {} : { seenOn: tabId }) });
    }),
    tellSavedUnreturned: enqueueActions(({ context: { afterSave, title }, enqueue }) => {
      const notice: Notice = afterSave
        ? { code: 'record.onlySaved', operation: afterSave.name, title, failure: null }
        : { code: 'record.saved' };
      enqueue.emit(fact({ type: 'notice', notice }));
    }),
    /** The operation after the save was not carried out. 无回款 is reported too, because the save succeeded. */
    tellOnlySaved: enqueueActions(({ context: { afterSave, failure, title }, enqueue }) => {
      if (!afterSave || (failure && hidesOutcome(failure))) return;
      enqueue.emit(
        fact({ type: 'notice', notice: { code: 'record.onlySaved', operation: afterSave.name, title, failure } }),
      );
    }),
    keepAfterSave: assign({ operation: ({ context }) => context.afterSave }),
    /** Ends the save: drops its values and reports whether the form holds unsaved work. */
    tellUnsaved: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ values: null });
      enqueue.emit(editorFacts.unsaved({ ...context, values: null }));
    }),
    /** The record was deleted: prepares to save the values as a new record. */
    prepareAdd: assign(({ context, self }) =>
      attempted<SaveRequest>({ ...noAttempts, sends: context.sends }, self.sessionId, {
        base: null,
        values: context.values ?? {},
      }),
    ),
    keepTheirs: assign((_, answer: Result<TheirRecord>) => (answer.ok ? { theirs: answer.value } : {})),
    /** Bases the form on the version that somebody else saved. */
    buildOnTheirs: assign(({ context: { record, restoring, theirs, values } }) =>
      theirs
        ? {
            record: theirs.record,
            values: record && values && withTheirDismissals(record, values, theirs.record),
            title: theirs.title,
            restoring: restoring && { ...restoring, replaced: theirs.record.version },
          }
        : {},
    ),
    keepResolved: enqueueActions(({ context, enqueue }, { values }: { values: ContentValues }) => {
      enqueue.assign({ values, failure: null });
      enqueue.emit(editorFacts.unsaved({ ...context, values }));
    }),
    forgetTheirs: assign({ theirs: null }),
    keepOperation: assign((_, { operation, reason = '' }: { operation: RecordOperation; reason?: string }) => ({
      operation,
      reason,
    })),
    forgetOperation: assign({ operation: null, reason: '', afterSave: null }),
    takeOperated: enqueueActions(({ context, enqueue }, answer: Result<ContentRecord | null>) => {
      const { listPath, record, operation, title } = context;
      if (!answer.ok || !record || !operation) return;
      const undo = undoOf(listPath, operation, record, title);
      enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: operation.name, title, undo } });
      if (answer.value) {
        enqueue.assign({ record: withState(record, answer.value), failure: null });
        enqueue.emit({ type: 'records.changed', path: listPath, record: answer.value });
      } else {
        enqueue.assign({ record: afterOperation(record, operation), failure: null });
        enqueue.emit({ type: 'records.operated', path: listPath, ids: [record.id], operation });
      }
    }),
  },
  guards: {
    isComplete: (_, values: ContentValues) => missingCheck('isComplete')(values),
    /** Whether no other new record is unsaved: a copy would replace it. */
    hasRoomForCopy: ({ context }) => missingCheck('hasRoomForCopy')(context.listPath),
    isBlank: ({ context }) => context.recordId === null && context.typed === null && context.draft === null,
    isCopy: (_, draft: Draft | null) => draft?.copied === true,
    isDraft: (_, draft: Draft | null) => draft !== null,
    mayBeOutdated: ({ context }, answer: Result<unknown>) =>
      !answer.ok && answer.failure.kind === 'refused' && (context.unsettled?.base ?? null) !== null,
    isNewer: ({ context }, answer: Result<TheirRecord>) =>
      answer.ok && context.record !== null && answer.value.record.version > context.record.version,
    /** Whether the server has a newer version, and saving would not undo any change in it. */
    canMergeSilently: ({ context: { record, values } }, answer: Result<TheirRecord>) =>
      answer.ok &&
      record !== null &&
      answer.value.record.version > record.version &&
      !undoesTheirs(record, values ?? {}, answer.value.record),
    /** Whether the resolved values equal what somebody else saved, so that there is nothing to save. */
    equalsServerVersion: ({ context: { theirs } }, { values }: { values: ContentValues }) =>
      theirs !== null && hasValues(theirs.record, values),
    isOperatedOn: ({ context: { record } }, changed: { record: ContentRecord | null }) =>
      record !== null && changed.record?.id === record.id && sameContent(record, changed.record),
    /** An unnamed record of this type has changed, and fetching this one again loses no input. */
    mayHaveChanged: ({ context }, { path, record }: { path: string; record: ContentRecord | null }) =>
      record === null && path === context.listPath && context.recordId !== null && context.typed === null,
    concernsRecord: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === context.listPath && context.recordId !== null && ids.includes(context.recordId),
    /** Another part of the app, such as an undo, has saved this record, and fetching it loses no input. */
    isRewritten: ({ context: { listPath, record, typed } }, changed: FactOf<'records.changed'>) =>
      typed === null &&
      record !== null &&
      changed.path === listPath &&
      changed.record?.id === record.id &&
      changed.record.version > record.version,
    isOnlySave: ({ context }) => context.afterSave === null,
    /** The record is online already, so the save has updated the public page. */
    isOnlineAlready: ({ context: { afterSave, record } }) =>
      afterSave !== null && bringsOnline(afterSave) && record?.status === 'online',
    /** The save has voided the approval, without which the record cannot go online (decision 067). */
    isUnapproved: ({ context: { afterSave, record } }) =>
      afterSave !== null && bringsOnline(afterSave) && record?.isUnapproved === true,
    isUnchanged: ({ context }) => context.typed === null,
    /** Whether the save would make a revision without any change. */
    changesNothing: ({ context: { record, unsettled } }, { values }: { values: ContentValues }) =>
      unsettled === null && record !== null && hasValues(record, values),
    isUploading: ({ context }) => context.uploading,
    isSettled: ({ context }) => context.unsettled === null,
    /** Whether an earlier save with other values was sent, and its outcome is unknown. */
    isOtherUnsettled: ({ context: { unsettled } }, { values }: { values: ContentValues }) =>
      unsettled !== null && !sameValues(unsettled.values, values),
  },
});

const formOf = ({ record, title }: NamedRecord) => ({ record, title, recordId: record.id, failure: null });
