import { expect, test } from 'vitest';
import { selectPage } from '#mocks/handlers/content-query.ts';
import { deleteRecord, putRecord } from '#mocks/server/records.ts';
import { articleRecords } from '#mocks/seed/content/science-knowledge.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

const times = ['2026-03-01 23:59:59', '2026-03-02 00:00:00', '2026-03-03 23:59:59', '2026-03-04 00:00:00'];
const records = times.map((updatedTime, index) =>
  recordOf(String(index), { updatedTime, version: [2, 10, 9, 1][index] ?? 0 }),
);

/** What a list of just these records answers. */
const idsOf = (query: Record<string, unknown>) =>
  createMemoryStore().transaction(async (tx) => {
    const { path } = scienceKnowledge;
    for (const { id } of articleRecords) await deleteRecord(tx, path, id);
    for (const record of records) await putRecord(tx, path, record);
    const { list } = await selectPage(scienceKnowledge, { pageNum: 1, pageSize: 20, orderBy: 'id', ...query }, tx);
    return list.map(({ id }) => id);
  });

test('decision 010: a list is narrowed to the days between which its records changed, both included', async () => {
  expect({
    between: await idsOf({ updatedFrom: '2026-03-02', updatedTo: '2026-03-03' }),
    from: await idsOf({ updatedFrom: '2026-03-02' }),
    to: await idsOf({ updatedTo: '2026-03-01' }),
    empty: await idsOf({ updatedFrom: '', updatedTo: '' }),
  }).toEqual({ between: ['1', '2'], from: ['1', '2', '3'], to: ['0'], empty: ['0', '1', '2', '3'] });
});

test('decision 010: versions are sorted as numbers', async () => {
  expect(await idsOf({ orderBy: 'version', desc: true })).toEqual(['1', '2', '0', '3']);
});
