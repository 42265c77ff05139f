import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWeekend, monthsOf, spansOf } from '#src/domain/consultations/year-months.ts';

describe('the months of a year', () => {
  test('October 2026 begins on a Thursday', () => {
    const october = monthsOf(2026)[9];
    expect(october?.weeks.map(({ blanks, days }) => [blanks, days[0], days.length])).toEqual([
      [3, '2026-10-01', 4],
      [0, '2026-10-05', 7],
      [0, '2026-10-12', 7],
      [0, '2026-10-19', 7],
      [0, '2026-10-26', 6],
    ]);
  });

  test('every day of a year occurs once, in order, in weeks of seven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        const months = monthsOf(year);
        const days = months.flatMap(({ weeks }) => weeks.flatMap((week) => week.days));
        const isLeap = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29;
        expect({ count: days.length, first: days[0], last: days.at(-1), sorted: days.toSorted() }).toEqual({
          count: isLeap ? 366 : 365,
          first: `${year}-01-01`,
          last: `${year}-12-31`,
          sorted: days,
        });
        for (const { weeks } of months)
          for (const week of weeks.slice(0, -1)) expect(week.blanks + week.days.length).toBe(7);
      }),
      { numRuns: 20 },
    );
  });

  test('consecutive days of the same kind form one span', () => {
    const day = (text: string, name = '国庆节', by = 'published') => ({ day: text, kind: 'free', name, by }) as const;
    expect(
      spansOf([day('2026-10-02'), day('2026-10-01'), day('2026-10-03', '国庆节', 'li'), day('2026-10-05')]),
    ).toEqual([
      { first: '2026-10-01', last: '2026-10-02', kind: 'free', name: '国庆节', by: 'published' },
      { first: '2026-10-03', last: '2026-10-03', kind: 'free', name: '国庆节', by: 'li' },
      { first: '2026-10-05', last: '2026-10-05', kind: 'free', name: '国庆节', by: 'published' },
    ]);
  });

  test('Saturday and Sunday are the weekend', () => {
    expect(['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12'].map(isWeekend)).toEqual([false, true, true, false]);
  });
});
