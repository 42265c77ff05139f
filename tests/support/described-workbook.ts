import { strToU8, zipSync } from 'fflate';

/** A sheet, described by the XML within its `sheetData`. */
export interface DescribedSheet {
  name: string;
  rows: string;
  /** XML after `sheetData`, such as merged cells. */
  more?: string;
  state?: string;
}

/** A workbook as written by some program. Omitted parts default to those of Excel. */
export interface DescribedWorkbook {
  sheets: readonly DescribedSheet[];
  strings?: readonly string[];
  /** Codes of number formats: `s="1"` in a cell refers to the first, `s="2"` to the second. */
  formats?: readonly string[];
  /** Numbers of built-in formats, whose styles follow those of `formats`. */
  builtIn?: readonly number[];
  workbookPr?: string;
  /** Changes the name of each part in the archive. */
  partName?: (name: string) => string;
  /** Changes the target of each relation. */
  target?: (target: string) => string;
  /** Changes the XML of each part. */
  xml?: (xml: string, name: string) => string;
  encode?: (xml: string) => Uint8Array;
}

const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a workbook, by name. */
export function partsOf(described: DescribedWorkbook): Record<string, Uint8Array> {
  const { sheets, strings = [], formats = [], builtIn = [], workbookPr = '' } = described;
  const { partName = (name) => name, target = (name) => name, xml = (text) => text, encode = strToU8 } = described;
  const relation = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${officeNamespace}/${type}" Target="${target(to)}"/>`;
  const relations = (inside: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  const ids = [0, ...formats.map((_, index) => 200 + index), ...builtIn];
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('') +
        relation('rIdT', 'sharedStrings', 'sharedStrings.xml') +
        relation('rIdS', 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}">${workbookPr}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${mainNamespace}">${strings
      .map((text) => (text.startsWith('<si>') ? text : `<si><t xml:space="preserve">${text}</t></si>`))
      .join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${mainNamespace}"><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${attribute(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  sheets.forEach(({ rows, more = '' }, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${mainNamespace}"><sheetData>${rows}</sheetData>${more}</worksheet>`;
  });
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [partName(name), encode(xml(head + text, name))]),
  );
}

export const packed = (parts: Record<string, Uint8Array>): ArrayBuffer => new Uint8Array(zipSync(parts)).buffer;

export const workbookOf = (described: DescribedWorkbook): ArrayBuffer => packed(partsOf(described));

/** A row of cells with inline texts and their positions. */
export const rowOf = (line: number, cells: readonly string[]): string =>
  `<row r="${line}">${cells.map((text, column) => textCell(`${letters(column)}${line}`, text)).join('')}</row>`;

const textCell = (place: string, text: string): string =>
  text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

const letters = (column: number): string => String.fromCharCode(65 + column);

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
