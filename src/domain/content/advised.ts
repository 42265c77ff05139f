import { type ContentType, type Field, fieldsOf } from './content-type.ts';
import type { RecordOperation } from './record.ts';

/** The advised fields that are empty in a record or a form. Publishing the record warns about them (decision 009). */
export const missingAdvised = (type: ContentType, values: Readonly<Record<string, unknown>>): readonly Field[] =>
  fieldsOf(type).filter(({ name, advised }) => {
    const value = values[name];
    return advised && (typeof value !== 'string' || value.trim() === '');
  });

/** Whether the operation shows a record to the public. */
export const bringsOnline = ({ name }: RecordOperation): boolean => name === 'publish' || name === 'goOnline';
