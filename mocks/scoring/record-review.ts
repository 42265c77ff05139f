import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { hasConflict, isChair } from '#src/domain/scoring/panel.ts';
import { isWaiting, type Subject } from '#src/domain/scoring/review.ts';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { stepsCollection } from '#mocks/store/collections.ts';
import { ownStateIn } from './answers.ts';
import { baseNameOf } from './experts.ts';
import { allPanels } from './panels.ts';

/** Adds to the records at a path what the asking person has to do with their reviews, if anything. */
export async function addOwnReviews(
  path: Subject['path'],
  call: Call,
): Promise<<Row extends ContentRecord>(record: Row) => Row> {
  const { account, grants } = requireSession(call.session);
  const waiting = mayScore(grants)
    ? (await allPanels(call.tx)).filter((panel) => isWaiting(ownStateIn(panel, call) ?? 'closed'))
    : [];
  const sheets = new Map(
    waiting.flatMap(({ review: { subject, id, kind } }) => (subject.path === path ? [[subject.id, { id, kind }]] : [])),
  );
  const applicants = new Map(
    (await call.tx.all(stepsCollection)).flatMap(({ became }) => (became ? [[became.base, became.applicant]] : [])),
  );
  const judge = { account: account.account, base: account.base, baseName: await baseNameOf(account, call.tx) };
  return (record) => {
    const applicant = path === applicationsPath ? record.createdBy : (applicants.get(record.id) ?? null);
    const judged = { path, id: record.id, title: textOf(record, 'name'), applicant };
    const toScore = sheets.get(record.id) ?? null;
    const isBarred = isChair(grants) && hasConflict(judge, judged);
    return toScore || isBarred ? { ...record, ownReview: { toScore, isBarred } } : record;
  };
}
