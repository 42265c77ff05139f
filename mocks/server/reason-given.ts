import { longestReason } from '#src/domain/checks/publishing-reason.ts';
import { Refusal } from './refusal.ts';

/** The reason for publishing personal data or forbidden words, as the log keeps it (decision 065). */
export function reasonGiven(given: string): { reason?: string } {
  const reason = given.trim();
  if (reason.length > longestReason) throw new Refusal(400, `原因不能超过${longestReason}个字`);
  return reason === '' ? {} : { reason };
}
