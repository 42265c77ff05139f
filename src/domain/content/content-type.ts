import type { GenericSchema } from 'valibot';
import type { Stages } from '#src/domain/approval/stages.ts';
import type { Action } from '#src/domain/rights/access.ts';
import type { ContentRecord } from './record.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * A field of a content type, with the name from the specification (decision 009). Values of all kinds are stored as
 * text. `label` is an i18n key.
 */
export interface Field {
  name: string;
  label: string;
  kind: FieldKind;
  /** Without it the field is required. Only what the specification requires is (product 5, decision 034). */
  optional?: boolean;
  /** Optional when saving, but publishing without it warns (decision 009). */
  advised?: boolean;
  /** i18n key of the message for an empty value, where the specification gives a special one. */
  requiredMessage?: string;
  /** Choices of a `choice` field: stored value and i18n key. */
  choices?: readonly Choice[];
  /**
   * The choices are cities, and records also store regions as free text. These stay valid and are shown unchanged; a region
   * belongs to the city that it names first (decision 041).
   */
  region?: boolean;
  /** Path of the content type whose records a `reference` field picks. It stores the record's id. */
  to?: string;
  /** i18n key of the unit of a `number`. */
  unit?: string;
  /** The `number` is a count, so it has no decimals. */
  whole?: boolean;
  /**
   * For a `date` or `dateTime`: the name of a field of the same kind. This date must not be before that one; it may be
   * equal.
   */
  notBefore?: string;
  /** The same, but this date must not be after that one. */
  notAfter?: string;
  /**
   * The value that a new record begins with: the time, the value in the person's last record, or that and otherwise the person's
   * name. It counts as saved, so an untouched form asks nothing when it is left.
   */
  start?: 'now' | 'last' | 'author';
  /** The input takes half a row on wide screens. Such fields come in pairs. */
  half?: boolean;
}

/**
 * How a field is entered, checked, shown and searched.
 *
 * - `tags`: terms separated by commas. `phone`: a mobile number (product 5). `tel`: any telephone number, also a landline.
 * - `number`: a decimal, not negative. `date`: `YYYY-MM-DD`. `dateTime`: `YYYY-MM-DD HH:mm:ss`.
 * - `longitude`, `latitude`: decimal degrees, WGS84 (decision 042). A type has both or neither.
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
 * Everything that the generic list, editor, API functions and mock know about a content type. All types share the same
 * screens; what differs between types is in this descriptor.
 */
export interface ContentType {
  /** Route path, and the prefix of its endpoints (decision 010). */
  path: string;
  /**
   * The operation rights that its page has (product 2). A call that needs any other right does not exist for this type.
   */
  rights: readonly Action[];
  /** The field that names a record: first column, title of its tab. */
  titleField: string;
  groups: readonly FieldGroup[];
  /**
   * The i18n namespace of its texts outside `content`; their keys begin with it (`tourism:field.city`).
   */
  words?: 'tourism';
  /** Fields shown as columns beside the title, in order. */
  columns: readonly string[];
  /** Fields offered as filters beside the keyword and the status: `choice` and `reference` fields. */
  filters: readonly string[];
  /** Its list can be shown on the map of the bases (decision 029). It has the fields of a base that the map shows. */
  map?: boolean;
  /** Rows of its list carry the grade of the passed result, for persons who may see it (decision 036). */
  grades?: boolean;
  /** Its states and steps, where they are more than draft, online and offline (decision 035). */
  lifecycle?: Lifecycle;
  /** The roles of its review before publishing, from the configuration (decision 067). */
  stages?: Stages;
  /** What answers with its records contain, where that is more than usual. */
  record?: GenericSchema<unknown, ContentRecord>;
}

export const fieldsOf = (type: ContentType): readonly Field[] => type.groups.flatMap((group) => group.fields);

export function fieldNamed(type: ContentType, name: string): Field {
  const field = fieldsOf(type).find((candidate) => candidate.name === name);
  if (!field)
    throw new Error(`${type.path} has no field ${name}: correct the descriptor's columns, filters or titleField`);
  return field;
}

/** The fields whose rules also read the field `name`: when it changes, they must be validated again. */
export const dependentFields = (type: ContentType, name: string): readonly Field[] =>
  fieldsOf(type).filter(({ notBefore, notAfter }) => notBefore === name || notAfter === name);

/** The labels that an error message at the field `name` may mention, by placeholder. */
export function labelsIn(type: ContentType, name: string): Readonly<Record<string, string>> {
  const { label, notBefore, notAfter } = fieldNamed(type, name);
  return {
    field: label,
    ...(notBefore && { earliest: fieldNamed(type, notBefore).label }),
    ...(notAfter && { latest: fieldNamed(type, notAfter).label }),
  };
}

/** The fields that a keyword search looks in: title, keywords and summary, under each name they have (decision 010). */
export const searchedFields = (type: ContentType): readonly Field[] =>
  fieldsOf(type).filter(({ name }) => name === type.titleField || searchedNames.has(name));

const searchedNames = new Set(['keyword', 'keyWord', 'summary', 'abstract']);
