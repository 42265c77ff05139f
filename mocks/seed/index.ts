import { fingerprint } from '#mocks/shared/fingerprint.ts';
import type { Collection, Transaction } from '#mocks/store/store.ts';
import {
  accountCollection,
  commentCollection,
  consultationCollection,
  loginCollection,
  officeWordCollection,
  replyTemplateCollection,
  type ReviewRow,
  reviewCollection,
  roleCollection,
  sheetCollection,
  stepsCollection,
  templateCollection,
  watchWordCollection,
} from '#mocks/store/collections.ts';
import { accountRowsAt, roleRows } from './accounts.ts';
import { commentDrafts, commentRowsAt, watchWordRowsAt } from '#mocks/seed/comments/comments.ts';
import { watchWords } from '#mocks/seed/comments/watch-words.ts';
import { consultationPlans, consultationRowsAt, replyTemplateRows } from '#mocks/seed/consultations/consultations.ts';
import { applicationEventsAt, applicationRecordsAt, becameBases } from '#mocks/seed/content/applications.ts';
import { seedRecordsAt } from '#mocks/seed/content/all-types.ts';
import { loginRowsAt } from './logins.ts';
import { reviewRowsAt, sheetRowsAt } from './reviews/reviews.ts';
import { perStart } from './shared/start.ts';
import { daysBetween } from './shared/time.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { templateRowsAt } from './templates.ts';
import { officeWordRowsAt, officeWords } from './words/office-words.ts';

export { seedRecordsAt };

/** The steps of online applications, with the bases that they became. */
const stepsRowsAt = (start: number) =>
  [...becameBases].map(([id, base]) => ({
    id,
    events: applicationEventsAt(start).get(id) ?? [],
    became: { base, applicant: applicationRecordsAt(start).find((record) => record.id === id)?.createdBy ?? '' },
  }));

/** The version of the row types. 2: calendar days have versions. 3: files have `published`. 4: generated covers. */
const rowShapes = 4;

/** Changes with the seed of a start and with the row types. A store with another version is filled again. */
export const seedVersionAt = perStart((start) =>
  fingerprint(
    JSON.stringify([
      rowShapes,
      accountRowsAt(start),
      roleRows,
      loginRowsAt(start),
      templateRowsAt(start),
      reviewRowsAt(start),
      sheetRowsAt(start),
      commentDrafts,
      watchWords,
      officeWords,
      consultationPlans,
      replyTemplateRows,
      seedRecordsAt(start),
    ]),
  ),
);

/**
 * Writes the seed of a start into an empty store. The records of content types are not stored (see `records.ts`). Comments,
 * consultations and the due days of running reviews are relative to `now`, which differs from the start only in tests.
 */
export async function writeSeed(tx: Transaction, start: number, now: number): Promise<void> {
  await putAll(tx, accountCollection, accountRowsAt(start));
  await putAll(tx, roleCollection, roleRows);
  await putAll(tx, loginCollection, loginRowsAt(start));
  await putAll(tx, templateCollection, templateRowsAt(start));
  await putAll(tx, reviewCollection, reviewRowsAt(start).map(dueFrom(daysBetween(start, now))));
  await putAll(tx, sheetCollection, sheetRowsAt(start));
  await putAll(tx, stepsCollection, stepsRowsAt(start));
  await putAll(tx, watchWordCollection, watchWordRowsAt(now));
  await putAll(tx, officeWordCollection, officeWordRowsAt(now));
  await putAll(tx, commentCollection, commentRowsAt(now));
  await putAll(tx, replyTemplateCollection, replyTemplateRows);
  await putAll(tx, consultationCollection, consultationRowsAt(now));
}

/** Moves the due day of a running review by a number of days. */
const dueFrom = (days: number) => (row: ReviewRow) =>
  row.status === 'scoring' ? { ...row, due: addDays(row.due, days) } : row;

const putAll = <Row>(tx: Transaction, collection: Collection<Row>, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => tx.put(collection, row)));
