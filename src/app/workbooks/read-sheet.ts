import { createRowCollection, type FileSheet, type RowFault, type SheetRow } from '#src/domain/tables/file-sheet.ts';
import { placeOf } from './cell-place.ts';
import { shownCell, type StoredCell } from './cell-text.ts';
import { fillMerged } from './merged-cells.ts';
import { type NumberFormat, plain } from './number-format.ts';
import { type Attributes, isTrue, readXml } from './xml.ts';

/** The tables to which the cells of all sheets refer. */
export interface SharedParts {
  strings: readonly string[];
  /** The formats by the style number of a cell. */
  formats: readonly NumberFormat[];
  is1904: boolean;
}

type SheetRows = Pick<FileSheet, 'rows' | 'count' | 'merged'>;

/** The rows of a worksheet. A cell or a row without a position follows the previous one. */
export function readSheet(xml: string, shared: SharedParts): SheetRows {
  const collection = createRowCollection();
  const ranges: string[] = [];
  let row = emptyRow(0);
  let hasLine = false;
  let column = -1;
  let cell: StoredCell | null = null;
  let isMisplaced = false;
  /** The element whose text is read. `phonetic` counts the open reading aids, whose text is not read. */
  let inText: 'v' | 't' | null = null;
  let phonetic = 0;

  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const line = lineOf(attributes);
        row = emptyRow(line ?? row.line + 1);
        hasLine = line !== null;
        if (isTrue(attributes['hidden'])) row.isHidden = true;
        column = -1;
      } else if (name === 'c') {
        const place = attributes['r'] === undefined ? null : placeOf(attributes['r']);
        isMisplaced = attributes['r'] !== undefined && !place;
        column = place?.column ?? column + 1;
        if (!hasLine && place) row.line = place.line;
        cell = storedCell(attributes, shared.formats);
      } else if (name === 'mergeCell') ranges.push(attributes['ref'] ?? '');
      else if (cell) openWithin(cell, name);
    },
    close(name) {
      if (name === 'row') collection.add(row);
      else if (name === 'c' && cell) {
        const { text, fault = isMisplaced ? 'problem.cell' : undefined } = shownCell(cell, shared);
        if (text !== '') row.cells[column] = text;
        if (fault !== undefined) row.faults = [...(row.faults ?? []), { column, message: fault }];
        cell = null;
      } else if (name === 'rPh') phonetic -= 1;
      else if (name === inText) inText = null;
    },
    text(text) {
      if (!cell || phonetic > 0) return;
      if (inText === 'v') cell.value += text;
      else if (inText === 't') cell.inline += text;
    },
  });
  const { rows, count } = collection.collected();
  return { count, ...fillMerged(rows, ranges) };

  function openWithin(own: StoredCell, name: string) {
    if (name === 'v') own.value ??= '';
    else if (name === 't') own.inline ??= '';
    else if (name === 'f') own.hasFormula = true;
    else if (name === 'rPh') phonetic += 1;
    if (name === 'v' || name === 't') inText = name;
  }
}

interface GrowingRow extends SheetRow {
  cells: (string | undefined)[];
  faults?: RowFault[];
}

const emptyRow = (line: number): GrowingRow => ({ line, cells: [] });

const lineOf = ({ r }: Attributes): number | null => placeOf(`A${r?.trim() ?? ''}`)?.line ?? null;

const storedCell = ({ t = 'n', s }: Attributes, formats: readonly NumberFormat[]): StoredCell => ({
  type: t,
  value: null,
  inline: null,
  hasFormula: false,
  format: formats[Number(s ?? 0)] ?? plain,
});
