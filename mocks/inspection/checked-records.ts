import { findingsOf } from '#src/domain/checks/check.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { factsOf, lastingChecks, type RecordFacts } from '#src/domain/inspection/facts.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { Unfinished } from '#mocks/server/unfinished.ts';
import type { InspectionSituation } from './situation.ts';

/** The most versions that are checked for the first time at once: it must not stall the page that the mock runs in. */
export const mostAtOnce = 2000;

/** How many versions may still be checked for the first time. */
export interface Budget {
  left: number;
}

/**
 * What the checks found in each version of a record. The key is the record itself: a changed record is another object, and the
 * seed and the memory store keep the unchanged ones. So each version is checked once.
 */
const byObject = new WeakMap<ContentRecord, { key: string; lasting: readonly CheckId[] }>();

/** The same by content: IndexedDB returns another copy each time. */
const byContent = new Map<string, readonly CheckId[]>();

/** What the inspection knows of the record. Null if it may be unchecked and the budget is spent. */
export function checkedFacts(
  type: ContentType,
  record: ContentRecord,
  situation: InspectionSituation,
  budget: Budget = { left: 1 },
): RecordFacts | null {
  const lasting = known(type, record, situation, budget);
  return lasting && factsOf(type, record, lasting, situation);
}

/** Checks versions that are unknown. Throws `Unfinished` while there are more than can be checked at once. */
export function checkAll(type: ContentType, records: readonly ContentRecord[], situation: InspectionSituation): void {
  const budget: Budget = { left: mostAtOnce };
  if (!records.every((record) => known(type, record, situation, budget))) throw new Unfinished();
}

function known(type: ContentType, record: ContentRecord, situation: InspectionSituation, budget: Budget) {
  const before = byObject.get(record);
  if (before?.key === situation.key) return before.lasting;
  // 100,000 records must not be written as text only to be left for the next call.
  if (budget.left === 0) return null;
  const key = fingerprint(JSON.stringify([type.path, situation.key, record]));
  const same = byContent.get(key);
  if (!same) budget.left -= 1;
  const lasting = same ?? lastingChecks(findingsOf(type, record, situation), record);
  byObject.set(record, { key: situation.key, lasting });
  byContent.set(key, lasting);
  return lasting;
}
