import { type CheckId, checkIds, isGrave } from '#src/domain/checks/finding.ts';
import type { Found } from './inspection.ts';

/** Whether this app knows the check: a newer server may have others. */
export const isKnownCheck = (check: string): check is CheckId => checkIds.some((one) => one === check);

/** Whether the check finds personal data or forbidden words. */
export const isGraveCheck = (check: string): boolean => isKnownCheck(check) && isGrave({ check });

/** The checks that found something, each once: in their usual order, then those that this app does not know. */
export function foundChecks(findings: readonly Found[]): readonly string[] {
  const found = new Set(findings.map(({ check }) => check));
  return [...checkIds.filter((check) => found.has(check)), ...[...found].filter((check) => !isKnownCheck(check))];
}
