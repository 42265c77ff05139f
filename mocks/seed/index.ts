import { fingerprint } from '../fingerprint.ts';
import type { Table, Transaction } from '../store.ts';
import { accountTable, loginTable, roleTable } from '../tables.ts';
import { accountRows, roleRows } from './accounts.ts';
import { baseRecords } from './base-resources.ts';
import { newsRecords } from './information-center.ts';
import { loginRows } from './logins.ts';
import { articleRecords } from './science-knowledge.ts';

/** The records of each content type, by its path. */
export const seedRecords = {
  '/home/baseResources': baseRecords,
  '/home/scienceKnowledge': articleRecords,
  '/home/informationCenter': newsRecords,
};

/** Changes when anything in the seed does, so that a store with an older one is planted again. */
export const seedVersion = fingerprint(JSON.stringify([accountRows, roleRows, loginRows, seedRecords]));

/** Writes the seed into an empty store, but for the records: see `records.ts`. */
export async function plantSeed(tx: Transaction): Promise<void> {
  await putAll(tx, accountTable, accountRows);
  await putAll(tx, roleTable, roleRows);
  await putAll(tx, loginTable, loginRows);
}

const putAll = <Row>(tx: Transaction, table: Table<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(table, row)));
