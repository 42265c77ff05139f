import { describe, expect, test } from 'vitest';
import { readDate, readDateTime } from '#src/domain/tables/import-dates.ts';

test('dates are read in the usual forms and as spreadsheet serials', () => {
  const days = [
    '2026-03-12',
    '2026/3/12',
    '2026.3.12',
    '2026年3月12日',
    '20260312',
    ' 2026-3-12 9:30 ',
    '46093',
    '46093.396',
  ];
  expect(days.map(readDate)).toEqual(days.map(() => '2026-03-12'));
  const times = [
    '2026-03-12 09:30:00',
    '2026/3/12 9:30',
    '2026-03-12T09:29:59.700',
    '2026年3月12日9时30分',
    '46093.3958333333',
  ];
  expect(times.map(readDateTime)).toEqual(times.map(() => '2026-03-12 09:30:00'));
  expect(readDateTime('2026/3/12')).toEqual('2026-03-12 00:00:00');
  expect(['12/3/2026', 'soon', '', '2026-13-45'].map(readDate)).toEqual(['12/3/2026', 'soon', '', '2026-13-45']);
});

describe('Q5: an instant with a zone is converted to Asia/Shanghai, or stays and is refused', () => {
  test.for<[string, string, string]>([
    ['2026-03-11T16:00:00.000Z', '2026-03-12', '2026-03-12 00:00:00'],
    ['2026-03-12T00:00:00+08:00', '2026-03-12', '2026-03-12 00:00:00'],
    ['2026-03-12T09:30+08', '2026-03-12', '2026-03-12 09:30:00'],
    ['2026-03-12 00:00:00 +0900', '2026-03-11', '2026-03-11 23:00:00'],
    ['2026-03-11 20:30:00 -05:30', '2026-03-12', '2026-03-12 10:00:00'],
    ['2026-03-11 16:00 UTC', '2026-03-12', '2026-03-12 00:00:00'],
    ['2026/3/11 16:00:00 gmt', '2026-03-12', '2026-03-12 00:00:00'],
    ['2026-12-31T15:59:59.700Z', '2027-01-01', '2027-01-01 00:00:00'],
  ])('%s', ([written, day, time]) => {
    expect([readDate(written), readDateTime(written)]).toEqual([day, time]);
  });

  test.for([
    'Thu Mar 12 2026 00:00:00 GMT+0800',
    '2026-03-12T00:00:00+08:00[Asia/Shanghai]',
    '2026-03-12 09:30:00 CST',
    '2026-03-12 09:30-10:30',
    '2026-03-12+08:00',
  ])('%s stays', (written) => {
    expect([readDate(written), readDateTime(written)]).toEqual([written, written]);
  });

  test.for(['2026-02-30T16:00:00Z', '2026-03-12T25:00:00Z', '2026-03-12T24:00:00Z', '2026-03-12T09:30:00+99:00'])(
    '%s, with an impossible day, time or zone, stays',
    (written) => {
      expect([readDate(written), readDateTime(written)]).toEqual([written, written]);
    },
  );
});

test('Q2: a fraction of a second in a text is rounded, as in a serial', () => {
  expect(
    ['46093.512499999997', '2026-03-12 12:17:59.9', '2026-12-31 23:59:59.5', '2026-03-12 12:18:00.4'].map(readDateTime),
  ).toEqual(['2026-03-12 12:18:00', '2026-03-12 12:18:00', '2027-01-01 00:00:00', '2026-03-12 12:18:00']);
});
