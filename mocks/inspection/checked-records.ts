import { findingsOf } from '#src/domain/checks/check.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import type { Situation } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { factsOf, lastingChecks, type RecordFacts } from '#src/domain/inspection/facts.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';

/** How many versions may still be checked for the first time. */
export interface Budget {
  left: number;
}

/** What the checks found in each version of a record, which is done once: by the object, because the seed and the memory store keep theirs. */
const byObject = new WeakMap<ContentRecord, Map<string, readonly CheckId[]>>();

/** The same by content: IndexedDB returns another copy each time. */
const byContent = new Map<string, readonly CheckId[]>();

/** What the inspection knows of the record. Null if it may be unchecked and the budget is spent. */
export function checkedFacts(
  type: ContentType,
  record: ContentRecord,
  situation: Situation,
  budget: Budget = { left: 1 },
): RecordFacts | null {
  const lasting = known(type, record, situation, budget);
  return lasting && factsOf(type, record, lasting, situation);
}

function known(type: ContentType, record: ContentRecord, situation: Situation, budget: Budget) {
  const { ownHost } = situation;
  const byHost = byObject.get(record) ?? new Map<string, readonly CheckId[]>();
  byObject.set(record, byHost);
  const before = byHost.get(ownHost);
  if (before) return before;
  // 100,000 records must not be written as text only to be left for the next call.
  if (budget.left === 0) return null;
  const key = fingerprint(JSON.stringify([type.path, ownHost, record]));
  const same = byContent.get(key);
  if (!same) budget.left -= 1;
  const lasting = same ?? lastingChecks(findingsOf(type, record, situation));
  byHost.set(ownHost, lasting);
  byContent.set(key, lasting);
  return lasting;
}
