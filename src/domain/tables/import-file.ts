/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** The limits of one file. Larger tables must be split into several files. */
export const importLimits = { megabytes: 10, unpackedMegabytes: 64, rows: 5000, columns: 200 } as const;

/**
 * Why a file cannot be imported.
 *
 * - `fileType`, `oldExcel`, `otherSheet`, `fileSize`, `fileEmpty`: known before the file is read (fault D13).
 * - `protected`: it has a password. `mismatch`: it is of another type than its name says. `damaged`: a part of it is missing or
 *   broken. `encoding`: a CSV in no encoding that is known. `unpackedSize`: its sheets are far larger than any table that can
 *   be imported. `unreadable`: the browser cannot read it.
 * - `noRows`: there are no rows below the headings. `tooMany`: there are too many rows or columns.
 */
export type FileProblem =
  | 'fileType'
  | 'oldExcel'
  | 'otherSheet'
  | 'fileSize'
  | 'fileEmpty'
  | 'protected'
  | 'mismatch'
  | 'damaged'
  | 'encoding'
  | 'unpackedSize'
  | 'unreadable'
  | 'noRows'
  | 'tooMany';

/** What was counted in a file, for the words of a message. */
export type Counted = Readonly<Record<'countedMegabytes' | 'countedRows' | 'countedColumns', number>>;

export interface FileRefusal {
  problem: FileProblem;
  /** Where the problem is a limit. */
  counted?: Partial<Counted>;
}

/** Tables in the formats of Excel, WPS, LibreOffice and Numbers that are not read here. */
const otherSheets = /\.(?:xlsm|xlsb|xltx|xltm|et|ett|ods|ots|fods|numbers)$/i;

/** Checks a file by its name and size, before it is read. */
export function fileProblem({ name, size }: Pick<ChosenFile, 'name' | 'size'>): FileRefusal | null {
  if (/\.xl[st]$/i.test(name)) return { problem: 'oldExcel' };
  if (otherSheets.test(name)) return { problem: 'otherSheet' };
  if (!/\.(?:xlsx|csv)$/i.test(name)) return { problem: 'fileType' };
  if (size === 0) return { problem: 'fileEmpty' };
  if (size <= importLimits.megabytes * 2 ** 20) return null;
  return { problem: 'fileSize', counted: { countedMegabytes: megabytesOf(size) } };
}

/** In tenths, rounded up, so that what is above a limit is also shown as such. */
export const megabytesOf = (bytes: number): number => Math.ceil((bytes / 2 ** 20) * 10) / 10;
