import type { Draft } from '#src/domain/content/draft.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { type ContentRecord, type RecordOperation, sameContent, textOf } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Failure } from '#src/domain/failure.ts';
import { grantPath, matchRoute } from '#src/domain/routes.ts';
import type { FactOf } from './facts.ts';
import type { PageEvent, WorkEvent } from './page.ts';

/** A record and the words it is named by. */
export interface NamedRecord {
  record: ContentRecord;
  title: string;
}

/** A record as somebody else left it, with the names of what it and the form refer to. */
export interface TheirRecord extends NamedRecord {
  names: ReferenceNames;
}

export interface OperateRequest {
  operation: RecordOperation;
  id: string;
}

/** What `saveRecord` is given: the record that the values are based on, null for a new one. */
export interface SaveRequest {
  base: ContentRecord | null;
  values: ContentValues;
  /** The same for each try of one save, another for other values: the idempotency key is made of it (decision 043). */
  attempt: string;
}

export type EditorEvent =
  | PageEvent
  | WorkEvent
  /** What the form holds now; null when that is what is saved. */
  | { type: 'typed'; values: ContentValues | null }
  /** `goOn`: once it is saved, show the next record of the list. */
  | { type: 'save'; values: ContentValues; goOn?: true }
  /** What is to be saved instead, on top of what somebody else saved. */
  | { type: 'conflict.resolved'; values: ContentValues }
  | { type: 'conflict.cancelled' }
  | { type: 'operate'; operation: RecordOperation }
  /** Begin a new record with these values. */
  | { type: 'copy'; values: ContentValues }
  | { type: 'draft.taken' }
  | { type: 'draft.discarded' }
  | { type: 'retry' };

export interface EditorContext {
  tabId: string;
  listPath: string;
  /** Null for a record that is being made. */
  recordId: string | null;
  record: ContentRecord | null;
  title: string;
  /** What was typed and is not saved; null when there is no such thing. */
  typed: ContentValues | null;
  /** What an earlier visit left behind, as long as it is offered. */
  draft: Draft | null;
  /** How many copies of other records this page began with: each is another start of its form. */
  copies: number;
  /** How often a save was asked for that the form must show the errors of. */
  refusals: number;
  /** What is to be saved. */
  values: ContentValues | null;
  /** The save that is under way, or that nobody knows whether the server carried it out. */
  unsettled: SaveRequest | null;
  /** What somebody else saved meanwhile, while it is decided what to do about it. */
  theirs: TheirRecord | null;
  /** What is done with the record as it stands on the server. */
  operation: RecordOperation | null;
  /** The records around it, in the list as it was last queried. */
  neighbours: Neighbours;
  /** Whether the save that is under way is to be followed by the next record. */
  goesOn: boolean;
  /** Whether a picture for a field is on its way to the server. */
  uploading: boolean;
  failure: Failure | null;
  /** How many saves this page has asked for. */
  saves: number;
}

/** The last part of a new record's address, where others have their number. */
const newRecordId = 'new';

export function addressOf(path: string) {
  const match = matchRoute(path);
  const id = match?.params.id ?? newRecordId;
  return { listPath: match ? grantPath(match.route) : path, recordId: id === newRecordId ? null : id };
}

export const pathOf = ({ listPath, recordId }: Pick<EditorContext, 'listPath' | 'recordId'>): string =>
  `${listPath}/${encodeURIComponent(recordId ?? newRecordId)}`;

export const newPathOf = ({ listPath }: Pick<EditorContext, 'listPath'>): string =>
  pathOf({ listPath, recordId: null });

/**
 * A record after an operation on it. When somebody else has saved it in between, only its state is taken over: the form is
 * still based on the older content, and saving it must be refused.
 */
export function withState(record: ContentRecord, operated: ContentRecord): ContentRecord {
  if (sameContent(record, operated)) return operated;
  const { status, isTop, isBanner } = operated;
  return { ...record, status, isTop, isBanner };
}

export const noted = (context: EditorContext, values: ContentValues): FactOf<'draft.noted'> => ({
  type: 'draft.noted',
  path: pathOf(context),
  version: context.record?.version ?? null,
  values,
});

/** What the tabs are to know of it. What is being saved is not saved yet, whatever the form holds meanwhile; nor is a picture on its way. */
export const workOf = ({ tabId, typed, values, uploading }: EditorContext): FactOf<'page.unsaved'> => ({
  type: 'page.unsaved',
  id: tabId,
  unsaved: (typed ?? values) !== null || uploading,
  saving: values !== null,
});

/** Whether a record has these values. */
export const says = (record: ContentRecord, values: ContentValues): boolean =>
  Object.entries(values).every(([name, value]) => textOf(record, name) === value);

/** Whether a draft says anything that the record does not. */
export const tellsMore = (draft: Draft | null, record: ContentRecord | null): boolean =>
  draft !== null &&
  Object.entries(draft.values).some(([name, value]) => value !== (record ? textOf(record, name) : ''));
