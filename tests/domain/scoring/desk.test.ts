import { expect, test } from 'vitest';
import { type Grants, noGrants } from '#src/domain/rights/access.ts';
import { deskShowOf, onwardIn } from '#src/domain/scoring/desk.ts';

const grantsOf = (...buttons: string[]): Grants => ({ ...noGrants, buttons });
const chair = grantsOf('/home/baseResourcesApplication_edit');
const expert = grantsOf('/home/baseResourcesScore_expertscore');

test('by default a chair sees the reviews to decide and an expert sees their own pending ones; a query overrides this', () => {
  expect([deskShowOf({}, chair), deskShowOf({}, expert), deskShowOf({ show: 'done' }, chair)]).toEqual([
    'decide',
    'mine',
    'done',
  ]);
  expect([deskShowOf({ show: 'mistyped' }, expert), deskShowOf({ show: 'decide' }, expert)]).toEqual(['mine', 'mine']);
  expect(deskShowOf({ show: 'decide' }, chair)).toEqual('decide');
  // The filters behind a figure.
  expect([chair, expert].map((grants) => deskShowOf({ grade: 'good' }, grants))).toEqual(['all', 'mine']);
});

test('the next review to decide is the first other one of the queue, with the number of those that wait', () => {
  const row = (id: string) => ({ id });
  const queued = { id: '7', completeTime: '2026-11-20 09:00:00' };
  const scored = { id: '7', completeTime: null };
  expect([
    onwardIn({ list: [row('7'), row('8')], total: 3 }, queued),
    onwardIn({ list: [row('8'), row('9')], total: 3 }, queued),
    onwardIn({ list: [row('8'), row('9')], total: 2 }, scored),
    onwardIn({ list: [row('7')], total: 1 }, queued),
    onwardIn({ list: [], total: 0 }, scored),
  ]).toEqual([{ id: '8', count: 2 }, { id: '8', count: 2 }, { id: '8', count: 2 }, null, null]);
});
