import { type ContentType, fieldsOf } from './content-type.ts';
import { type ContentRecord, textOf } from './record.ts';

/** The names of the records that `reference` fields point to: by field name, then by record id. */
export type ReferenceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of referenced records that a record contains beside their ids. */
export const namesIn = (type: ContentType, record: ContentRecord): ReferenceNames =>
  Object.fromEntries(
    fieldsOf(type)
      .filter(({ kind }) => kind === 'reference')
      .map(({ name }) => [name, { [textOf(record, name)]: textOf(record, `${name}Name`) }]),
  );
