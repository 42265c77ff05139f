import { type ContentType, type Field, type FieldKind, fieldNamed, fieldsOf } from './content-type.ts';
import type { ListLayout } from './list-settings.ts';

/** How a column's values are shown: as those of a field, or as what every record has (decision 009). */
export type ColumnKind = FieldKind | 'status' | 'id' | 'account' | 'version';

export interface Column {
  name: string;
  /** i18n key */
  label: string;
  kind: ColumnKind;
  choices?: Field['choices'];
}

/** What every record has (decision 009). The flags stand beside the title. */
const ownColumns: readonly Column[] = [
  { name: 'id', label: 'field.id', kind: 'id' },
  { name: 'createdBy', label: 'field.createdBy', kind: 'account' },
  { name: 'createdTime', label: 'field.createdTime', kind: 'dateTime' },
  { name: 'updatedBy', label: 'field.updatedBy', kind: 'account' },
  { name: 'updatedTime', label: 'field.updatedTime', kind: 'dateTime' },
  { name: 'version', label: 'field.version', kind: 'version' },
];

/** They say nothing in one line. */
const unlisted: ReadonlySet<FieldKind> = new Set(['richText', 'picture']);

/** What a list of the type can show beside the title. */
export const columnsOf = (type: ContentType): readonly Column[] => [
  { name: 'status', label: 'field.status', kind: 'status' },
  ...fieldsOf(type).filter(({ name, kind }) => name !== type.titleField && !unlisted.has(kind)),
  ...ownColumns,
];

/** What it shows as long as nobody chose otherwise. Where the time of the last change would push others off the page, the record's own page has it. */
export const defaultColumns = (type: ContentType, isWide: boolean): readonly string[] => [
  'status',
  ...type.columns,
  ...(isWide ? ['updatedTime'] : []),
];

/** The columns shown, in order. What was chosen once and is no longer there is left out. */
export function shownColumns(type: ContentType, { columns }: ListLayout, isWide: boolean): readonly Column[] {
  const offered = new Map(columnsOf(type).map((column) => [column.name, column]));
  return [...new Set(columns ?? defaultColumns(type, isWide))].flatMap((name) => offered.get(name) ?? []);
}

/** What a list of the type may be sorted by: its title, and whatever it can show. */
export const sortableNames = (type: ContentType): readonly string[] => [
  fieldNamed(type, type.titleField).name,
  ...columnsOf(type).map(({ name }) => name),
];
