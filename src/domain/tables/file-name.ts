import type { TableFormat } from './table.ts';

/** Characters that some file systems refuse, invisible and direction characters, and dots at the ends. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+|^\.+|\.+$/gu;

const longestPart = 60;

/** A file name that every system accepts: the parts that are not empty, joined: `科普知识_筛选结果_2026-03-12.xlsx`. */
export function tableFileName(parts: readonly string[], format: TableFormat | 'png'): string {
  const named = parts
    .map((part) => [...part.replace(forbidden, ' ').trim()].slice(0, longestPart).join('').trim())
    .filter(Boolean);
  return `${named.join('_')}.${format}`;
}
