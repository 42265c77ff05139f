import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { hasConflict } from '#src/domain/scoring/panel.ts';
import { isWaiting, type Subject } from '#src/domain/scoring/review.ts';
import { isChair, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { ownStateIn } from './answers.ts';
import { judgeOf } from './experts.ts';
import { allPanels } from './panels.ts';
import { findApplicants } from './subjects.ts';

/** Adds to the records of a path the caller's part in their reviews, if any. */
export async function addOwnReviews(
  path: Subject['path'],
  call: Call,
): Promise<<Row extends ContentRecord>(record: Row) => Row> {
  const { grants } = requireSession(call.session);
  const sheets = mayScore(grants) ? await sheetsToCome(path, call) : null;
  const isInConflictWith = isChair(grants) ? await conflictsAt(path, call) : null;
  return (record) => {
    const toScore = sheets?.get(record.id) ?? null;
    const isBarred = isInConflictWith?.(record) ?? false;
    return toScore || isBarred ? { ...record, ownReview: { toScore, isBarred } } : record;
  };
}

/** The reviews that await the person's sheet, by the id of their subject. */
async function sheetsToCome(path: Subject['path'], call: Call) {
  const waiting = (await allPanels(call.tx)).filter((panel) => isWaiting(ownStateIn(panel, call) ?? 'closed'));
  return new Map(
    waiting.flatMap(({ review: { subject, id, kind } }) => (subject.path === path ? [[subject.id, { id, kind }]] : [])),
  );
}

/** Whether a conflict of interest keeps the person from running a panel for a record. */
async function conflictsAt(path: Subject['path'], { session, tx }: Call): Promise<(record: ContentRecord) => boolean> {
  const judge = await judgeOf(requireSession(session).account, tx);
  const applicants = await findApplicants(tx);
  return (record) =>
    hasConflict(judge, {
      path,
      id: record.id,
      title: textOf(record, 'name'),
      applicant: path === applicationsPath ? record.createdBy : (applicants.get(record.id) ?? null),
    });
}
