/** A field of a content type, with the spec's name (decision 26). `label` is an i18n key. */
export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'longText' | 'choice' | 'tags' | 'phone' | 'dateTime' | 'baseResource';
  /** Absent means required: the spec requires all fields but two (spec 5). */
  optional?: boolean;
  /** Choices of a `choice` field: stored value and i18n key. */
  choices?: readonly Choice[];
  /** Takes half a row on wide screens; such fields stand in pairs. */
  half?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** A group of fields with a heading, in the order in which they are filled in. */
export interface FieldGroup {
  title: string;
  fields: readonly Field[];
}

/**
 * Everything the generic list, editor, API functions and mock know of a content type. Screens are generic: what differs
 * between types stands here.
 */
export interface ContentType {
  /** Route path, and the prefix of its endpoints (decision 38). */
  path: string;
  /** The field that names a record: first column, title of its tab. */
  titleField: string;
  groups: readonly FieldGroup[];
  /** Fields shown as columns beside the title, in order. */
  columns: readonly string[];
  /** Fields offered as filters beside the keyword and the status: choice and baseResource fields. */
  filters: readonly string[];
}

/** What a list of the type may be sorted by. */
export const sortableNames = (type: ContentType): readonly string[] => [
  type.titleField,
  'status',
  ...type.columns,
  'updatedTime',
];

export const fieldsOf = (type: ContentType): readonly Field[] => type.groups.flatMap((group) => group.fields);

export function fieldNamed(type: ContentType, name: string): Field {
  const field = fieldsOf(type).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${type.path} has no field ${name}: correct the descriptor's columns, filters or titleField`);
  return field;
}
