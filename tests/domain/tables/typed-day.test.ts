import { describe, expect, test } from 'vitest';
import { readTypedDay, readTypedTime } from '#src/domain/tables/typed-day.ts';

const today = '2026-11-26';

describe('a typed day', () => {
  test.each([
    ['2026-11-30', '2026-11-30'],
    [' 2026/3/9 ', '2026-03-09'],
    ['2026.3.9', '2026-03-09'],
    ['2026年3月9日', '2026-03-09'],
    ['20261130', '2026-11-30'],
    ['２０２６１１３０', '2026-11-30'],
    ['11-30', '2026-11-30'],
    ['3/9', '2026-03-09'],
    ['11月30日', '2026-11-30'],
    ['1130', '2026-11-30'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed, today)).toEqual(day);
  });

  test.each(['', '2', '2026', '20261', '202611', '2026-02-30', '13-01', '1332', '明天', '11-30-2026'])(
    '%s is not read and stays unchanged',
    (typed) => {
      expect(readTypedDay(typed, today)).toEqual(typed);
    },
  );
});

describe('a typed time', () => {
  test.each([
    ['2026-11-30 09:30', '2026-11-30 09:30:00'],
    ['2026-11-30T9:30:15', '2026-11-30 09:30:15'],
    ['11-30 9:30', '2026-11-30 09:30:00'],
    ['1130 0930', '2026-11-30 09:30:00'],
    ['202611300930', '2026-11-30 09:30:00'],
    ['2026年3月9日 9时5分', '2026-03-09 09:05:00'],
    ['2026-11-30', '2026-11-30 00:00:00'],
  ])('%s is %s', (typed, time) => {
    expect(readTypedTime(typed, today)).toEqual(time);
  });

  test.each(['', '09:30', '2026-11-30 25:00', '2026-02-30 09:30', '2026-11-30 soon'])(
    '%s is not read and stays unchanged',
    (typed) => {
      expect(readTypedTime(typed, today)).toEqual(typed);
    },
  );
});
