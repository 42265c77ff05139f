import type { Cell } from '#src/domain/tables/table.ts';
import type { ConsultationContact, ConsultationRow } from './consultation.ts';

/** The columns of an exported list. Only `name` is personal, and masked unless a reason was given (W3.14). */
export const exportedColumns = [
  'title',
  'status',
  'due',
  'late',
  'owner',
  'about',
  'name',
  'received',
  'updated',
] as const;
export type ExportedColumn = (typeof exportedColumns)[number];

/** The columns that are there only when contact details are written in full. */
export const contactColumns = ['phone', 'email'] as const;

/** A cell as the list shows it. `words` translates i18n keys with their namespace. */
export function consultationCell(
  row: ConsultationRow,
  column: ExportedColumn,
  words: (key: string, values?: Record<string, unknown>) => string,
): Cell {
  switch (column) {
    case 'status':
      return words(`consultations:status.${row.status}`);
    // The number of working days, so that a spreadsheet can calculate with it; it stays with closed ones (W3.7).
    case 'late':
      return row.lateDays;
    case 'owner':
      return row.owner?.name ?? words('consultations:owner.none');
    case 'about':
      return row.about ? words(`consultations:about.${row.about.path}`, { title: row.about.title }) : '';
    case 'received':
      return row.receivedTime;
    case 'updated':
      return row.updatedTime;
    default:
      return row[column];
  }
}

/** Replaces the masked contact details of a row; without `contact` the row is unchanged. */
export const withContact = (cells: readonly Cell[], contact: ConsultationContact | undefined): readonly Cell[] => [
  ...cells.map((cell, index) => (contact && exportedColumns[index] === 'name' ? contact.name : cell)),
  ...contactColumns.map((column) => contact?.[column] ?? ''),
];
