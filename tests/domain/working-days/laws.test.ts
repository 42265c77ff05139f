import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calendar, dueDay, isWorked, lateDays } from '#src/domain/working-days/calendar.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';

const dayFrom = (count: number) => addDays('2024-01-01', count);
const days = fc.integer({ min: 0, max: 1200 }).map(dayFrom);

/** The calendar of the state with arbitrary days of an office. */
const calendars = fc
  .array(fc.record({ day: days, kind: fc.constantFrom('free', 'worked' as const) }), { maxLength: 40 })
  .map((added): Calendar => calendarWith(added.map((special) => ({ ...special, name: '设置', by: 'admin' }))));

describe('laws of due days (decision 040)', () => {
  test('W3.5: a later receipt never gives an earlier due day', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 60 }),
        calendars,
        fc.integer({ min: 1, max: 15 }),
        (day, later, calendar, count) => {
          const first = dueDay(day, calendar, count).due;
          const second = dueDay(addDays(day, later), calendar, count).due;
          expect(second >= first).toBe(true);
        },
      ),
    );
  });

  test('every day from the receipt to the due day counts or is skipped, and the last one counts', () => {
    fc.assert(
      fc.property(days, calendars, (day, calendar) => {
        const { counted, due, skipped } = dueDay(day, calendar, 5);
        const all = [...counted, ...skipped.map((one) => one.day)].toSorted();
        const between = Array.from({ length: all.length }, (_, index) => addDays(day, index + 1));
        expect([all, counted.at(-1), counted.every((one) => isWorked(calendar, one))]).toEqual([between, due, true]);
      }),
    );
  });

  test('an answer one working day later is one day later', () => {
    fc.assert(
      fc.property(days, calendars, fc.integer({ min: 0, max: 40 }), (due, calendar, after) => {
        const until = addDays(due, after);
        const next = addDays(until, 1);
        const more = isWorked(calendar, next) ? 1 : 0;
        expect(lateDays(due, next, calendar)).toBe(lateDays(due, until, calendar) + more);
      }),
    );
  });
});
