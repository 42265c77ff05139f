import { expect, test } from 'vitest';
import { byRanking, rankedGrades } from '#src/domain/bases/grade-order.ts';
import type { Board } from '#src/domain/board/board.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { Option } from '#src/domain/content/option.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import { gradesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { base, createBench } from './panel.ts';

test('grades are ranked by their minimum points, not by name; a grade that no longer exists comes last', () => {
  const grades = [
    { name: '波', min: 0 },
    { name: '安', min: 90 },
    { name: '中', min: 60 },
  ];
  const ranked = rankedGrades([{ grades }, { grades: [{ name: '中', min: 70 }] }]);
  expect([ranked, ['往', '波', '中', '安'].sort(byRanking(ranked))]).toEqual([
    ['安', '中', '波'],
    ['安', '中', '波', '往'],
  ]);
});

test('filter, lists, statistics and the board list grades in the same order, best first', async () => {
  const { call } = await createBench();
  const page = { pageNum: 1, pageSize: 200, orderBy: 'grade' };
  const ask = async <Answer>(path: string, body: object) => dataOf<Answer>(await call('admin', path, body));
  const inOrder = (grades: readonly (string | null)[]) => [...new Set(grades)].filter((grade) => grade);

  const offered = (await ask<Option[]>(`${gradesPath}/options`, { keyword: '' })).map(({ name }) => name);
  const ofBases = await ask<ListPage<{ grade: string }>>(`${base.path}/query`, page);
  const ofReviews = await ask<ListPage<ReviewRow>>(`${scorePath}/query`, { ...page, status: 'passed' });
  const period = { period: 'all', from: '', to: '', compare: 'none', filters: {} };
  const { tables } = await ask<Figures>('/statistics/saBaseScore/query', period);
  const statistics = tables.flatMap(({ by, rows }) => (by === 'grade' ? [inOrder(rows.map(({ key }) => key))] : []));
  const { tiles } = dataOf<Board>(await call('admin', '/board/dashboard/query', null));
  const onBoard = tiles.grades?.grades.map(({ grade }) => grade) ?? [];

  expect(offered).toEqual(['优秀（示范）', '良好（达标）', '四星级', '合格（培育）', '列入培育']);
  expect({
    bases: inOrder(ofBases.list.map(({ grade }) => grade)),
    reviews: inOrder(ofReviews.list.map(({ grade }) => grade)),
    statistics,
    board: onBoard,
  }).toEqual({ bases: offered, reviews: offered, statistics: [offered], board: offered });
});
