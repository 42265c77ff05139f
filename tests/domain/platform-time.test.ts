import { expect, test } from 'vitest';
import { dayAt, wallClockAt } from '#src/domain/platform-time.ts';

const at = (instant: string) => Date.parse(instant);

test('an instant is the time of a clock in China, including the summers with daylight saving time', () => {
  const shown = [
    '2026-03-12T01:30:07Z',
    '2026-12-31T16:00:00Z',
    '2026-02-28T15:59:59.999Z',
    '1988-07-01T00:00:00Z',
  ].map((instant) => wallClockAt(at(instant)));
  expect(shown).toEqual(['2026-03-12 09:30:07', '2027-01-01 00:00:00', '2026-02-28 23:59:59', '1988-07-01 09:00:00']);
});

test('a period of days ends on the platform’s day and extends back over months, leap days and years', () => {
  const now = at('2024-02-29T16:30:00Z');
  expect({
    today: dayAt(now),
    yesterday: dayAt(now, 1),
    sixDaysBefore: dayAt(now, 6),
    twoMonthsBefore: dayAt(now, 61),
  }).toEqual({
    today: '2024-03-01',
    yesterday: '2024-02-29',
    sixDaysBefore: '2024-02-24',
    twoMonthsBefore: '2023-12-31',
  });
});
