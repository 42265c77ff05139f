import { type ContentType, type Field, type FieldGroup, fieldsOf } from './content-type.ts';

/** The picture that represents a record, where its type has one. Its page shows it beside the groups of fields. */
export const coverOf = (type: ContentType): Field | undefined =>
  fieldsOf(type).find(({ name, kind }) => name === 'cover' && kind === 'picture');

/** The groups of fields, without the cover. */
export const groupsWithoutCover = (type: ContentType): readonly FieldGroup[] => {
  const cover = coverOf(type);
  return type.groups
    .map((group) => ({ ...group, fields: group.fields.filter((field) => field !== cover) }))
    .filter(({ fields }) => fields.length > 0);
};
