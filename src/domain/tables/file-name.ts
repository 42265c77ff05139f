import type { TableFormat } from './table.ts';

/** What some file system refuses, what hides or turns letters around, and dots at the ends. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+|^\.+|\.+$/gu;

const longestPart = 60;

/** The name of a file: its parts that are there, joined, fit for every system: `科普知识_筛选结果_2026-03-12.xlsx`. */
export function tableFileName(parts: readonly string[], format: TableFormat): string {
  const named = parts
    .map((part) => [...part.replace(unfit, ' ').trim()].slice(0, longestPart).join('').trim())
    .filter(Boolean);
  return `${named.join('_')}.${format}`;
}
