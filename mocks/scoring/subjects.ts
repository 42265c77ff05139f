import { applicationsPath, type BaseKind, baseKinds } from '#src/domain/scoring/kinds.ts';
import { type RecordStatus, textOf } from '#src/domain/content/record.ts';
import type { Subject } from '#src/domain/scoring/review.ts';
import { findRecord } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { stepsCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The subject of a review, as far as panels need it. */
export interface Reviewed extends Subject {
  title: string;
  kind: BaseKind;
  area: string;
  status: RecordStatus;
  /** Who created the application, or the one from which the base came; null for a base without an application. */
  applicant: string | null;
}

/** The record under review; null if it was deleted. */
export async function lookUpSubject(subject: Subject, tx: Transaction): Promise<Reviewed | null> {
  const record = await findRecord(tx, subject.path, subject.id);
  if (!record) return null;
  const type = textOf(record, 'type');
  return {
    ...subject,
    title: textOf(record, 'name'),
    kind: baseKinds.find((kind) => kind === type) ?? 'other',
    area: textOf(record, 'area'),
    status: record.status,
    applicant:
      subject.path === applicationsPath ? record.createdBy : ((await findApplicants(tx)).get(subject.id) ?? null),
  };
}

/**
 * The applicant of each base that came from an application. The creator of the base's record is the person who
 * published it.
 */
export const findApplicants = async (tx: Transaction): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await tx.all(stepsCollection)).flatMap(({ became }) => (became ? [[became.base, became.applicant] as const] : [])),
  );

export async function findSubject(subject: Subject, tx: Transaction): Promise<Reviewed> {
  const found = await lookUpSubject(subject, tx);
  if (!found) throw new Refusal(404, '评审对象不存在或已被删除');
  return found;
}
