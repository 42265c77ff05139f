import { fingerprint } from '#mocks/shared/fingerprint.ts';
import type { Collection, Transaction } from '#mocks/store/store.ts';
import {
  accountCollection,
  loginCollection,
  reviewCollection,
  roleCollection,
  sheetCollection,
  templateCollection,
} from '#mocks/store/collections.ts';
import { accountRows, roleRows } from './accounts.ts';
import { seedRecords } from '#mocks/seed/content/all-types.ts';
import { loginRows } from './logins.ts';
import { reviewRows, sheetRows } from './reviews.ts';
import { templateRows } from './templates.ts';

export { seedRecords };

/** Changes whenever the seed does. A store with another version is filled again. */
export const seedVersion = fingerprint(
  JSON.stringify([accountRows, roleRows, loginRows, templateRows, reviewRows, sheetRows, seedRecords]),
);

/** Writes the seed into an empty store. The records of content types are not stored: see `records.ts`. */
export async function writeSeed(tx: Transaction): Promise<void> {
  await putAll(tx, accountCollection, accountRows);
  await putAll(tx, roleCollection, roleRows);
  await putAll(tx, loginCollection, loginRows);
  await putAll(tx, templateCollection, templateRows);
  await putAll(tx, reviewCollection, reviewRows);
  await putAll(tx, sheetCollection, sheetRows);
}

const putAll = <Row>(tx: Transaction, collection: Collection<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(collection, row)));
