import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type ContentType, type FieldKind, fieldsOf } from '#src/domain/content/content-type.ts';
import { savedValue } from '#src/domain/content/revision.ts';
import type { Revision } from '#src/domain/content/timeline.ts';
import type { SubjectRecord } from '#src/domain/scoring/review.ts';
import { revisionsOf } from '#mocks/server/revisions.ts';
import { findRecord } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { appointedTimeOf, type Panel } from './panels.ts';

/** The subject of a review, as it was when the panel was appointed. Contact details are not part of it. */
export async function subjectRecordOf(panel: Panel, tx: Transaction): Promise<SubjectRecord> {
  const { subject } = panel.review;
  const type = contentDescriptors.find(({ path }) => path === subject.path) as ContentType;
  const record = await findRecord(tx, subject.path, subject.id);
  if (!record) throw new Refusal(404, '评审对象不存在或已被删除');
  const revisions = await revisionsOf(type, record, tx);
  const appointed = appointedTimeOf(panel);
  // The oldest known version is the closest one when the record has no version of that time.
  const read = (revisions.findLast(({ time }) => time <= appointed) ?? revisions[0]) as Revision;
  const fields = fieldsOf(type).filter(({ kind }) => !contactKinds.has(kind));
  return {
    ...subject,
    version: read.version,
    savedTime: read.time,
    isChanged: read !== revisions.at(-1),
    values: Object.fromEntries(fields.map(({ name }) => [name, savedValue(read, name)])),
  };
}

/** The panel does not need them for its judgement. */
const contactKinds = new Set<FieldKind>(['phone', 'tel']);
