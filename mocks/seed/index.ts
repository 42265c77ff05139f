import { fingerprint } from '../fingerprint.ts';
import type { Table, Transaction } from '../store.ts';
import { accountTable, loginTable, recordTable, roleTable, sequenceTable, workTable } from '../tables.ts';
import { accountRows, roleRows } from './accounts.ts';
import { seedRecords } from './content.ts';
import { loginRows } from './logins.ts';
import { workRowsOf } from './work.ts';

export { seedRecords };

/** Changes when anything in the seed does, so that a store with an older one is planted again. */
export const seedVersion = fingerprint(JSON.stringify([accountRows, roleRows, loginRows, seedRecords]));

/** Writes the seed into an empty store. */
export async function plantSeed(tx: Transaction): Promise<void> {
  await putAll(tx, accountTable, accountRows);
  await putAll(tx, roleTable, roleRows);
  await putAll(tx, loginTable, loginRows);
  for (const [path, records] of Object.entries(seedRecords)) {
    await putAll(tx, recordTable(path), records);
    await putAll(tx, workTable, workRowsOf(path, records));
    await tx.put(sequenceTable, { path, next: records.length + 1 });
  }
}

const putAll = <Row>(tx: Transaction, table: Table<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(table, row)));
