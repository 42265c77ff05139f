import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrowPath } from '#src/inspector/picture/arrow-path.ts';
import { fitted, focused, revealed, type View, zoomed } from '#src/inspector/picture/view.ts';

const window = { width: 1000, height: 600 };

test('a picture is fitted and centred, and a small one is hardly enlarged', () => {
  expect(fitted({ width: 1952, height: 400 }, window)).toEqual({ x: 12, y: 200, scale: 0.5 });
  expect(fitted({ width: 200, height: 100 }, window)).toEqual({ x: 385, y: 242.5, scale: 1.15 });
});

test('zooming keeps the point under the pointer, between a tenth and three times the size', () => {
  const numbers = fc.double({ min: -2000, max: 2000, noNaN: true });
  const scales = fc.double({ min: 0.1, max: 3, noNaN: true });
  const factors = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(numbers, numbers, scales, factors, numbers, numbers, (x, y, scale, factor, px, py) => {
      const before: View = { x, y, scale };
      const after = zoomed(before, factor, { x: px, y: py });
      expect((px - after.x) / after.scale).toBeCloseTo((px - x) / scale, 5);
      expect((py - after.y) / after.scale).toBeCloseTo((py - y) / scale, 5);
      expect(after.scale).toBe(Math.min(Math.max(scale * factor, 0.1), 3));
    }),
  );
});

test('a state is revealed by the shortest way; a visible one does not move', () => {
  const view = { x: 0, y: 0, scale: 1 };
  const at = (x: number, y: number, width = 100) => revealed(view, { x, y, width, height: 50 }, window);
  expect([at(500, 300), at(980, 300), at(-50, 590), at(300, 300, 2000)]).toEqual([
    { x: 0, y: 0, scale: 1 },
    { x: -92, y: 0, scale: 1 },
    { x: 62, y: -52, scale: 1 },
    { x: -288, y: 0, scale: 1 },
  ]);
});

test('a large picture is followed without an empty edge, a narrow one stays centred', () => {
  const picture = { width: 3000, height: 400 };
  const at = (x: number) => focused({ x, y: 100, width: 100, height: 40 }, picture, window, 1);
  expect([at(0), at(1500), at(2900)]).toEqual([
    { x: 12, y: 100, scale: 1 },
    { x: -1050, y: 100, scale: 1 },
    { x: -2012, y: 100, scale: 1 },
  ]);
});

test('the corners of an arrow are round, and less so on short segments', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 20 },
    { x: 4, y: 20 },
    { x: 4, y: 40 },
  ];
  expect(arrowPath(points)).toBe('M0 0L0 14Q0 20 2 20L2 20Q4 20 4 26L4 40');
  expect(arrowPath([])).toBe('');
});
