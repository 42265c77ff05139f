import { readTable } from '#src/app/tables/read-table.ts';
import { toFileTable } from '#src/domain/tables/file-table.ts';

const known: readonly string[] = ['标题', '类型', '简介', '发布时间', '电话'];

/** Counts the known titles. */
const fit = (titles: readonly string[]): number => new Set(titles.filter((title) => known.includes(title))).size;

/** The table found in a file and its position, or the reason for a refusal. */
export async function foundIn(name: string, bytes: ArrayBuffer, choice: { sheet?: number; heading?: number } = {}) {
  const file = { name, size: bytes.byteLength, arrayBuffer: () => Promise.resolve(bytes) };
  const sheets = await readTable(file, fit);
  if ('problem' in sheets) return sheets;
  const { sheet = null, heading = null } = choice;
  return toFileTable(name, sheets, { sheet, heading }, { fit, exampleMarks: ['【示例'] });
}

/** The cells of the table with its heading first, or the reason for a refusal. */
export async function cellsIn(...file: Parameters<typeof foundIn>) {
  const found = await foundIn(...file);
  return 'problem' in found ? found : [found.table.header, ...found.table.rows.map(({ cells }) => cells)];
}
