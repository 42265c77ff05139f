/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** The limits of one file. Larger tables must be split into several files. */
export const importLimits = { megabytes: 10, rows: 5000, columns: 200 } as const;

/**
 * Why a file cannot be imported.
 *
 * - `fileType`, `oldExcel`, `fileSize`, `fileEmpty`: known before the file is read (fault D13).
 * - `unreadable`: the file is broken, protected, or of another type than its name says.
 * - `noRows`: there are no rows below the header. `tooMany`: there are too many rows or columns.
 */
export type FileProblem = 'fileType' | 'oldExcel' | 'fileSize' | 'fileEmpty' | 'unreadable' | 'noRows' | 'tooMany';

/** Checks a file by its name and size, before it is read. */
export function fileProblem({ name, size }: Pick<ChosenFile, 'name' | 'size'>): FileProblem | null {
  if (/\.xls$/i.test(name)) return 'oldExcel';
  if (!/\.(?:xlsx|csv)$/i.test(name)) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > importLimits.megabytes * 1_048_576 ? 'fileSize' : null;
}
