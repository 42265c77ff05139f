import type { FileSheet, SheetRow } from './file-sheet.ts';

/** The number of known titles in a row. */
export type HeadingFit = (titles: readonly string[]) => number;

/** Titles, notes and dates of a form take no more rows than this above the headings. */
const firstRows = 20;

/** The rows that may be the heading row: a person chooses among them. */
export const headingRows = ({ rows }: Pick<FileSheet, 'rows'>): readonly SheetRow[] => rows.slice(0, firstRows);

/**
 * The heading row of a sheet, which is the one with the most known titles, and how many are known. Where hardly any is known,
 * it is the first row: a known word alone may be part of a text.
 */
export function findHeading(sheet: Pick<FileSheet, 'rows'>, fit: HeadingFit): { row: SheetRow | null; known: number } {
  let best: { row: SheetRow | null; known: number } = { row: sheet.rows[0] ?? null, known: 0 };
  for (const row of headingRows(sheet)) {
    const known = fit(titlesOf(row));
    const isHeading = known >= 2 || known === titlesOf(row).filter(Boolean).length;
    if (isHeading && known > best.known) best = { row, known };
  }
  return best;
}

export const titlesOf = ({ cells }: SheetRow): readonly string[] => Array.from(cells, (cell) => cell?.trim() ?? '');

/**
 * The sheet with the most known headings: one that is shown, else a hidden one. Where two have the same headings, as a form and
 * its copy that was filled in, the one with rows below them. Where no heading is known, the first that holds something.
 */
export function findSheet(
  sheets: readonly FileSheet[],
  fit: HeadingFit,
  rowsBelow: (sheet: FileSheet, heading: SheetRow) => readonly SheetRow[],
): number {
  const found = sheets.map((sheet, index) => ({ index, sheet, ...findHeading(sheet, fit) }));
  type Found = (typeof found)[number];
  const rank = ({ sheet, known }: Found) =>
    Number(known > 0) * 4 + Number(!sheet.isHidden) * 2 + Number(sheet.count > 0);
  const hasRows = ({ sheet, row }: Found) => Number(row !== null && rowsBelow(sheet, row).length > 0);
  const [best] = found.toSorted(
    (one, other) => rank(other) - rank(one) || other.known - one.known || hasRows(other) - hasRows(one),
  );
  return best?.index ?? 0;
}
