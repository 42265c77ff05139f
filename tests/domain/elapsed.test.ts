import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed } from '#src/domain/elapsed.ts';

const minute = 60_000;
const hour = 60 * minute;

test.for([
  ['both clocks run', 2 * minute, 2 * minute, 2 * minute],
  ['a sleeping laptop stops the monotonic clock', minute, 5 * hour, 5 * hour],
  ['the wall’s clock was put back', 3 * minute, -24 * hour, 3 * minute],
  ['the wall’s clock was put forward', 3 * minute, 24 * hour, 24 * hour],
  ['both run backwards, which counts as zero', -1, -1, 0],
] as const)('decision 015, fault A22: %s', ([, monotonic, wall, expected]) => {
  expect(elapsed({ monotonic: 7, wall: 70 }, { monotonic: 7 + monotonic, wall: 70 + wall })).toEqual(expected);
});

test('decision 015, fault A22: elapsed time is never negative, and never shorter than by the monotonic clock', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: hour }),
      fc.integer({ min: -hour * 24, max: hour * 24 }),
      (start, monotonic, wall) => {
        const time = elapsed({ monotonic: start, wall: start }, { monotonic: start + monotonic, wall: start + wall });
        expect(time).toBeGreaterThanOrEqual(monotonic);
      },
    ),
  );
});
