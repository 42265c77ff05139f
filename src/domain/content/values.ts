import { type ContentType, fieldsOf } from './content-type.ts';
import { type ContentRecord, textOf } from './record.ts';
import type { ContentValues } from './rules.ts';

/** The values of a record's fields as text, as a form holds them; empty without a record. */
export const valuesOf = (type: ContentType, record: ContentRecord | null): ContentValues =>
  Object.fromEntries(fieldsOf(type).map(({ name }) => [name, record ? textOf(record, name) : '']));
