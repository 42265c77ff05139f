import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { allRecords } from '#mocks/server/records.ts';
import { reviewCollection, stepsCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/**
 * Whether a review or an application knows an account by its name. Under another name its sheets would be lost to it, and nobody
 * would know any more what it may not judge (W1.2).
 */
export async function isNamedInScoring(account: string, tx: Transaction): Promise<boolean> {
  const reviews = await tx.all(reviewCollection);
  if (reviews.some(({ experts, events }) => experts.includes(account) || events.some(({ about }) => about === account)))
    return true;
  if ((await tx.all(stepsCollection)).some(({ became }) => became?.applicant === account)) return true;
  return (await allRecords(tx, applicationsPath)).some(({ createdBy }) => createdBy === account);
}
