import { type ContentType, fieldsOf } from './content-type.ts';
import { type ContentRecord, textOf } from './record.ts';
import type { ContentValues } from './rules.ts';

/** What a form holds of a record: its fields as text. */
export const valuesOf = (type: ContentType, record: ContentRecord): ContentValues =>
  Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(record, name)]));
