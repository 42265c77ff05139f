import { expect, test } from 'vitest';
import { type Grants, noGrants } from '#src/domain/rights/access.ts';
import { deskShowOf } from '#src/domain/scoring/desk.ts';

const grantsOf = (...buttons: string[]): Grants => ({ ...noGrants, buttons });
const chair = grantsOf('/home/baseResourcesApplication_edit');
const expert = grantsOf('/home/baseResourcesScore_expertscore');

test('by default a chair sees all reviews and an expert the own pending ones; a query overrides this', () => {
  expect([deskShowOf({}, chair), deskShowOf({}, expert), deskShowOf({ show: 'done' }, chair)]).toEqual([
    'all',
    'mine',
    'done',
  ]);
  expect([deskShowOf({ show: 'mistyped' }, expert), deskShowOf({ show: 'decide' }, expert)]).toEqual(['mine', 'mine']);
  expect(deskShowOf({ show: 'decide' }, chair)).toEqual('decide');
});
