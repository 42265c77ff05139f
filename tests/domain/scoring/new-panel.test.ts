import { describe, expect, test } from 'vitest';
import { type Candidate, lastExperts, panelLacks, usualDue } from '#src/domain/scoring/panel.ts';
import { isWorked } from '#src/domain/working-days/calendar.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';

const calendar = calendarWith([]);

describe('the usual due day', () => {
  test.each([
    ['ten working days without an earlier panel', '2026-11-26', null, '2026-12-10'],
    ['the span of the last panel', '2026-11-26', { appointed: '2026-03-09', due: '2026-03-16' }, '2026-12-03'],
    // The state's calendar: off from 1 to 7 October, worked on Saturday 10 October.
    ['working days, not days', '2026-09-29', { appointed: '2026-03-09', due: '2026-03-16' }, '2026-10-12'],
    ['at least one', '2026-11-26', { appointed: '2026-03-09', due: '2026-03-09' }, '2026-11-27'],
  ])('is %s', (_, today, last, due) => {
    expect(usualDue(today, last, calendar)).toEqual(due);
  });

  test('is never a day off, in a year with all its holidays and a day that the office adds', () => {
    const office = calendarWith([{ day: '2026-12-10', kind: 'free', name: '局庆', by: 'office' }]);
    const start = Date.parse('2025-12-20');
    const today = Array.from({ length: 375 }, (_, day) =>
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
    );
    const spans = [
      null,
      ...['2026-03-09', '2026-03-10', '2026-03-13', '2026-04-20'].map((due) => ({ appointed: '2026-03-09', due })),
    ];
    const off = today
      .flatMap((day) => spans.map((last) => usualDue(day, last, office)))
      .filter((due) => !isWorked(office, due));
    expect([off, usualDue('2026-11-26', null, office)]).toEqual([[], '2026-12-11']);
  });
});

test('of the last panel, the experts who may be appointed again are offered, and the others are named', () => {
  const candidates = ['a', 'c', 'd'].map((account) => ({ account })) as Candidate[];
  const last = {
    title: '青秀山',
    day: '2026-05-01',
    experts: [
      { account: 'a', name: '甲' },
      { account: 'b', name: '乙' },
      { account: 'c', name: '丙' },
    ],
  };
  const offer = { candidates, template: null, due: '2026-12-10' };
  expect([lastExperts({ ...offer, last }), lastExperts({ ...offer, last: null })]).toEqual([
    { again: ['a', 'c'], missing: ['乙'] },
    { again: [], missing: [] },
  ]);
});

test('a panel lists the demands that it does not meet yet, one by one', () => {
  expect(
    [
      { id: '', due: '', experts: [] },
      { id: '3', due: '', experts: ['a'] },
      { id: '3', due: '2026-12-10', experts: [] },
      { id: '3', due: '2026-12-10', experts: ['a'] },
      { id: '3', due: '2025-12-10', experts: ['a'] },
    ].map((panel) => panelLacks(panel, '2026-12-10')),
  ).toEqual([['subject', 'due', 'experts'], ['due'], ['experts'], [], ['due']]);
});
