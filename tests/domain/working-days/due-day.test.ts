import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Calendar, dueDay, isWorked, lateDays } from '#src/domain/working-days/calendar.ts';
import { addDays, isDay } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { isPublished, stateDaysOf } from '#mocks/calendar/state-calendar.ts';

const calendar = calendarWith([]);
const due = (received: string) => dueDay(received, calendar, 5);

/**
 * Copied by hand from the notices 国办发明电〔2024〕12号 and 〔2025〕7号 of the State Council: the holidays from the first to the
 * last day, and the working weekend days.
 */
const notices = {
  2025: {
    free: ['01-01 01-01', '01-28 02-04', '04-04 04-06', '05-01 05-05', '05-31 06-02', '10-01 10-08'],
    worked: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  2026: {
    free: ['01-01 01-03', '02-15 02-23', '04-04 04-06', '05-01 05-05', '06-19 06-21', '09-25 09-27', '10-01 10-07'],
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
} as const;

/**
 * Checked by hand against these calendars. Each row: the day of receipt, the due day, the five days that count.
 */
const examples: readonly (readonly [received: string, due: string, counted: string])[] = [
  // An ordinary week: Monday to the Monday after.
  ['2026-03-09', '2026-03-16', '10 11 12 13 16'],
  ['2026-03-13', '2026-03-20', '16 17 18 19 20'],
  // Received on a weekend: Monday is the first counted day.
  ['2026-03-14', '2026-03-20', '16 17 18 19 20'],
  ['2026-03-15', '2026-03-20', '16 17 18 19 20'],
  // New Year 2025 is a single Wednesday.
  ['2024-12-30', '2025-01-07', '31 2 3 6 7'],
  // Spring Festival 2025: off from 28 January to 4 February, worked on Sunday 26 January and Saturday 8 February.
  ['2025-01-24', '2025-02-07', '26 27 5 6 7'],
  ['2025-01-26', '2025-02-08', '27 5 6 7 8'],
  ['2025-01-27', '2025-02-10', '5 6 7 8 10'],
  ['2025-01-31', '2025-02-10', '5 6 7 8 10'],
  // Tomb-sweeping 2025: from Friday 4 to Sunday 6 April, without make-up days.
  ['2025-04-03', '2025-04-11', '7 8 9 10 11'],
  // Labour Day 2025: off from 1 to 5 May, worked on Sunday 27 April.
  ['2025-04-25', '2025-05-06', '27 28 29 30 6'],
  ['2025-04-28', '2025-05-08', '29 30 6 7 8'],
  // Dragon Boat 2025: from 31 May to 2 June.
  ['2025-05-28', '2025-06-05', '29 30 3 4 5'],
  // National Day and Mid-autumn 2025: off from 1 to 8 October, worked on Sunday 28 September and Saturday 11 October.
  ['2025-09-26', '2025-10-10', '28 29 30 9 10'],
  ['2025-09-29', '2025-10-13', '30 9 10 11 13'],
  ['2025-10-04', '2025-10-14', '9 10 11 13 14'],
  // New Year 2026: off from 1 to 3 January, worked on Sunday 4 January.
  ['2025-12-30', '2026-01-07', '31 4 5 6 7'],
  // Spring Festival 2026: off from 15 to 23 February, worked on the Saturdays 14 and 28 February.
  ['2026-02-10', '2026-02-24', '11 12 13 14 24'],
  ['2026-02-13', '2026-02-27', '14 24 25 26 27'],
  ['2026-02-14', '2026-02-28', '24 25 26 27 28'],
  ['2026-02-24', '2026-03-02', '25 26 27 28 2'],
  // Tomb-sweeping 2026: from 4 to 6 April, a Monday.
  ['2026-04-02', '2026-04-10', '3 7 8 9 10'],
  // Labour Day 2026: off from 1 to 5 May, worked on Saturday 9 May.
  ['2026-04-29', '2026-05-09', '30 6 7 8 9'],
  ['2026-05-06', '2026-05-12', '7 8 9 11 12'],
  // Dragon Boat 2026: from Friday 19 to Sunday 21 June.
  ['2026-06-18', '2026-06-26', '22 23 24 25 26'],
  // Mid-autumn 2026 from 25 to 27 September, National Day from 1 to 7 October; worked on Sunday 20 September and Saturday
  // 10 October.
  ['2026-09-18', '2026-09-24', '20 21 22 23 24'],
  ['2026-09-24', '2026-10-09', '28 29 30 8 9'],
  ['2026-09-29', '2026-10-12', '30 8 9 10 12'],
];

/** The results of the examples in a process with a clock in another zone. */
function examplesIn(zone: string): unknown {
  const script = `
    import { dueDay } from '#src/domain/working-days/calendar.ts';
    import { calendarWith } from '#mocks/calendar/calendar.ts';
    const examples = ${JSON.stringify(examples.map(([received]) => received))};
    const due = examples.map((received) => dueDay(received, calendarWith([]), 5).due);
    console.log(JSON.stringify([new Date(0).getTimezoneOffset() / 60, due]));
  `;
  const env = { ...process.env, TZ: zone };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }),
  );
}

describe('due days (decision 040)', () => {
  test.each([2025, 2026] as const)('W3.1: the calendar of %i is the published one', (year) => {
    const { free, worked } = notices[year];
    const daysOf = (span: string) => {
      const [first = '', last = ''] = span.split(' ').map((day) => `${year}-${day}`);
      const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
      return Array.from({ length }, (_, index) => addDays(first, index));
    };
    const known = (wanted: SpecialDay['kind']) =>
      stateDaysOf(year).flatMap(({ day, kind }) => (kind === wanted ? day : []));
    expect({ free: known('free'), worked: known('worked') }).toEqual({
      free: free.flatMap(daysOf),
      worked: worked.map((day) => `${year}-${day}`),
    });
  });

  test('W3.1: holidays do not count, worked weekend days do; worked examples of 2025 and 2026', () => {
    const found = examples.map(([received]) => {
      const answer = due(received);
      return [received, answer.due, answer.counted.map((day) => String(Number(day.slice(8)))).join(' ')];
    });
    expect(found).toEqual(examples);
  });

  test.each([
    ['Etc/GMT+8', 8],
    ['UTC', 0],
    ['Asia/Shanghai', -8],
  ])('W3.5: days are those of Asia/Shanghai with a clock in %s', (zone, offset) => {
    expect(examplesIn(zone)).toEqual([offset, examples.map(([, last]) => last)]);
  });

  test('W3.4: the explanation lists receipt, counted days, and skipped days with reasons', () => {
    expect(due('2026-04-29')).toEqual({
      received: '2026-04-29',
      due: '2026-05-09',
      counted: ['2026-04-30', '2026-05-06', '2026-05-07', '2026-05-08', '2026-05-09'],
      skipped: ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05'].map((day) => ({
        day,
        why: 'holiday',
        name: '劳动节',
      })),
      worked: [{ day: '2026-05-09', name: '劳动节' }],
      missingYears: [],
    });
    expect(due('2026-03-13').skipped).toEqual([
      { day: '2026-03-14', why: 'weekend', name: '' },
      { day: '2026-03-15', why: 'weekend', name: '' },
    ]);
  });

  test('W3.2: a year without a calendar is reported; only its weekends are known', () => {
    expect([isPublished(2025), isPublished(2026), isPublished(2027), stateDaysOf(2027)]).toEqual([
      true,
      true,
      false,
      [],
    ]);
    expect(due('2026-12-29')).toMatchObject({ due: '2027-01-05', missingYears: [2027] });
    expect(due('2026-12-23')).toMatchObject({ due: '2026-12-30', missingYears: [] });
  });

  test('days of the office override the calendar of the state, and make a year known', () => {
    const office: readonly SpecialDay[] = [
      { day: '2026-03-11', kind: 'free', name: '林业厅活动日', by: 'admin' },
      { day: '2026-03-14', kind: 'worked', name: '补班', by: 'admin' },
      { day: '2026-05-01', kind: 'worked', name: '值班', by: 'admin' },
      { day: '2027-01-01', kind: 'free', name: '元旦', by: 'admin' },
    ];
    const own = calendarWith(office);
    expect(dueDay('2026-03-10', own, 3)).toEqual({
      received: '2026-03-10',
      due: '2026-03-14',
      counted: ['2026-03-12', '2026-03-13', '2026-03-14'],
      skipped: [{ day: '2026-03-11', why: 'office', name: '林业厅活动日' }],
      worked: [{ day: '2026-03-14', name: '补班' }],
      missingYears: [],
    });
    expect([isWorked(own, '2026-05-01'), dueDay('2026-12-29', own, 5).missingYears]).toEqual([true, []]);
  });

  test('W3.5: a calendar with one working day a week works; one without any is reported as an error', () => {
    const mondays: Calendar = { specialOf: () => undefined, isPublished: () => true, workweek: [1] };
    expect(dueDay('2026-03-10', mondays, 5).due).toBe('2026-04-13');
    expect(() => dueDay('2026-03-10', { ...mondays, workweek: [] }, 5)).toThrow(
      'the calendar has no working day in the year after 2026-03-10',
    );
  });

  test('W3.7: lateness counts the working days after the due day', () => {
    const late = (until: string) => lateDays('2026-04-30', until, calendar);
    expect(
      ['2026-04-29', '2026-04-30', '2026-05-05', '2026-05-06', '2026-05-09', '2026-05-10', '2026-05-11'].map(late),
    ).toEqual([0, 0, 0, 1, 4, 4, 5]);
  });

  test('an impossible day is invalid', () => {
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '2026-1-1', '', '２０２６-01-01'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([addDays('2024-02-28', 1), addDays('2026-01-01', -1)]).toEqual(['2024-02-29', '2025-12-31']);
  });
});
