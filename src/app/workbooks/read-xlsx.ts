import type { FileSheet } from '#src/domain/tables/file-sheet.ts';
import { type FileRefusal, megabytesOf, importLimits } from '#src/domain/tables/import-file.ts';
import { readArchive } from './archive.ts';
import { type PackageParts, packageParts, xmlOf } from './package-parts.ts';
import { readSheet, type SharedParts } from './read-sheet.ts';
import { readFormats, readStrings } from './shared-parts.ts';
import { readWorkbook, type Workbook, workbookIn } from './workbook.ts';

/** The sheets of a workbook as spreadsheets display them, or the failure. */
export function readXlsx(bytes: ArrayBuffer): readonly FileSheet[] | FileRefusal {
  try {
    const parts = packageParts(readArchive(bytes));
    if ([...parts.values()].some(({ isEncrypted }) => isEncrypted)) return { problem: 'protected' };
    // Each part is measured before it is read.
    const relations = [...parts.keys()].filter((name) => name.endsWith('.rels'));
    return tooLarge(parts, relations) ?? readParts(parts);
  } catch {
    return { problem: 'damaged' };
  }
}

function readParts(parts: PackageParts): readonly FileSheet[] | FileRefusal {
  const name = workbookIn(parts);
  // An archive of other files, or a workbook of another kind, such as XLSB and ODS.
  if (name === null || !isXml(name)) return { problem: 'mismatch' };
  const refusal = tooLarge(parts, [name]);
  if (refusal) return refusal;
  const workbook = readWorkbook(parts, name);
  return tooLarge(parts, partsOf(workbook)) ?? sheetsOf(parts, workbook);
}

const isXml = (name: string): boolean => name.endsWith('.xml');

const partsOf = ({ sheets, strings, styles }: Workbook): readonly string[] => [
  ...sheets.map(({ part }) => part),
  ...[strings, styles].filter((name) => name !== null),
];

/**
 * Whether the parts are far larger than the largest table, so that reading them would exhaust time and memory. Pictures
 * are not read.
 */
function tooLarge(parts: PackageParts, names: readonly string[]): FileRefusal | null {
  const size = names.reduce((sum, name) => sum + (parts.get(name)?.size ?? 0), 0);
  return size > importLimits.unpackedMegabytes * 2 ** 20
    ? { problem: 'unpackedSize', counted: { countedMegabytes: megabytesOf(size) } }
    : null;
}

function sheetsOf(
  parts: PackageParts,
  { sheets, strings, styles, is1904 }: Workbook,
): readonly FileSheet[] | FileRefusal {
  if (sheets.length === 0) return { problem: 'damaged' };
  const shared: SharedParts = {
    strings: strings === null ? [] : readStrings(xmlOf(parts, strings)),
    formats: styles === null ? [] : readFormats(xmlOf(parts, styles)),
    is1904,
  };
  return sheets.map(({ name, isHidden, part }) => ({ name, isHidden, ...readSheet(xmlOf(parts, part), shared) }));
}
