import { imported } from '#src/i18n/import-afresh.ts';
import type { ChosenFile } from '#src/domain/tables/import-file.ts';
import type { HeadingFit } from './csv.ts';

/** The cells of a file as texts; null when the file is not what its name says. `fit` helps to find the separator of a CSV. */
export async function readTable(file: ChosenFile, fit: HeadingFit): Promise<string[][] | null> {
  const bytes = await file.arrayBuffer();
  if (isArchive(bytes) !== /\.xlsx$/i.test(file.name)) return null;
  return isArchive(bytes)
    ? (await imported(() => import('./xlsx.ts'))).readXlsx(bytes)
    : (await imported(() => import('./csv.ts'))).readCsv(bytes, fit);
}

/** An Excel file is a zip archive, which begins with these four bytes. */
const isArchive = (bytes: ArrayBuffer): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every(
    (byte, index) => new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))[index] === byte,
  );
