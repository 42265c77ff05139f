import { type ContentType, type Field, type FieldKind, fieldNamed, fieldsOf } from './content-type.ts';

/**
 * How a column shows its values: as a kind of field, or as one of the properties that every record has (decision 009).
 */
export type ColumnKind = FieldKind | 'status' | 'id' | 'account' | 'version';

export interface Column {
  name: string;
  /** i18n key */
  label: string;
  kind: ColumnKind;
  choices?: Field['choices'];
  region?: Field['region'];
}

/** Columns for properties that every record has (decision 009). The flags have no column: the title cell shows them. */
const ownColumns: readonly Column[] = [
  { name: 'id', label: 'field.id', kind: 'id' },
  { name: 'createdBy', label: 'field.createdBy', kind: 'account' },
  { name: 'createdTime', label: 'field.createdTime', kind: 'dateTime' },
  { name: 'updatedBy', label: 'field.updatedBy', kind: 'account' },
  { name: 'updatedTime', label: 'field.updatedTime', kind: 'dateTime' },
  { name: 'version', label: 'field.version', kind: 'version' },
];

/** Where records have one, in the words of the passed result (decision 036). */
const gradeColumn: Column = { name: 'grade', label: 'field.grade', kind: 'text' };

/** Field kinds without a column, because one line is too short for them. */
const unlisted: ReadonlySet<FieldKind> = new Set(['richText', 'picture']);

/** All columns that a list of the type can show, besides the title. */
export const columnsOf = (type: ContentType): readonly Column[] => [
  { name: 'status', label: 'field.status', kind: 'status' },
  ...fieldsOf(type).filter(({ name, kind }) => name !== type.titleField && !unlisted.has(kind)),
  ...(type.grades ? [gradeColumn] : []),
  ...ownColumns,
];

/** The columns of a list when the person has chosen none. */
export const defaultColumns = (type: ContentType): readonly string[] => ['status', ...type.columns, 'updatedTime'];

/** The columns to show, in order: the chosen ones, without those that no longer exist, or the default ones. */
export function shownColumns(type: ContentType, columns: readonly string[] | null): readonly Column[] {
  const offered = new Map(columnsOf(type).map((column) => [column.name, column]));
  return [...new Set(columns ?? defaultColumns(type))].flatMap((name) => offered.get(name) ?? []);
}

/** The columns by which a list of the type can be sorted: the title, and every column that it can show. */
export const sortableNames = (type: ContentType): readonly string[] => [
  fieldNamed(type, type.titleField).name,
  ...columnsOf(type).map(({ name }) => name),
];
