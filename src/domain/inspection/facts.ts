import { dates } from '#src/domain/checks/dates.ts';
import { withoutDismissed } from '#src/domain/checks/without-dismissed.ts';
import type { CheckId, Finding } from '#src/domain/checks/finding.ts';
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

/** The checks whose findings come and go with the time or the home page, and a note that the words could not be checked. */
const passing: ReadonlySet<CheckId> = new Set(['future', 'over', 'unknownWords']);

/**
 * The checks, each once, that find something in a version of a record at any time, without what was dismissed for it. They take most
 * of the work, so they can be kept with the version.
 */
export const lastingChecks = (findings: readonly Finding[], record: ContentRecord): readonly CheckId[] =>
  distinct(withoutDismissed(findings, record)).filter((check) => !passing.has(check));

/** The facts of a record now, from the checks that are kept with its version. */
export function factsOf(
  type: ContentType,
  record: ContentRecord,
  lasting: readonly CheckId[],
  situation: Situation,
): RecordFacts {
  const { id, updatedTime } = record;
  const now = distinct(withoutDismissed([...dates({ type, record, blocks: {}, situation })], record));
  return { id, updatedTime, checks: [...lasting, ...now] };
}

const distinct = (findings: readonly Finding[]): readonly CheckId[] => [...new Set(findings.map(({ check }) => check))];
