import { noValue } from '#src/views/lists/table/column.ts';
import type { Cell, Sheet } from '#src/domain/tables/table.ts';
import type { ReportCell, ReportSection } from './report.ts';
import type { Report } from './use-report.ts';

/** The report as a workbook: its facts, then a sheet for each section. */
export const reportSheets = (overview: string, { title, factsNow, partial, sections }: Report): readonly Sheet[] => [
  {
    name: overview,
    header: [title, ''],
    rows: [...(partial ? [[partial, '']] : []), ...factsNow('exported')],
  },
  ...sections.map(sheetOf),
];

/** The rows of a section, then its remarks. */
function sheetOf({ title, veto, clear, note, head, groups }: ReportSection): Sheet {
  const rows = groups.flatMap((group) => [
    ...(group.title ? [[group.title]] : []),
    ...group.rows.map(({ name, cells }) => [name, ...cells.map(cellOf)]),
  ]);
  const headings = groups.flatMap((group, index) =>
    group.title ? [groups.slice(0, index).reduce((sum, one) => sum + one.rows.length + 1, 0)] : [],
  );
  const remarks = [veto, clear, note].filter(Boolean).map((remark) => [remark as string]);
  return {
    name: title,
    header: head,
    rows: [...rows, ...remarks].map((row) => head.map((_, index): Cell => row[index] ?? '')),
    headings,
  };
}

function cellOf(cell: ReportCell): Cell {
  if (typeof cell === 'string') return cell === noValue ? '' : cell;
  return 'value' in cell ? cell.value : cell.label;
}
