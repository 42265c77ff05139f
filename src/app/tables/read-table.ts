import { imported } from '#src/i18n/import-afresh.ts';
import type { FileSheet } from '#src/domain/tables/file-sheet.ts';
import type { HeadingFit } from '#src/domain/tables/heading-row.ts';
import type { ChosenFile, FileRefusal } from '#src/domain/tables/import-file.ts';

/** The sheets of a file, or the failure. `fit` helps to find the separator of a CSV file. */
export async function readTable(file: ChosenFile, fit: HeadingFit): Promise<readonly FileSheet[] | FileRefusal> {
  const bytes = await file.arrayBuffer();
  const isWorkbook = /\.xlsx$/i.test(file.name);
  if (beginsWith(bytes, compound))
    return { problem: isProtected(bytes) ? 'protected' : isWorkbook ? 'oldExcel' : 'mismatch' };
  if (beginsWith(bytes, archive) !== isWorkbook) return { problem: 'mismatch' };
  if (isWorkbook) return (await imported(() => import('#src/app/workbooks/read-xlsx.ts'))).readXlsx(bytes);
  const sheet = (await imported(() => import('./read-csv.ts'))).readCsv(bytes, fit);
  return 'problem' in sheet ? sheet : [sheet];
}

/** An Excel file is a zip archive, which begins with these four bytes. */
const archive = [0x50, 0x4b, 0x03, 0x04];

/** The container of XLS files, and of workbooks with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: ArrayBuffer, signature: readonly number[]): boolean => {
  const beginning = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return signature.every((byte, index) => beginning[index] === byte);
};

/** The container names what it holds in UTF-16. */
const isProtected = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes).includes('EncryptedPackage'.split('').join('\0'));
