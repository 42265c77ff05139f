import {
  boolean,
  integer,
  type InferOutput,
  looseObject,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { Approval } from '#src/domain/approval/approval.ts';
import type { Action } from '#src/domain/rights/access.ts';
import type { Lifecycle } from './lifecycle.ts';

/** draft → online ⇄ offline (decision 009). */
export const usualStatuses = ['draft', 'online', 'offline'] as const;

/** All states of records; the others only where a type has steps of its own (decision 035). */
export const recordStatuses = [...usualStatuses, 'submitted', 'scoring', 'passed', 'returned'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/**
 * How the review of a record concerns the person (decision 036). `toScore` is the review that still needs their sheet, and
 * `kind` what is judged; `isBarred`: they may run panels, but have a conflict of interest here.
 */
const OwnReview = object({
  toScore: nullable(object({ id: string(), kind: string() })),
  isBarred: boolean(),
});

/**
 * The properties that every record has (decision 009), besides the fields of its type. Times are `YYYY-MM-DD HH:mm:ss`,
 * Asia/Shanghai. People are accounts, with their names if the server returns them and the account exists.
 */
export const ContentRecord = looseObject({
  id: string(),
  status: picklist(recordStatuses),
  isTop: boolean(),
  isBanner: boolean(),
  createdBy: string(),
  createdByName: optional(string()),
  createdTime: string(),
  updatedBy: string(),
  updatedByName: optional(string()),
  updatedTime: string(),
  version: pipe(number(), integer()),
  /** Of bases and applications alone. */
  ownReview: optional(OwnReview),
});

/** `approval`: the review before publishing, which answers of types with stages have (`reviewed-type.ts`, decision 067). */
export type ContentRecord = InferOutput<typeof ContentRecord> & {
  approval?: Approval | undefined;
  /** The review does not admit that this version goes online. */
  isUnapproved?: boolean | undefined;
};

/** The value of a record's field; an empty text when it is absent or no text. */
export function textOf(record: ContentRecord, field: string): string {
  const value = (record as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

/** Operations change these properties, so they are no content. */
const managed = new Set([
  'status',
  'isTop',
  'isBanner',
  'createdByName',
  'updatedBy',
  'updatedByName',
  'updatedTime',
  'version',
]);

/** Whether two versions of one record have the same content; status and flags may differ. */
export function sameContent(a: ContentRecord, b: ContentRecord): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => managed.has(name) || textOf(a, name) === textOf(b, name));
}

/** An operation on one record, and the right that it needs (decision 009). */
export interface RecordOperation {
  name:
    | 'goOnline'
    | 'publish'
    | 'unpublish'
    | 'pin'
    | 'unpin'
    | 'addBanner'
    | 'removeBanner'
    | 'delete'
    | 'submit'
    | 'return';
  right: Extract<Action, 'line' | 'updown' | 'istop' | 'isbanner' | 'del' | 'edit'>;
  /** The value that it sets: online or not, pinned or not, in the carousel or not. */
  on: boolean;
  /** It needs a reason, so it is available for one record at a time, on its page. */
  needsReason?: true;
  /** The operation that undoes it, where there is one. */
  inverse?: RecordOperation['name'];
}

export const recordOperations: readonly RecordOperation[] = [
  { name: 'goOnline', right: 'line', on: true, inverse: 'unpublish' },
  { name: 'publish', right: 'updown', on: true, inverse: 'unpublish' },
  { name: 'unpublish', right: 'updown', on: false, inverse: 'publish' },
  { name: 'pin', right: 'istop', on: true, inverse: 'unpin' },
  { name: 'unpin', right: 'istop', on: false, inverse: 'pin' },
  { name: 'addBanner', right: 'isbanner', on: true, inverse: 'removeBanner' },
  { name: 'removeBanner', right: 'isbanner', on: false, inverse: 'addBanner' },
  { name: 'delete', right: 'del', on: true },
  { name: 'submit', right: 'edit', on: true },
  { name: 'return', right: 'edit', on: false, needsReason: true },
];

/** Whether the operation shows a record to the public. */
export const bringsOnline = ({ name }: RecordOperation): boolean => name === 'publish' || name === 'goOnline';

/** Why an operation cannot be applied to a record (decision 009). The texts are `bulk:reason.…`. */
const skipReasons = [
  'online',
  'notOnline',
  'neverOnline',
  'wasOnline',
  'offlineTop',
  'offlineBanner',
  'pinned',
  'notPinned',
  'inBanner',
  'notInBanner',
  // Of applications (decision 035).
  'notSubmitted',
  'submitted',
  'scoring',
  'passed',
  'returned',
  'incomplete',
  // Where the type has a review before publishing (decision 067).
  'unapproved',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * Why the operation cannot be applied to the record; null when it can. Only online content has flags. Where the type has
 * the right `line`, a draft first goes online by `line`; after that, `updown` toggles it (decision 009). Where it has
 * steps of its own, they alone count (decision 035). Only an approved version goes online (decision 067).
 */
export function skipReasonOf(
  operation: RecordOperation,
  record: ContentRecord,
  rights: readonly Action[],
  lifecycle?: Lifecycle,
): SkipReason | null {
  const reason = lifecycle ? stepReason(operation, record, lifecycle) : stateReason(operation, record, rights);
  return reason ?? (bringsOnline(operation) && record.isUnapproved ? 'unapproved' : null);
}

function stateReason(operation: RecordOperation, record: ContentRecord, rights: readonly Action[]): SkipReason | null {
  const { right, on } = operation;
  const { status, isTop, isBanner } = record;
  const isOnline = status === 'online';
  switch (right) {
    case 'del':
      return null;
    case 'line':
      if (isOnline) return 'online';
      return status === 'draft' ? null : 'wasOnline';
    case 'updown':
      if (on === isOnline) return on ? 'online' : 'notOnline';
      return on && status === 'draft' && rights.includes('line') ? 'neverOnline' : null;
    case 'istop':
      if (!isOnline) return 'offlineTop';
      return on === isTop ? flagReason(on, 'pinned', 'notPinned') : null;
    case 'isbanner':
      if (!isOnline) return 'offlineBanner';
      return on === isBanner ? flagReason(on, 'inBanner', 'notInBanner') : null;
    case 'edit':
      // Without steps nothing is submitted or returned.
      return 'notSubmitted';
    default:
      return right satisfies never;
  }
}

function stepReason({ name }: RecordOperation, record: ContentRecord, { steps, lacks }: Lifecycle): SkipReason | null {
  const { status } = record;
  const wanted = name === 'goOnline' ? 'line' : name;
  const leads = steps.some((step) => step.by === 'page' && step.name === wanted && step.from.includes(status));
  if (leads) return name === 'submit' && lacks(record).length > 0 ? 'incomplete' : null;
  if (status === 'draft') return 'notSubmitted';
  return status === 'offline' ? 'notOnline' : status;
}

const flagReason = (on: boolean, has: SkipReason, lacks: SkipReason): SkipReason => (on ? has : lacks);

/** Whether the operation can be applied to the record in its present state. Incomplete fields are reported when it is tried. */
export function appliesTo(
  operation: RecordOperation,
  record: ContentRecord,
  rights: readonly Action[],
  lifecycle?: Lifecycle,
): boolean {
  const reason = skipReasonOf(operation, record, rights, lifecycle);
  return reason === null || reason === 'incomplete';
}
