import { expect, test } from 'vitest';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { articleValues } from './article.ts';
import { createClient, dataOf } from './client.ts';

const path = '/home/scienceKnowledge';

interface Item {
  id: string;
  mainTitle: string;
  isTop: boolean;
  updatedTime: string;
}
type Page = { list: Item[]; total: number };

async function sized(size?: 'S' | 'M' | 'L') {
  const store = createMemoryStore();
  const client = createClient({ store });
  await client.backend.reset(size);
  const token = await client.signIn('editor');
  const call = (verb: string, body: object, ofPath = path) => client.call(`${ofPath}/${verb}`, body, { token });
  const query = async (asked: object, ofPath = path) =>
    dataOf<Page>(await call('query', { pageNum: 1, pageSize: 20, ...asked }, ofPath));
  return { client, store, call, query };
}

test.each([
  [undefined, 60, 60],
  ['S', 60, 60],
  ['M', 2_000, 2_000],
  ['L', 100_000, 2_000],
] as const)('size %s', async (size, articles, news) => {
  const { client, query } = await sized(size);
  const [science, information] = [await query({}), await query({}, '/home/informationCenter')];
  expect({
    size: await client.backend.commands.size(),
    science: science.total,
    information: information.total,
  }).toEqual({
    size: size ?? 'S',
    science: articles,
    information: news,
  });
});

test('a reset keeps the size unless another one is given', async () => {
  const { client } = await sized('M');
  await client.backend.reset();
  expect(await client.backend.commands.size()).toBe('M');
  await client.backend.reset('S');
  expect(await client.backend.commands.size()).toBe('S');
});

test('any of 100,000 articles can be found, sorted, changed and extended', async () => {
  const { call, query } = await sized('L');
  const key = ({ isTop, updatedTime }: Item) => `${isTop ? 1 : 0} ${updatedTime}`;
  const [first, last] = [await query({ pageSize: 200 }), await query({ pageNum: 5_000 })];
  const keys = [...first.list, ...last.list].map(key);
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect((await query({ keyword: '第1600辑' })).total).toBe(60);

  const found = dataOf<Item>(await call('get', { id: '99999' }));
  expect(found.mainTitle).toMatch(/（第1667辑）$/);
  const online = (await query({ status: 'online', pageNum: 2 })).list[0] as Item;
  await call('updown', { id: online.id, on: false });
  expect((await query({ status: 'offline' })).list[0]?.id).toBe(online.id);
  expect(dataOf<Item>(await call('add', articleValues)).id).toBe('100001');
  expect((await query({})).total).toBe(100_001);
});

test('computed records are the same for everyone and cannot be changed', async () => {
  const { call, store, query } = await sized('M');
  const { list } = await query({});
  await call('updown', { id: list[0]?.id, on: false });
  const other = await sized('M');
  expect((await other.query({})).list).toEqual(list);
  const kept = await store.transaction((tx) => tx.all<{ id: string }>({ name: path, idOf: ({ id }) => id }));
  expect(kept.map(({ id }) => id)).toEqual([list[0]?.id]);
});
