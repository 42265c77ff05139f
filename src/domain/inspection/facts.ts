import { findingsOf } from '#src/domain/checks/check.ts';
import { dates } from '#src/domain/checks/dates.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import type { Situation } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';

/** What the inspection needs to know of an online record. */
export interface RecordFacts {
  id: string;
  updatedTime: string;
  /** The checks that found something, each once. */
  checks: readonly CheckId[];
}

/** The checks whose findings come and go with the time. */
const passing: ReadonlySet<CheckId> = new Set(['future', 'over']);

/** The checks that find something in a version of a record at any time. They take most of the work, so they can be kept with the version. */
export const lastingChecks = (type: ContentType, record: ContentRecord, situation: Situation): readonly CheckId[] =>
  distinct(findingsOf(type, record, situation)).filter((check) => !passing.has(check));

/** All checks that find something in the record now, from those that are kept with its version. */
export function checksNow(
  type: ContentType,
  record: ContentRecord,
  lasting: readonly CheckId[],
  situation: Situation,
): readonly CheckId[] {
  const now = distinct([...dates({ type, record, blocks: {}, situation })]);
  return now.length === 0 ? lasting : [...lasting, ...now];
}

const distinct = (findings: readonly { check: CheckId }[]): readonly CheckId[] => [
  ...new Set(findings.map(({ check }) => check)),
];
