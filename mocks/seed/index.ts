import { fingerprint } from '#mocks/shared/fingerprint.ts';
import type { Collection, Transaction } from '#mocks/store/store.ts';
import {
  accountCollection,
  commentCollection,
  consultationCollection,
  loginCollection,
  replyTemplateCollection,
  reviewCollection,
  roleCollection,
  sheetCollection,
  stepsCollection,
  templateCollection,
  wordCollection,
} from '#mocks/store/collections.ts';
import { accountRows, roleRows } from './accounts.ts';
import { commentDrafts, commentRowsAt, wordRowsAt } from '#mocks/seed/comments/comments.ts';
import { watchWords } from '#mocks/seed/comments/words.ts';
import { consultationPlans, consultationRowsAt, replyTemplateRows } from '#mocks/seed/consultations/consultations.ts';
import { applicationEvents, applicationRecords, becameBases } from '#mocks/seed/content/applications.ts';
import { seedRecords } from '#mocks/seed/content/all-types.ts';
import { loginRows } from './logins.ts';
import { reviewRows, sheetRows } from './reviews/reviews.ts';
import { templateRows } from './templates.ts';

export { seedRecords };

/** Which bases the online applications became. */
const stepsRows = [...becameBases].map(([id, base]) => ({
  id,
  events: applicationEvents.get(id) ?? [],
  became: { base, applicant: applicationRecords.find((record) => record.id === id)?.createdBy ?? '' },
}));

/** Grows when the rows of an older store lack what is read of them by now. 2: days of the work calendar have versions. 3: files say whether they are published. */
const rowShapes = 3;

/** Changes whenever the seed does, or the shape of rows. A store with another version is filled again. */
export const seedVersion = fingerprint(
  JSON.stringify([
    rowShapes,
    accountRows,
    roleRows,
    loginRows,
    templateRows,
    reviewRows,
    sheetRows,
    commentDrafts,
    watchWords,
    consultationPlans,
    replyTemplateRows,
    seedRecords,
  ]),
);

/**
 * Writes the seed into an empty store. The records of content types are not stored: see `records.ts`. What waits for a person
 * counts its days from `now`, so that it is fresh whenever somebody looks.
 */
export async function writeSeed(tx: Transaction, now: number): Promise<void> {
  await putAll(tx, accountCollection, accountRows);
  await putAll(tx, roleCollection, roleRows);
  await putAll(tx, loginCollection, loginRows);
  await putAll(tx, templateCollection, templateRows);
  await putAll(tx, reviewCollection, reviewRows);
  await putAll(tx, sheetCollection, sheetRows);
  await putAll(tx, stepsCollection, stepsRows);
  await putAll(tx, wordCollection, wordRowsAt(now));
  await putAll(tx, commentCollection, commentRowsAt(now));
  await putAll(tx, replyTemplateCollection, replyTemplateRows);
  await putAll(tx, consultationCollection, consultationRowsAt(now));
}

const putAll = <Row>(tx: Transaction, collection: Collection<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(collection, row)));
