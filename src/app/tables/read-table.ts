import { imported } from '#src/i18n/import-afresh.ts';
import type { ChosenFile, FileProblem } from '#src/domain/tables/import-file.ts';
import type { HeadingFit } from './csv.ts';

/** The cells of a file as texts, or why there are none. `fit` helps to find the separator of a CSV. */
export async function readTable(file: ChosenFile, fit: HeadingFit): Promise<string[][] | FileProblem> {
  const bytes = await file.arrayBuffer();
  if (isArchive(bytes) !== /\.xlsx$/i.test(file.name)) return 'unreadable';
  if (!isArchive(bytes)) return (await imported(() => import('./csv.ts'))).readCsv(bytes, fit) ?? 'unreadable';
  const { readXlsx, xlsxProblem } = await imported(() => import('./xlsx.ts'));
  return xlsxProblem(bytes) ?? (await readXlsx(bytes)) ?? 'unreadable';
}

/** An Excel file is a zip archive, which begins with these four bytes. */
const isArchive = (bytes: ArrayBuffer): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every(
    (byte, index) => new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))[index] === byte,
  );
