import { boolean, integer, type InferOutput, looseObject, number, picklist, pipe, string } from 'valibot';
import type { Action } from '../access.ts';

/** draft → online ⇄ offline (decision 25). */
export const recordStatuses = ['draft', 'online', 'offline'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** What every record has (decision 26), beside the fields of its type. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const ContentRecord = looseObject({
  id: string(),
  status: picklist(recordStatuses),
  isTop: boolean(),
  isBanner: boolean(),
  createdBy: string(),
  createdTime: string(),
  updatedBy: string(),
  updatedTime: string(),
  version: pipe(number(), integer()),
});
export type ContentRecord = InferOutput<typeof ContentRecord>;

/** A field of a record as text; absent or foreign values are empty. */
export function textOf(record: ContentRecord, field: string): string {
  const value = (record as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

const managed = new Set(['status', 'isTop', 'isBanner', 'updatedBy', 'updatedTime', 'version']);

/** Whether two states of one record hold the same content, whatever was operated on it in between. */
export function sameContent(a: ContentRecord, b: ContentRecord): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => managed.has(name) || textOf(a, name) === textOf(b, name));
}

/** A change of one record from its row: what it does, and the right that it needs (decision 25). */
export interface RecordOperation {
  name: 'goOnline' | 'publish' | 'unpublish' | 'pin' | 'unpin' | 'addBanner' | 'removeBanner' | 'delete';
  right: Extract<Action, 'line' | 'updown' | 'istop' | 'isbanner' | 'del'>;
  /** The value it sets: online, pinned or in the carousel. */
  on: boolean;
  /** The operation that takes it back, where there is one. */
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
];

/**
 * Whether the operation makes sense on the record as it stands. Flags are of online content only; where there is `line`,
 * it is the first step online, and `updown` toggles after that (decision 25).
 */
export function appliesTo({ right, on }: RecordOperation, record: ContentRecord, rights: readonly Action[]): boolean {
  const isOnline = record.status === 'online';
  if (right === 'del') return true;
  if (right === 'line') return record.status === 'draft';
  if (right === 'updown') return on !== isOnline && !(on && record.status === 'draft' && rights.includes('line'));
  return isOnline && on !== (right === 'istop' ? record.isTop : record.isBanner);
}
