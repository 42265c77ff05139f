import { integer, type InferOutput, number, object, pipe, record, string } from 'valibot';
import { type ContentType, type Field, fieldsOf } from './content-type.ts';

/** One save of a record, with all field values that it saved. `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const Revision = object({
  version: pipe(number(), integer()),
  by: string(),
  time: string(),
  values: record(string(), string()),
});
export type Revision = InferOutput<typeof Revision>;

/** A value that a revision saved. A field that was added to the type later is empty in older ones. */
export const savedValue = ({ values }: Revision, field: string): string => values[field] ?? '';

/** The fields that two revisions of a record have different values of. */
export const changedFields = (type: ContentType, before: Revision, after: Revision): readonly Field[] =>
  fieldsOf(type).filter(({ name }) => savedValue(before, name) !== savedValue(after, name));
