import { expect, test } from 'vitest';
import { selectPage } from '#mocks/handlers/content-query.ts';
import { deleteRecord, putRecord } from '#mocks/server/records.ts';
import { metaCollection } from '#mocks/store/collections.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { commentsPath } from '#src/domain/comments/comment.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';
import { articleRecords } from '#tests/support/seed.ts';
import { testStart } from '#tests/support/test-start.ts';

const times = ['2026-03-01 23:59:59', '2026-03-02 00:00:00', '2026-03-03 23:59:59', '2026-03-04 00:00:00'];
const records = times.map((updatedTime, index) =>
  recordOf(String(index), { updatedTime, version: [2, 10, 9, 1][index] ?? 0 }),
);

/** The answer of a list that has only these records. */
const idsOf = (query: Record<string, unknown>) =>
  createMemoryStore().transaction(async (tx) => {
    const { path } = scienceKnowledge;
    await tx.put(metaCollection, { id: 'meta', seed: '', start: testStart, epoch: 1 });
    for (const { id } of articleRecords) await deleteRecord(tx, path, id);
    for (const record of records) await putRecord(tx, path, record);
    const { list } = await selectPage(
      scienceKnowledge,
      { pageNum: 1, pageSize: 20, orderBy: 'id', ...query },
      { tx, session: null, now: 0, host: '' },
    );
    return list.map(({ id }) => id);
  });

test('decision 010: a list is filtered by the days on which its records changed, both included', async () => {
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

const paging = { pageNum: 1, pageSize: 20 };

/** Every text search: the call, its other fields, the name of the search field, and words that only some records contain. */
const searches: readonly [path: string, carried: object, name: string, words: string][] = [
  ['/home/scienceKnowledge/query', paging, 'keyword', '银杏'],
  ['/home/baseResources/options', {}, 'keyword', '弄岗'],
  ['/sys/user/query', paging, 'keyword', 'Expert'],
  ['/sys/role/query', paging, 'roleName', '专家'],
  ['/sys/role/options', {}, 'keyword', '专家'],
  ['/sys/log/query', paging, 'keyword', '的'],
  ['/sys/log/query', paging, 'account', 'editor'],
  [`${commentsPath}/query`, paging, 'keyword', '孩子'],
  [`${consultationsPath}/query`, paging, 'keyword', '孩子'],
  [`${scorePath}/query`, paging, 'keyword', '公园'],
];

test('Q12: the mock ignores blanks of any kind around search words, and finds everything for blanks alone', async () => {
  const { call, signIn } = createClient();
  const token = await signIn('admin');
  const ask = async (path: string, body: object) => dataOf<object>(await call(path, body, { token }));
  const results = await Promise.all(
    searches.map(async ([path, carried, name, words]) => {
      const found = await ask(path, { ...carried, [name]: words });
      const all = await ask(path, { ...carried, [name]: '' });
      const isNarrower = JSON.stringify(found) !== JSON.stringify(all);
      expect([path, await ask(path, { ...carried, [name]: `\u3000${words} \u200b` })]).toEqual([path, found]);
      expect([path, await ask(path, { ...carried, [name]: '\u00a0\u3000' })]).toEqual([path, all]);
      return [path, isNarrower];
    }),
  );
  expect(results).toEqual(searches.map(([path]) => [path, true]));
});
