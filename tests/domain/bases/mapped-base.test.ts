import { expect, test } from 'vitest';
import { byCity, countsOf, gradesOf, toMappedBase } from '#src/domain/bases/mapped-base.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';
import { baseRecords } from '#tests/support/seed.ts';

const baseAt = (lng: string, lat: string, area: string, type = 'scienceBase') =>
  toMappedBase({ ...recordOf('1'), name: '基地', type, lng, lat, area });
const cityAt = (lng: string, lat: string, area: string) => baseAt(lng, lat, area).city?.name ?? null;

test('each base of the seed is in the city of its address', () => {
  const other = baseRecords.filter((record) => toMappedBase(record).city?.name !== record['area']);
  expect(other.map(({ id }) => id)).toEqual([]);
});

test.for([
  ['108.3167', '22.8167', '', '南宁市', 'by its coordinates'],
  ['109.2', '22.7', '南宁市横州市', '南宁市', 'where boxes overlap, the city that it names'],
  ['110.29', '25.27', '南宁市', '桂林市', 'a city that it cannot be in counts for nothing'],
  ['', '', '南宁市', null, 'without coordinates nobody knows'],
  ['108.3', '', '南宁市', null, 'nor with one of them'],
  ['116.4', '39.9', '南宁市', null, 'nor outside Guangxi'],
  ['22.8167', '108.3167', '南宁市', null, 'nor the wrong way round'],
])('%s,%s %s: %s (%s)', ([lng, lat, area, city]) => {
  expect(cityAt(lng as string, lat as string, area as string)).toBe(city);
});

test('a base on the map; an unknown kind counts as other', () => {
  expect(baseAt('x', '', '', 'castle')).toEqual({
    id: '1',
    name: '基地',
    kind: 'other',
    status: recordOf('1').status,
    grade: null,
    point: null,
    city: null,
  });
});

test('W1.12: grades have the names of the result, best first, each with its count', () => {
  const ranked = ['优秀（示范）', '良好（达标）', '合格（培育）'];
  const bases = ['良好（达标）', '', '暂缓', '优秀（示范）', '良好（达标）'].map((grade) =>
    toMappedBase({ ...recordOf('1'), grade }),
  );
  expect(bases.map(({ grade }) => grade)).toEqual(['良好（达标）', null, '暂缓', '优秀（示范）', '良好（达标）']);
  expect(gradesOf(ranked, bases)).toEqual([
    { grade: '优秀（示范）', count: 1 },
    { grade: '良好（达标）', count: 2 },
    { grade: '暂缓', count: 1 },
  ]);
});

test('all cities are listed, unknown places only if there are any', () => {
  const nanning = baseAt('108.3167', '22.8167', '');
  const lost = baseAt('', '', '');
  const counts = (...bases: (typeof lost)[]) =>
    byCity(bases).flatMap(({ city, bases: there }) => (there.length > 0 ? [[city?.name ?? null, there.length]] : []));
  expect([byCity([nanning]).length, byCity([nanning, lost]).length, counts(nanning, lost, lost)]).toEqual([
    14,
    15,
    [
      ['南宁市', 1],
      [null, 2],
    ],
  ]);
});

test('counts are in the order of the values, without those that do not occur', () => {
  const bases = [baseAt('', '', '', 'other'), baseAt('', '', '', 'twoMountains'), baseAt('', '', '', 'other')];
  expect(countsOf(baseKinds, ({ kind }) => kind, bases)).toEqual([
    { value: 'twoMountains', count: 1 },
    { value: 'other', count: 2 },
  ]);
});
