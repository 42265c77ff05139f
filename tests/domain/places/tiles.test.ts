import { expect, test } from 'vitest';
import { cities } from '#src/domain/places/cities.ts';
import { nextTile } from '#src/domain/places/tiles.ts';

const nowhere = { name: '位置不明', column: 0, row: 4 };
const tiles = [...cities, nowhere];
const from = (name: string, key: string) =>
  nextTile(tiles, tiles.find((tile) => tile.name === name) ?? nowhere, key)?.name ?? null;

test.for([
  ['南宁市', 'ArrowRight', '来宾市'],
  ['南宁市', 'ArrowLeft', '百色市'],
  ['南宁市', 'ArrowUp', '河池市'],
  ['南宁市', 'ArrowDown', '钦州市'],
  ['百色市', 'ArrowLeft', null],
  ['百色市', 'ArrowUp', '河池市'],
  ['梧州市', 'ArrowDown', '玉林市'],
  ['玉林市', 'ArrowDown', '位置不明'],
  ['位置不明', 'ArrowUp', '防城港市'],
  ['南宁市', 'Home', '河池市'],
  ['南宁市', 'End', '位置不明'],
  ['南宁市', 'Enter', null],
] as const)('%s, %s: %s', ([name, key, to]) => {
  expect(from(name, key)).toBe(to);
});
