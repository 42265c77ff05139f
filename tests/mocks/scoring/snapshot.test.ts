import { afterEach, expect, test, vi } from 'vitest';
import { toMappedBase } from '#src/domain/bases/mapped-base.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type * as Rules from '#src/domain/scoring/result-rule.ts';
import { resultSheets } from '#src/domain/scoring/result-table.ts';
import type { Review, ReviewRow } from '#src/domain/scoring/review.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { rule } from '#tests/support/changed-rule.ts';
import { base, createBench, experts, filled } from './panel.ts';

vi.mock('#src/domain/scoring/result-rule.ts', async (original) => {
  const { changeable } = await import('#tests/support/changed-rule.ts');
  return changeable(await original<typeof Rules>());
});
afterEach(() => {
  rule.changed = null;
});

/** Drops no sheet, and flags sheets that are 1 point from the mean. */
const other: Rules.ResultRule = {
  name: 'trimmedMean',
  parameters: { fewestForResult: 2, fewestForDropping: 9, outlierDistance: 1 },
};

test('W1.9: desk, review, file, list, map and statistics show the passed result, also after the rule changed and a reopened sheet vetoes', async () => {
  const bench = await createBench();
  const { id, template } = await bench.appoint({ experts });
  await bench.submitAll({ id, template } as Review, {
    expert: 0.8,
    expert2: 0.82,
    expert3: 0.84,
    expert4: 0.86,
    expert5: 0.6,
  });
  const step = async (name: string, body: object = {}) =>
    dataOf<Review>(await bench.ask('auditor', name, { id, ...body }));
  const statistic = { period: 'all', from: '', to: '', compare: 'none', filters: { kind: 'scienceBase' } };
  const everywhere = async () => {
    const page = { pageNum: 1, pageSize: 10, passedFrom: '2026-06-08' };
    const [row] = dataOf<ListPage<ReviewRow>>(await bench.ask('auditor', 'query', page)).list;
    const review = await bench.review(id);
    const record = dataOf<ContentRecord>(await bench.call('editor', `${base.path}/get`, { id: base.id }));
    const { tables } = dataOf<Figures>(await bench.call('admin', '/statistics/saBaseScore/query', statistic));
    return {
      desk: [row?.id, row?.mean, row?.grade, row?.fails],
      review: [review.mean, review.grade, review.fails, review.passed],
      file: resultSheets(review, (key, values) => JSON.stringify([key, values])),
      list: record['grade'],
      map: toMappedBase(record).grade,
      statistics: tables,
    };
  };

  await step('keep', { account: 'expert5', reason: '情况属实' });
  const passed = await step('pass');
  const atPassing = await everywhere();
  expect(atPassing.desk).toEqual([id, passed.mean, passed.grade, false]);
  expect([atPassing.list, atPassing.map]).toEqual([passed.grade, passed.grade]);
  expect(passed.passed).toMatchObject({
    result: {
      rule: { name: 'trimmedMean', parameters: { fewestForResult: 3, fewestForDropping: 5, outlierDistance: 15 } },
      mean: 82.33,
      sheets: [
        { total: 59.5, isDropped: true, isOutlier: true },
        { total: 81, isDropped: false },
        {},
        {},
        { isDropped: true },
      ],
    },
    template: { id: template.id, number: template.number },
  });

  rule.changed = other;
  expect(await everywhere()).toEqual(atPassing);
  await step('reopen', { account: 'expert3', reason: '公示有反映' });
  const content = filled(template, 0.4);
  await bench.write('submit', id, 'expert3', { ...content, vetoes: ['V1'] });
  expect(await everywhere()).toEqual(atPassing);

  // When it passes again, it gets a new snapshot by the current rule.
  await step('reopen', { account: 'expert3', reason: '认定有误' });
  await bench.write('submit', id, 'expert3', filled(template, 0.84));
  for (const account of experts) await bench.ask('auditor', 'keep', { id, account, reason: '情况属实' });
  const again = (await step('pass')).passed?.result;
  expect(again).toMatchObject({ rule: other, mean: 78.4, sheets: experts.map(() => ({ isDropped: false })) });
});
