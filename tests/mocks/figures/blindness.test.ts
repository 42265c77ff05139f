import { expect, test } from 'vitest';
import type { Figures } from '#src/domain/figures/figures.ts';
import { roleCollection } from '#mocks/store/collections.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { createBench, experts } from '#tests/mocks/scoring/panel.ts';

const asked = { period: 'all', from: '', to: '', compare: 'none', filters: { kind: 'scienceBase' } };

test('W1.1: statistics hide points and grade of an earlier review of a base from an account that still has to score it', async () => {
  const bench = await createBench();
  const figuresOf = async (account: string) => {
    const figures = dataOf<Figures>(await bench.call(account, '/statistics/saBaseScore/query', asked));
    const known = (by: string) =>
      (figures.tables.find((table) => table.by === by)?.rows ?? [])
        .filter(({ key }) => key !== '')
        .reduce((sum, { value }) => sum + value, 0);
    return { total: figures.total, graded: known('grade'), banded: known('points'), mean: figures.mean };
  };
  await bench.ask('auditor', 'query', { pageNum: 1, pageSize: 20 });
  await bench.store.transaction(async (tx) => {
    const role = await tx.get(roleCollection, '5');
    const modules = [...(role?.modules ?? []), { modulePath: '/statistics/saBaseScore', moduleName: '基地评分统计' }];
    await tx.put(roleCollection, { id: '5', roleName: '评审专家', ...role, modules });
  });
  const opened = await bench.appoint({ experts: experts.slice(0, 3) });
  await bench.submitAll(opened, { expert: 0.8, expert2: 0.82, expert3: 0.84 });
  const before = await figuresOf('expert5');
  expect(await figuresOf('expert')).toEqual(before);
  dataOf(await bench.ask('auditor', 'pass', { id: opened.id }));
  const passed = await figuresOf('expert5');
  expect(passed).toMatchObject({ total: before.total + 1, graded: before.graded + 1, banded: before.banded + 1 });
  expect(await figuresOf('expert')).toEqual(passed);

  await bench.appoint({ experts: ['expert', 'expert2', 'expert4'] });
  expect(await figuresOf('expert5')).toEqual(passed);
  // An expert who submitted then sees the desk’s row of that review; a new expert does not.
  expect(await figuresOf('expert4')).toEqual({ ...before, total: passed.total });
});
