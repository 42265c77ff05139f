import { type ContentType, type Field, fieldsOf } from './content-type.ts';
import { type ContentRecord, type RecordOperation, textOf } from './record.ts';

/** The advised fields that are empty in this record. Publishing the record warns about them (decision 009). */
export const missingAdvised = (type: ContentType, record: ContentRecord): readonly Field[] =>
  fieldsOf(type).filter(({ name, advised }) => advised && textOf(record, name).trim() === '');

/** Whether the operation shows a record to the public. */
export const bringsOnline = ({ name }: RecordOperation): boolean => name === 'publish' || name === 'goOnline';
