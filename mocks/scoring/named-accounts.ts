import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { allRecords } from '#mocks/server/records.ts';
import { reviewCollection, stepsCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/**
 * Whether a review or an application refers to an account by its login name. After a renaming the account would lose
 * its sheets, and its conflicts of interest would be unknown (W1.2).
 */
export async function isNamedInScoring(account: string, tx: Transaction): Promise<boolean> {
  const reviews = await tx.all(reviewCollection);
  if (reviews.some(({ experts, events }) => experts.includes(account) || events.some(({ about }) => about === account)))
    return true;
  if ((await tx.all(stepsCollection)).some(({ became }) => became?.applicant === account)) return true;
  return (await allRecords(tx, applicationsPath)).some(({ createdBy }) => createdBy === account);
}
