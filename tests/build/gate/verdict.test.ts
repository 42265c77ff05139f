import { expect, test } from 'vitest';
import { type Cost, exceeded, median } from '#scripts/gate/verdict.ts';

const budget: Cost = { work: 72.95, calls: 175_000, renders: 551, elements: 609, forced: 4 };

test('a cost may be a twentieth above its budget, and any amount below', () => {
  const within = { work: 76.5, calls: 183_750, renders: 578, elements: 100, forced: 0 };
  expect(exceeded('login', within, budget)).toEqual([]);
});

test('each cost that is higher is named', () => {
  const above = { work: 76.6, calls: 350_000, renders: 579, elements: 640, forced: 5 };
  expect(exceeded('login', above, budget)).toEqual([
    'login: work 76.6, budget 72.95 (+5.0 %)',
    'login: calls 350000, budget 175000 (+100.0 %)',
    'login: renders 579, budget 551 (+5.1 %)',
    'login: elements 640, budget 609 (+5.1 %)',
    'login: forced 5, budget 4 (+25.0 %)',
  ]);
});

test('what had none may not appear, and a journey without a budget fails', () => {
  const none = { ...budget, forced: 0 };
  expect(exceeded('kept', { ...none, forced: 1 }, none)).toEqual(['kept: forced 1, budget 0 (new)']);
  expect(exceeded('other', budget, undefined)).toEqual(['other has no budget']);
});

test('a cost that was not measured fails', () => {
  expect(exceeded('login', { ...budget, work: Number.NaN }, budget)).toHaveLength(1);
});

test('the median of each cost counts', () => {
  const second = { work: 80, calls: 9000, renders: 552, elements: 609, forced: 3 };
  const third = { work: 9, calls: 176_000, renders: 553, elements: 610, forced: 4 };
  expect(median([budget, second, third])).toEqual({
    work: 72.95,
    calls: 175_000,
    renders: 552,
    elements: 609,
    forced: 4,
  });
});
