import { type DismissalKey, dismissalsOf, isDismissed } from '#src/domain/content/dismissals.ts';
import type { Finding } from './finding.ts';
import type { Checked } from './subject.ts';

/** What a dismissal of the finding binds to. */
export const keyOfFinding = ({ check, field, found, picture = '', before }: Finding): DismissalKey => ({
  check,
  field,
  text: found || picture,
  ...(before !== undefined && { before }),
});

/** Whether the finding is about the record. That the words could not be loaded is not, and holds until they are. */
export const isDismissible = ({ check }: Pick<Finding, 'check'>): boolean => check !== 'unknownWords';

/** The findings that were not dismissed for the record. */
export function withoutDismissed(findings: readonly Finding[], record: Checked): readonly Finding[] {
  const dismissals = dismissalsOf(record);
  return dismissals.length === 0
    ? findings
    : findings.filter((finding) => !isDismissible(finding) || !isDismissed(dismissals, keyOfFinding(finding)));
}
