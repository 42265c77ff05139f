/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** What a file may be: what is more is better brought in several files. */
export const importLimits = { megabytes: 10, rows: 5000, columns: 200 } as const;

/**
 * Why a file is not taken.
 *
 * - `fileType`, `oldExcel`, `fileSize`, `fileEmpty`: seen before it is read (fault D13).
 * - `unreadable`: broken, protected, or not what its name says. `noRows`: nothing below the header. `tooMany`: rows or columns.
 */
export type FileProblem = 'fileType' | 'oldExcel' | 'fileSize' | 'fileEmpty' | 'unreadable' | 'noRows' | 'tooMany';

/** Judges a file by what is known before it is read. */
export function fileProblem({ name, size }: Pick<ChosenFile, 'name' | 'size'>): FileProblem | null {
  if (/\.xls$/i.test(name)) return 'oldExcel';
  if (!/\.(?:xlsx|csv)$/i.test(name)) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > importLimits.megabytes * 1_048_576 ? 'fileSize' : null;
}
