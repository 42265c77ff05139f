import type { Draft } from '#src/domain/content/draft.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
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

/** What `saveRecord` is given: the record that the values are based on, null for a new one. */
export interface SaveRequest {
  base: ContentRecord | null;
  values: ContentValues;
  /** The same for each try of one save, another for other values: the idempotency key is made of it (decision 42). */
  attempt: string;
}

export type EditorEvent =
  | PageEvent
  | WorkEvent
  /** What the form holds now; null when that is what is saved. */
  | { type: 'typed'; values: ContentValues | null }
  | { type: 'save'; values: ContentValues }
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
  /** How often a save was asked for that the form must show the errors of. */
  refusals: number;
  /** What is to be saved. */
  values: ContentValues | null;
  /** The save that is under way, or that nobody knows whether the server carried it out. */
  unsettled: SaveRequest | null;
  failure: Failure | null;
  /** How many saves this page has asked for. */
  saves: number;
}

/** The last part of a new record's address, where others have their number. */
export const newRecordId = 'new';

export function addressOf(path: string) {
  const match = matchRoute(path);
  const id = match?.params.id ?? newRecordId;
  return { listPath: match ? grantPath(match.route) : path, recordId: id === newRecordId ? null : id };
}

export const pathOf = ({ listPath, recordId }: Pick<EditorContext, 'listPath' | 'recordId'>): string =>
  `${listPath}/${encodeURIComponent(recordId ?? newRecordId)}`;

export const noted = (context: EditorContext, values: ContentValues): FactOf<'draft.noted'> => ({
  type: 'draft.noted',
  path: pathOf(context),
  version: context.record?.version ?? null,
  values,
});

/** What the tabs are to know of it. What is being saved is not saved yet, whatever the form holds meanwhile. */
export const workOf = ({ tabId, typed, values }: EditorContext): FactOf<'page.unsaved'> => ({
  type: 'page.unsaved',
  id: tabId,
  unsaved: (typed ?? values) !== null,
  saving: values !== null,
});

/** Whether a draft says anything that the record does not. */
export const tellsMore = (draft: Draft | null, record: ContentRecord | null): boolean =>
  draft !== null && Object.entries(draft.values).some(([name, value]) => value !== (record ? textOf(record, name) : ''));
