import type { FileTable } from './import-rows.ts';

/** A short text that is the same for tables with the same titles and cells, whatever their files are called. */
export function fingerprintOf({ header, rows }: Pick<FileTable, 'header' | 'rows'>): string {
  const text = JSON.stringify([header, ...rows.map(({ cells }) => cells)]);
  // FNV-1a, in two halves. It distinguishes the few files of one person.
  const halves = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1)
    for (const half of [0, 1]) halves[half] = Math.imul((halves[half] ?? 0) ^ (text.charCodeAt(at) + half), 0x01000193);
  return halves.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
