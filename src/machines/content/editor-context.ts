import type { NextStep } from '#src/domain/content/lifecycle.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { type ContentRecord, type RecordOperation, sameContent, textOf } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { type ContentValues, sameValues } from '#src/domain/content/rules.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { newRecordId } from '#src/machines/record/address.ts';
import { recordFacts } from '#src/machines/record/facts.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** A record and its title. */
export interface NamedRecord {
  record: ContentRecord;
  title: string;
}

/** A record as somebody else saved it, with the names of the records that it and the form refer to. */
export interface TheirRecord extends NamedRecord {
  names: ReferenceNames;
}

export interface OperateRequest {
  operation: RecordOperation;
  id: string;
  /** The reason, for operations that need one. */
  reason?: string;
}

/** The input of `saveRecord`. `base` is the record that the values are based on; null for a new record. */
export interface SaveRequest extends Save {
  base: ContentRecord | null;
  values: ContentValues;
}

/**
 * The values to save. After the save, `goOn` shows the next record of the list, and `afterwards` is carried out on the record.
 * `restores` is the older version that the values come from, if any.
 */
export interface RequestedSave {
  values: ContentValues;
  goOn?: true;
  afterwards?: NextStep;
  /** The reason of what follows the save, where it needs one. */
  reason?: string;
  restores?: number;
}

export type EditorEvent =
  | RecordEvent
  /** The values of the form; null if they equal what is saved. */
  | { type: 'typed'; values: ContentValues | null }
  | ({ type: 'save' } & RequestedSave)
  /**
   * The values to save now, after the person has decided about the conflict. They are based on what somebody else
   * saved.
   */
  | { type: 'conflict.resolved'; values: ContentValues }
  | { type: 'conflict.cancelled' }
  | { type: 'operate'; operation: RecordOperation; reason?: string }
  /** Starts a new record with these values. */
  | { type: 'copy'; values: ContentValues };

export interface EditorContext extends RecordContext<SaveRequest> {
  listPath: string;
  /** Null for a new record. */
  recordId: string | null;
  record: ContentRecord | null;
  title: string;
  /** The values that a new record begins with. */
  start: ContentValues;
  /** The unsaved values of the form; null if there are none. */
  typed: ContentValues | null;
  /**
   * How often the form was started again, with a copy or after a save that returned no record. The view renders a new
   * form each time.
   */
  copies: number;
  /** The values that are being saved; null if no save is under way. */
  values: ContentValues | null;
  /** The version that somebody else saved meanwhile, until the person has decided about it; otherwise null. */
  theirs: TheirRecord | null;
  /** The operation that is under way on the saved record; otherwise null. */
  operation: RecordOperation | null;
  /** The reason of the operation; empty if none is needed. */
  reason: string;
  /** The operation to carry out after the save under way; otherwise null. */
  afterSave: NextStep | null;
  /** The version that the save under way restores, and the one that it replaces; otherwise null. */
  restoring: { version: number; replaced: number } | null;
  /** Its neighbours in the list as it was last queried. */
  neighbours: Neighbours;
  /** Whether the next record is shown after the save under way. */
  goesOn: boolean;
  /** Whether a picture for a field is being uploaded. */
  uploading: boolean;
}

export const pathOf = ({ listPath, recordId }: Pick<EditorContext, 'listPath' | 'recordId'>): string =>
  recordPath(listPath, recordId ?? newRecordId);

export const newPathOf = ({ listPath }: Pick<EditorContext, 'listPath'>): string =>
  pathOf({ listPath, recordId: null });

/**
 * A record after an operation on it. If somebody else has saved it in between, only its state is updated: the form is still
 * based on the older content, and its save must be refused.
 */
export function withState(record: ContentRecord, operated: ContentRecord): ContentRecord {
  if (sameContent(record, operated)) return operated;
  const { status, isTop, isBanner, approval, isUnapproved } = operated;
  return { ...record, status, isTop, isBanner, approval, isUnapproved };
}

/** Whether a record has these values. */
export const hasValues = (record: ContentRecord, values: ContentValues): boolean =>
  Object.entries(values).every(([name, value]) => textOf(record, name) === value);

/** Whether any value of the draft differs from the record. */
export const differs = (draft: Draft, record: ContentRecord | null): boolean =>
  Object.entries(draft.values).some(([name, value]) => value !== (record ? textOf(record, name) : ''));

export const editorKind: RecordKind<EditorContext, SaveRequest, NamedRecord> = {
  // A deleted record is saved as a new one.
  idOf: ({ recordId, unsettled }) => (unsettled && unsettled.base === null ? null : recordId),
  pathOf,
  listOf: ({ listPath }) => listPath,
  subjectOf: ({ title }) => title,
  versionOf: ({ record }) => record?.version ?? null,
  unsavedWork: ({ typed }) => typed,
  // Values that are being saved still count as unsaved, and so does a picture that is being uploaded.
  unsavedStateOf: ({ typed, values, uploading }) => ({
    unsaved: (typed ?? values) !== null || uploading,
    saving: values !== null,
  }),
  requestOf: ({ record, values }) => ({ base: record, values: values ?? {} }),
  isSameRequest: (one, other) => sameValues(one.values, other.values),
  typedSinceSave: ({ typed, values, unsettled }) => {
    const held = typed ?? values;
    return held && unsettled && !sameValues(held, unsettled.values) ? held : null;
  },
  afterReset: ({ copies, unsettled }) => ({
    typed: null,
    values: null,
    copies: copies + 1,
    failure: null,
    ...(unsettled?.base ? {} : { recordId: null, record: null, title: '' }),
  }),
  changedFactOf: ({ listPath, record }, isReturned) => ({
    type: 'records.changed',
    path: listPath,
    record: isReturned ? record : null,
  }),
};

export const editorFacts = recordFacts(editorKind);
