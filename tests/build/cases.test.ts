import { expect, test } from 'vitest';
import { idsIn, missingIds, unknownIds } from '#tests/cases/ids.ts';
import { titlesIn, titlesUnder } from '#tests/cases/titles.ts';

test.for([
  ['T05 closing goes to the last', ['T05']],
  ['T15, T18 refresh', ['T15', 'T18']],
  ['fault A12, K03 one attempt', ['fault A12', 'K03']],
  ['G17, faults B1 and B3 lead home', ['G17', 'fault B1', 'fault B3']],
  ['goes out of sight (fault I1, E21)', ['fault I1', 'fault E21']],
  ['C10 the case, fault C10 the fault', ['C10', 'fault C10']],
  ['headers (I3)', ['fault I3']],
  ['the wheel changes nothing (W1.5), W1.4 lists all', ['W1.5', 'W1.4']],
  ['the menu opens by Shift+F10', []],
  ['decision 006', []],
  ['Z99, fault Z9', ['Z99', 'fault Z9']],
] as const)('ids in a title like “%s”', ([title, ids]) => {
  expect(idsIn(title)).toEqual(ids);
});

test('titles are those of tests and groups, including tables and templates', () => {
  const source =
    "const rows = ['R07: no network', 'other']; test('a'); test.for([1])('b', () => { step('c'); }); describe(`d ${x} e`, () => {}); test.describe('f');";
  expect(titlesIn('x.test.ts', source)).toEqual(['R07: no network', 'a', 'b', 'd … e', 'f']);
});

test('every id in a title is listed', () => {
  const titles = titlesUnder('tests');
  expect(titles.length).toBeGreaterThan(100);
  expect(unknownIds(titles)).toEqual([]);
});

test('every case and every fault has a title with its id', () => {
  expect(missingIds(titlesUnder('tests'))).toEqual([]);
});
