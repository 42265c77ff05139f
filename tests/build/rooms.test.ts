import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A room is a folder. Lint checks the layers it may import from; these tests check that rooms form no cycle. */
const files = globSync('{src,mocks,delivery,tests,scripts}/**/*.*');
const rooms = [...new Set(files.map((file) => dirname(file)))];

test('a room has at most 25 files', () => {
  const counts = rooms.map((room) => ({ room, count: files.filter((file) => dirname(file) === room).length }));
  const crowded = counts.filter(({ count }) => count > 25);
  expect(crowded).toEqual([]);
});

test('rooms import in one direction, without cycles', () => {
  const arrows = new Map(rooms.filter(isOfTheApp).map((room) => [room, arrowsOf(room)]));
  const circles = [...arrows.keys()].flatMap((room) => {
    const circle = wayBack(room, arrows);
    return circle ? [circle.join(' → ')] : [];
  });
  expect(circles).toEqual([]);
});

test('a cycle is found', () => {
  const arrows = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ]);
  expect([...arrows.keys()].map((room) => wayBack(room, arrows))).toEqual([
    ['a', 'b', 'c', 'a'],
    ['b', 'c', 'a', 'b'],
    ['c', 'a', 'b', 'c'],
    null,
  ]);
});

function isOfTheApp(room: string): boolean {
  return /^(src|mocks)(\/|$)/.test(room);
}

/** The rooms that the files of a room import from, in any form, including lazy imports and types. */
function arrowsOf(room: string): string[] {
  const sources = globSync(`${room}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const found = sources.flatMap((source) =>
    [...source.matchAll(/'#(src|mocks)\/([^']+)'/g)].map(([, root = '', path = '']) => dirname(join(root, path))),
  );
  return [...new Set(found)].filter((other) => other !== room);
}

/** The shortest way from a room back to itself; null if there is none. */
function wayBack(start: string, arrows: ReadonlyMap<string, readonly string[]>): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => (arrows.get(way.at(-1) ?? '') ?? []).map((next) => [...way, next]));
    const back = longer.find((way) => way.at(-1) === start);
    if (back) return back;
    ways = longer.filter((way) => {
      const end = way.at(-1) ?? '';
      return !seen.has(end) && seen.add(end);
    });
  }
  return null;
}
