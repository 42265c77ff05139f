import { allRecords } from '#mocks/server/records.ts';
import { revisionsCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { approvalsIn } from './approvals.ts';

/**
 * Whether an act on a record that is reviewed before publishing refers to an account by its login name. After a renaming its
 * user could approve their own text, or approve a second time (decision 067).
 */
export async function isNamedInApprovals(account: string, tx: Transaction): Promise<boolean> {
  const paths = Object.entries(await approvalsIn(tx)).flatMap(([path, stages]) => (stages.length > 0 ? path : []));
  const histories = (await tx.all(revisionsCollection)).filter(({ path }) => paths.includes(path));
  if (histories.some(({ revisions }) => revisions.some(({ by }) => by === account))) return true;
  // Records without a stored history.
  const records = (await Promise.all(paths.map((path) => allRecords(tx, path)))).flat();
  return records.some(({ createdBy, updatedBy }) => createdBy === account || updatedBy === account);
}
