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
  watchWordCollection,
} from '#mocks/store/collections.ts';
import { accountRows, roleRows } from './accounts.ts';
import { commentDrafts, commentRowsAt, watchWordRowsAt } from '#mocks/seed/comments/comments.ts';
import { watchWords } from '#mocks/seed/comments/watch-words.ts';
import { consultationPlans, consultationRowsAt, replyTemplateRows } from '#mocks/seed/consultations/consultations.ts';
import { applicationEvents, applicationRecords, becameBases } from '#mocks/seed/content/applications.ts';
import { seedRecords } from '#mocks/seed/content/all-types.ts';
import { loginRows } from './logins.ts';
import { reviewRows, sheetRows } from './reviews/reviews.ts';
import { templateRows } from './templates.ts';

export { seedRecords };

/** The steps of online applications, with the bases that they became. */
const stepsRows = [...becameBases].map(([id, base]) => ({
  id,
  events: applicationEvents.get(id) ?? [],
  became: { base, applicant: applicationRecords.find((record) => record.id === id)?.createdBy ?? '' },
}));

/** The version of the row types. 2: calendar days have versions. 3: files have `published`. 4: generated covers. */
const rowShapes = 4;

/** Changes with the seed and with the row types. A store with another version is filled again. */
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
 * Writes the seed into an empty store. The records of content types are not stored (see `records.ts`). Comments and
 * consultations are dated relative to `now`, so that the pending ones are always recent.
 */
export async function writeSeed(tx: Transaction, now: number): Promise<void> {
  await putAll(tx, accountCollection, accountRows);
  await putAll(tx, roleCollection, roleRows);
  await putAll(tx, loginCollection, loginRows);
  await putAll(tx, templateCollection, templateRows);
  await putAll(tx, reviewCollection, reviewRows);
  await putAll(tx, sheetCollection, sheetRows);
  await putAll(tx, stepsCollection, stepsRows);
  await putAll(tx, watchWordCollection, watchWordRowsAt(now));
  await putAll(tx, commentCollection, commentRowsAt(now));
  await putAll(tx, replyTemplateCollection, replyTemplateRows);
  await putAll(tx, consultationCollection, consultationRowsAt(now));
}

const putAll = <Row>(tx: Transaction, collection: Collection<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(collection, row)));
