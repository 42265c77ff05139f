import { expect, test } from 'vitest';
import { type Review, type ReviewRow, reviewStateOf } from '#src/domain/scoring/review.ts';
import { resultSheets } from '#src/domain/scoring/result-table.ts';
import { resultThatCounts, shownResult } from '#src/domain/scoring/result.ts';
import { missingMarks, totalOf } from '#src/domain/scoring/sheet.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { createBench } from '#tests/mocks/scoring/panel.ts';
import { pastReviews, reviewRows, sheetRows, templateRows } from '#tests/support/seed.ts';
import { testStart } from '#tests/support/test-start.ts';

async function rowsFor(account: string, request: object = {}) {
  const { ask } = await createBench();
  return dataOf<{ list: ReviewRow[] }>(await ask(account, 'query', { pageNum: 1, pageSize: 200, ...request })).list;
}

test('the seeded reviews are in every state, overdue ones first, with the results of their sheets', async () => {
  const past = new Set(pastReviews.map(([{ subject }]) => subject));
  const all = await rowsFor('auditor');
  const rows = all.filter(({ subject }) => !past.has(subject.id));
  const scored = all.filter(({ subject }) => past.has(subject.id));
  expect([scored.length, new Set(scored.map(({ status }) => status))]).toEqual([past.size, new Set(['passed'])]);
  expect(new Set(scored.map(({ grade }) => grade)).size).toBeGreaterThan(4);
  expect(
    rows.map(({ subject: { id }, status, isOverdue, submitted, expected, mean, grade, fails }) =>
      [id, status, isOverdue ? 'overdue' : '', `${submitted}/${expected}`, mean, fails ? 'fails' : grade].join(' '),
    ),
  ).toEqual([
    'SQ012 scoring overdue 1/4  ',
    'SQ016 scoring overdue 2/5  ',
    'SQ013 scoring  5/5 86.17 良好（达标）',
    'SQ014 scoring  5/5 90.83 fails',
    'SQ015 scoring  4/4 83.63 良好（达标）',
    'SQ009 scoring  0/5  ',
    'SQ011 scoring  2/4  ',
    'SQ010 scoring  1/5  ',
    'GXP015 scoring  2/5  ',
    'GXP025 passed  4/5 90.83 优秀（示范）',
    'SQ022 returned  3/3 71.83 合格（培育）',
    'SQ019 passed  4/4 77.13 合格（培育）',
    'SQ017 passed  5/5 88.83 良好（达标）',
    'SQ021 returned  5/5 68.67 不合格',
    'SQ018 passed  5/5 84.5 良好（达标）',
    'SQ024 passed  5/5 82.17 良好（达标）',
    'SQ023 passed  5/5 91.83 优秀（示范）',
  ]);
});

test('A6: list, page and file of each seeded review have the same mean, grade and veto', async () => {
  const { review: open } = await createBench();
  const rows = await rowsFor('auditor');
  const answers = [];
  for (const { id, mean, grade, fails, isVetoed } of rows) {
    const review = await open(id);
    const onPage = shownResult(review.template, resultThatCounts(review));
    expect([id, onPage]).toEqual([id, { mean, grade, fails, isVetoed }]);
    const cells = resultSheets(review, (key) => key)[0]?.rows ?? [];
    const inFile = (name: string) =>
      cells.find(([first]) => first === `reviews:result.${name}`)?.find((cell, index) => index > 0 && cell !== '');
    expect([id, inFile('mean') ?? null]).toEqual([id, mean === null ? null : { mean }]);
    expect([id, inFile('grade') ?? null]).toEqual([id, fails ? 'reviews:result.noGrade' : grade]);
    expect([id, cells.flat().includes('reviews:fail.veto')]).toEqual([id, isVetoed]);
    answers.push(isVetoed ? 'vetoed' : mean === null ? 'open' : 'graded');
  }
  expect(new Set(answers)).toEqual(new Set(['open', 'graded', 'vetoed']));
});

test('reviews with all their sheets are to be decided since the last sheet came in, and filtered as such', async () => {
  const all = await rowsFor('auditor');
  const stateAndAge = (row: ReviewRow) => [row.subject.id, reviewStateOf(row), row.completeTime];
  const toDecide = await rowsFor('auditor', { status: 'toDecide' });
  expect(toDecide.map(stateAndAge)).toEqual([
    ['SQ013', 'toDecide', '2026-05-22 16:35:32'],
    ['SQ014', 'toDecide', '2026-05-26 16:43:18'],
    ['SQ015', 'toDecide', '2026-05-28 14:18:48'],
  ]);
  expect(await rowsFor('auditor', { show: 'decide' })).toEqual(toDecide);
  const scoring = await rowsFor('auditor', { status: 'scoring' });
  expect(scoring.every(({ completeTime, submitted, expected }) => completeTime === null && submitted < expected)).toBe(
    true,
  );
  expect(scoring.length + toDecide.length).toBe(all.filter(({ status }) => status === 'scoring').length);
});

test('the expert’s desk has work from the start', async () => {
  const states = (rows: readonly ReviewRow[]) => rows.map(({ subject: { id }, own }) => `${id} ${own}`);
  expect(states(await rowsFor('expert', { show: 'mine' }))).toEqual([
    'SQ012 notStarted',
    'SQ016 begun',
    'SQ009 notStarted',
    'SQ010 begun',
    'GXP015 notStarted',
  ]);
  expect((await rowsFor('expert', { show: 'done' })).length).toBeGreaterThan(5);
});

test('W1.3: the list of a seeded panel shows the progress of each expert', async () => {
  const { review } = await createBench();
  const stateOf = ({ account, state, marked, all }: Review['members'][number]) => [account, state, marked, all];
  const id = (subject: string) => reviewRows.find((row) => row.subject.id === subject)?.id ?? '';
  expect((await review(id('SQ010'))).members.map(stateOf)).toEqual([
    ['expert', 'begun', 7, 29],
    ['expert2', 'submitted', 29, 29],
    ['expert3', 'begun', 15, 29],
    ['expert4', 'notStarted', 0, 29],
    ['expert5', 'notStarted', 0, 29],
  ]);
  expect((await review(id('SQ012'))).members.map(({ state }) => state)).toEqual([
    'notStarted',
    'replaced',
    'submitted',
    'begun',
    'notStarted',
  ]);
  expect((await review(id('SQ019'))).members[4]?.state).toBe('closed');
});

test('the mock would accept the seeded sheets, and none is later than the date of the seed', () => {
  const now = toShanghaiTime(testStart);
  for (const sheet of sheetRows) {
    const review = reviewRows.find(({ id }) => id === sheet.review);
    const template = templateRows.find(({ id }) => id === review?.templateId);
    if (!template || !review) throw new Error('a seeded sheet without review or template');
    if (sheet.status === 'submitted') expect(missingMarks(template, sheet)).toEqual([]);
    expect(totalOf(template, sheet)).toBeLessThanOrEqual(100);
    const times = review.events.map(({ time }) => time);
    expect([times, times.at(-1)]).toEqual([times.toSorted(), review.updatedTime]);
    expect(review.updatedTime <= now).toBe(true);
  }
});
