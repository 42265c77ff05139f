import type { Action } from '../access.ts';
import { bringsOnline, missingAdvised } from './advised.ts';
import type { ContentType, Field } from './content-type.ts';
import type { ContentRecord, RecordOperation } from './record.ts';

/** Why an operation makes no sense on a record as it stands (decision 25). Each has its words: `bulk:reason.…`. */
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
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Null when the operation can be done, see `appliesTo`. */
export function skipReasonOf({ right, on }: RecordOperation, record: ContentRecord, rights: readonly Action[]): SkipReason | null {
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
    default:
      return right satisfies never;
  }
}

const flagReason = (on: boolean, has: SkipReason, lacks: SkipReason): SkipReason => (on ? has : lacks);

/** What a bulk operation is going to do: the records that it changes, and those that it leaves out, with the reason. */
export interface Plan {
  records: readonly ContentRecord[];
  skipped: readonly { record: ContentRecord; reason: SkipReason }[];
}

/** Checks before anything is done, so that the person knows what will be. */
export function planOf(operation: RecordOperation, records: readonly ContentRecord[], rights: readonly Action[]): Plan {
  const plan = { records: [] as ContentRecord[], skipped: [] as { record: ContentRecord; reason: SkipReason }[] };
  for (const record of records) {
    const reason = skipReasonOf(operation, record, rights);
    if (reason === null) plan.records.push(record);
    else plan.skipped.push({ record, reason });
  }
  return plan;
}

/** Those that an operation would show to the public with something missing, and what that is (decision 26). */
export function lackingOf(type: ContentType, operation: RecordOperation, records: readonly ContentRecord[]) {
  if (!bringsOnline(operation)) return [];
  const checked = records.map((record): { record: ContentRecord; missing: readonly Field[] } => ({ record, missing: missingAdvised(type, record) }));
  return checked.filter(({ missing }) => missing.length > 0);
}

/**
 * What taking an operation back does not bring back: flags that went with it, or that something was never online.
 * `bulk:undo.…` says so.
 */
export function undoLoss(operation: RecordOperation, before: readonly ContentRecord[]): 'flags' | 'draft' | null {
  if (operation.name === 'unpublish') return before.some(({ isTop, isBanner }) => isTop || isBanner) ? 'flags' : null;
  return operation.inverse === 'unpublish' && before.some(({ status }) => status === 'draft') ? 'draft' : null;
}
