import type { ListTable } from './list-table.ts';
import type { Cell } from '#src/domain/tables/table.ts';
import type { ConsultationContact, ConsultationRow } from '#src/domain/consultations/consultation.ts';

/** The list of consultations in a file. Only `name` is personal, and masked unless a reason was given (W3.14). */
export const consultationTable: ListTable<ConsultationRow> = {
  title: 'consultations:title',
  headings: {
    title: 'consultations:field.title',
    status: 'consultations:field.status',
    due: 'consultations:field.due',
    late: 'consultations:field.late',
    owner: 'consultations:field.owner',
    about: 'consultations:field.about',
    name: 'consultations:field.name',
    receivedTime: 'consultations:field.received',
    updatedTime: 'consultations:field.updated',
  },
  cell: (row, column, words) => {
    switch (column) {
      case 'status':
        return words(`consultations:status.${row.status}`);
      // A number of working days, so that a spreadsheet can calculate with it; closed consultations keep it (W3.7).
      case 'late':
        return row.lateDays;
      case 'owner':
        return row.owner?.name ?? words('consultations:owner.none');
      case 'about':
        return row.about ? words(`consultations:about.${row.about.path}`, { title: row.about.title }) : '';
      default:
        return row[column as 'title'];
    }
  },
};

/** The columns that are there only when contact details are written in full. */
const contactColumns = ['phone', 'email'] as const;

/** The headings of a file with contact details. */
export const contactHeadings = contactColumns.map((column) => `consultations:field.${column}`);

/** Replaces the masked contact details of a row; without `contact` they stay masked, and its own columns are empty. */
export const withContact = (
  columns: readonly string[],
  cells: readonly Cell[],
  contact: ConsultationContact | undefined,
): readonly Cell[] => [
  ...cells.map((cell, index) => (contact && columns[index] === 'name' ? contact.name : cell)),
  ...contactColumns.map((column) => contact?.[column] ?? ''),
];
