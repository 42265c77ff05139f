import { accountCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The names of people by account. An account that was deleted has none. */
export async function namesOf(accounts: Iterable<string>, tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const people = await Promise.all([...new Set(accounts)].map((account) => tx.get(accountCollection, account)));
  return new Map(people.flatMap((person) => (person ? [[person.account, person.name] as const] : [])));
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
