import { expect, test } from 'vitest';
import { splitTables } from '#src/domain/scoring/split-tables.ts';

const piece = (from: number, to: number, isOnNewPage = false) => ({ from, to, isOnNewPage });

test('W1.13: tables are split at the end of a page; a head or a sum is never alone', () => {
  const tables = [
    { above: 20, head: 10, rows: [20, 20, 10] },
    // 80 are used; a head of 10 and a row of 20 do not fit, so the table begins on a new page.
    { above: 0, head: 10, rows: [20, 20, 20, 20, 20, 20, 10] },
  ];
  expect(splitTables(tables, 100)).toEqual([[piece(0, 3)], [piece(0, 4, true), piece(4, 7, true)]]);
  // The sum moves together with the row before it.
  expect(splitTables([{ above: 0, head: 10, rows: [40, 40, 20] }], 100)).toEqual([[piece(0, 1), piece(1, 3, true)]]);
  // The browser splits a row that is higher than a page.
  expect(splitTables([{ above: 0, head: 10, rows: [150, 20, 10] }], 100)).toEqual([[piece(0, 3)]]);
  expect(splitTables([{ above: 0, head: 0, rows: [] }], 100)).toEqual([[piece(0, 0)]]);
});
