import type { Action } from '#src/domain/rights/access.ts';

/** A field of a content type, with the spec's name (decision 009). Values of all kinds are stored as text. `label` is an i18n key. */
export interface Field {
  name: string;
  label: string;
  kind: FieldKind;
  /** Absent means required: the spec requires all fields but two (product 5). */
  optional?: boolean;
  /** Optional to save, but publishing without it warns (decision 009). */
  advised?: boolean;
  /** i18n key of the message for an empty value, where the spec has its own. */
  requiredMessage?: string;
  /** Choices of a `choice` field: stored value and i18n key. */
  choices?: readonly Choice[];
  /** Path of the content type whose records a `reference` field picks. It stores the record's id. */
  to?: string;
  /** i18n key of the unit of a `number`. */
  unit?: string;
  /** A `number` of things that are counted, so without decimals. */
  whole?: boolean;
  /** Name of the field of the same kind that a date, with or without a time, must not be before. The same moment is fine. */
  notBefore?: string;
  /** Name of the field of the same kind that it must not be after. */
  notAfter?: string;
  /** Takes half a row on wide screens; such fields stand in pairs. */
  half?: boolean;
}

/**
 * How a field is entered, checked, shown and searched.
 *
 * - `tags`: terms parted by commas. `phone`: a mobile (product 5). `tel`: any telephone number, landlines too.
 * - `number`: a decimal, not negative. `date`: `YYYY-MM-DD`. `dateTime`: `YYYY-MM-DD HH:mm:ss`.
 * - `longitude`, `latitude`: decimal degrees, WGS84 (decision 042); they stand in pairs.
 * - `picture`: id of an uploaded file. `richText`: sanitised HTML (decision 009).
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'choice'
  | 'tags'
  | 'phone'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'reference'
  | 'longitude'
  | 'latitude'
  | 'picture';

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
  /** Route path, and the prefix of its endpoints (decision 010). */
  path: string;
  /** Operation rights that its page knows (product 2); calls that need another one do not exist. */
  rights: readonly Action[];
  /** The field that names a record: first column, title of its tab. */
  titleField: string;
  groups: readonly FieldGroup[];
  /** The namespace of its own words, which their keys begin with (`tourism:field.city`). All others are in `content`. */
  words?: 'tourism';
  /** Fields shown as columns beside the title, in order. */
  columns: readonly string[];
  /** Fields offered as filters beside the keyword and the status: `choice` and `reference` fields. */
  filters: readonly string[];
}

export const fieldsOf = (type: ContentType): readonly Field[] => type.groups.flatMap((group) => group.fields);

export function fieldNamed(type: ContentType, name: string): Field {
  const field = fieldsOf(type).find((candidate) => candidate.name === name);
  if (!field)
    throw new Error(`${type.path} has no field ${name}: correct the descriptor's columns, filters or titleField`);
  return field;
}

/** Fields whose rules look at another one too: when that one changes, they are judged again. */
export const dependentFields = (type: ContentType, name: string): readonly Field[] =>
  fieldsOf(type).filter(({ notBefore, notAfter }) => notBefore === name || notAfter === name);

/** The labels that a message at a field may name, by their placeholders. */
export function labelsIn(type: ContentType, name: string): Readonly<Record<string, string>> {
  const { label, notBefore, notAfter } = fieldNamed(type, name);
  return {
    field: label,
    ...(notBefore && { earliest: fieldNamed(type, notBefore).label }),
    ...(notAfter && { latest: fieldNamed(type, notAfter).label }),
  };
}

/** What a keyword is looked for in: title, keywords and summary, whatever they are called (decision 010). */
export const searchedFields = (type: ContentType): readonly Field[] =>
  fieldsOf(type).filter(({ name }) => name === type.titleField || searchedNames.has(name));

const searchedNames = new Set(['keyword', 'keyWord', 'summary', 'abstract']);
