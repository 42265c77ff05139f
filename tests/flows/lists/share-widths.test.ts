import { expect, test } from 'vitest';
import { type Need, shareWidths } from '#src/views/lists/table/share-widths.ts';

const name: Need = { least: 160, wrapped: 200, ideal: 300, most: 450, rank: 0 };
const state: Need = { least: 100, ideal: 100, most: 150, rank: 0 };
const place: Need = { least: 112, ideal: 240, most: 360, rank: 1 };
const kind: Need = { least: 80, ideal: 120, most: 180, rank: 2 };
const actions: Need = { least: 90, ideal: 90, most: 90, rank: 0 };
const columns = [name, state, kind, place, actions];

const rows: readonly [title: string, room: number, widths: readonly (number | null)[]][] = [
  ['a name takes 240 px before another text has its whole line', 622, [240, 100, 80, 112, 90]],
  ['then the other texts take what they lack, each the same part of it', 706, [240, 100, 100, 176, 90]],
  ['then the name takes one line', 800, [250, 100, 120, 240, 90]],
  ['spare room is shared up to the most of each column', 1040, [375, 125, 150, 300, 90]],
  ['the name takes the rest', 1430, [650, 150, 180, 360, 90]],
  ['without room for all, the column of the highest rank goes first', 621, [240, 100, null, 191, 90]],
  ['then the next rank goes', 440, [250, 100, null, null, 90]],
  ['the others keep their least widths, which the room need not hold', 300, [160, 100, null, null, 90]],
];

for (const [title, room, widths] of rows)
  test(title, () => {
    expect(shareWidths(columns, room)).toEqual(widths);
  });

test('a column without content gets no width; a column with a chosen width keeps it', () => {
  const chosen: Need = { least: 64, ideal: 64, most: 64, rank: 0 };
  expect([shareWidths([name, null, chosen], 1000), shareWidths([chosen, state, place], 1000)]).toEqual([
    [936, null, 64],
    [64, 363, 573],
  ]);
});

test('among columns of one rank, the last one is removed first', () => {
  expect(shareWidths([name, place, { ...place }], 352)).toEqual([240, 112, null]);
});

test('a short name has its whole line before a column with a rank is kept', () => {
  const short: Need = { least: 120, wrapped: 120, ideal: 200, most: 300, rank: 0 };
  expect([shareWidths([short, place], 312), shareWidths([short, place], 311)]).toEqual([
    [200, 112],
    [311, null],
  ]);
});
