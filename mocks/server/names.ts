import { accountCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The names of people by account; an account that was deleted has none. */
export async function namesOf(accounts: readonly string[], tx: Transaction): Promise<Map<string, string>> {
  const rows = await Promise.all([...new Set(accounts)].map((account) => tx.get(accountCollection, account)));
  return new Map(rows.flatMap((row) => (row ? [[row.account, row.name] as const] : [])));
}

/** A person by name, as a message names them; by the account if it was deleted. */
export const personOf = async (account: string, tx: Transaction): Promise<string> =>
  (await tx.get(accountCollection, account))?.name ?? account;

/** Adds the names of the people to their acts. */
export async function withNames<Act extends { by: string }>(acts: readonly Act[], tx: Transaction): Promise<Act[]> {
  const names = await namesOf(
    acts.map(({ by }) => by),
    tx,
  );
  return acts.map((act) => (names.has(act.by) ? { ...act, name: names.get(act.by) } : act));
}

/** Adds the names of the people who created and last saved a row. */
export async function withEditors<Row extends { createdBy?: string; updatedBy: string }>(
  rows: readonly Row[],
  tx: Transaction,
): Promise<(Row & { createdByName?: string; updatedByName?: string })[]> {
  const names = await namesOf(
    rows.flatMap(({ createdBy, updatedBy }) => [createdBy ?? updatedBy, updatedBy]),
    tx,
  );
  return rows.map((row) => {
    const [createdByName, updatedByName] = [names.get(row.createdBy ?? ''), names.get(row.updatedBy)];
    return { ...row, ...(createdByName && { createdByName }), ...(updatedByName && { updatedByName }) };
  });
}
