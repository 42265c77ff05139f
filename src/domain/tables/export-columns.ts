import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';
import { defaultColumns } from '#src/domain/content/list-columns.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { plainTextOf } from './plain-text.ts';
import type { Cell } from './table.ts';

/** A column of an export. `label` is an i18n key. */
export interface ExportColumn {
  name: string;
  label: string;
  field: Field | null;
}

/** The columns of an export, by default those of the list. Names are those of fields, or of properties that every record has. */
export const exportColumns = (
  type: ContentType,
  names: readonly string[] = [type.titleField, ...defaultColumns(type)],
): readonly ExportColumn[] =>
  names.map((name) => {
    const field = fieldsOf(type).find((candidate) => candidate.name === name) ?? null;
    return { name, label: field?.label ?? `field.${name}`, field };
  });

/**
 * A record's cell, like in the list: choices, references, people and status as texts, times to the minute, formatted text as
 * plain text. `words` translates i18n keys.
 */
export function exportCell(record: ContentRecord, { name, field }: ExportColumn, words: (key: string) => string): Cell {
  const value = textOf(record, name);
  if (name === 'status') return words(`status.${record.status}`);
  if (name === 'version') return record.version;
  if (!field) return name.endsWith('Time') ? toTheMinute(value) : textOf(record, `${name}Name`) || value;
  switch (field.kind) {
    case 'choice': {
      const choice = field.choices?.find((candidate) => candidate.value === value);
      return choice ? words(choice.label) : value;
    }
    case 'reference':
      return textOf(record, `${name}Name`) || value;
    case 'dateTime':
      return toTheMinute(value);
    case 'richText':
      return plainTextOf(value);
    case 'number':
    case 'longitude':
    case 'latitude':
      return exactNumber.test(value) ? Number(value) : value;
    default:
      return value;
  }
}

const toTheMinute = (stored: string): string => stored.slice(0, 16);

/** A number with at most 15 digits: spreadsheets round longer ones. */
const exactNumber = /^-?(?=[\d.]{1,15}$)\d+(?:\.\d+)?$/;
