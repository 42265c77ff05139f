import { boolean, integer, type InferOutput, number, object, pipe, record, string } from 'valibot';
import type { ContentType, FieldKind } from '#src/domain/content/content-type.ts';
import { Subject } from './review.ts';

/**
 * The subject of a review as its panel reads it: the version at the appointment of the panel, without contact details and
 * without anything that reveals points (W1.1). `savedTime` is when that version was saved; `isChanged`: the record was changed
 * since. `values` are the values of its fields.
 */
export const SubjectRecord = object({
  ...Subject.entries,
  title: string(),
  version: pipe(number(), integer()),
  savedTime: string(),
  isChanged: boolean(),
  values: record(string(), string()),
});
export type SubjectRecord = InferOutput<typeof SubjectRecord>;

const contactKinds: readonly FieldKind[] = ['phone', 'tel'];

/** A content type without contact details, which the panel does not need for its judgement. */
export const withoutContacts = (type: ContentType): ContentType => ({
  ...type,
  groups: type.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ kind }) => !contactKinds.includes(kind)),
  })),
});
