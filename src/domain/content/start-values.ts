import { type ContentType, fieldsOf } from './content-type.ts';
import { type ContentRecord, textOf } from './record.ts';
import type { ContentValues } from './rules.ts';

/** What a new record of a person can begin with. */
export interface Start {
  /** The time, as it is stored. */
  now: string;
  /** The person's name. */
  name: string;
  /** The last record of this type that the person created; null if there is none, or it is not known. */
  last: ContentRecord | null;
}

/** Whether the type has fields that begin with what the person entered last. */
export const startsWithLast = (type: ContentType): boolean =>
  fieldsOf(type).some(({ start }) => start !== undefined && start !== 'now');

/** The values that a new record begins with, by the descriptors of its fields (decision 009). All others are empty. */
export const startValues = (type: ContentType, { now, name, last }: Start): ContentValues =>
  Object.fromEntries(
    fieldsOf(type).map((field) => {
      const before = last ? textOf(last, field.name) : '';
      const values = { now, last: before, author: before || name };
      return [field.name, field.start ? values[field.start] : ''];
    }),
  );
