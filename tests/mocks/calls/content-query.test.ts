import { beforeAll, describe, expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { putRecord } from '#mocks/server/records.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createClient, dataOf, refused, succeeded } from '#tests/mocks/client.ts';
import { seedRecords } from '#tests/support/seed.ts';

interface Item {
  id: string;
  status: string;
  isTop: boolean;
  updatedTime: string;
  homeBase: string;
  homeBaseName: string;
  type: string;
  createdBy: string;
}
type Page = { list: Item[]; total: number };

const path = '/home/scienceKnowledge';
const client = createClient();
let token = '';
const ask = (query: object, ofPath = path) =>
  client.call(`${ofPath}/query`, { pageNum: 1, pageSize: 100, ...query }, { token });
const list = async (query: object) => dataOf<Page>(await ask(query)).list;
const ids = async (query: object) => (await list(query)).map(({ id }) => id);

beforeAll(async () => {
  token = await client.signIn('editor');
});

test.each(contentDescriptors)('$path lists its seed, with the names of referenced records', async (type) => {
  const { list: records, total } = dataOf<Page>(await ask({}, type.path));
  expect(total).toBe(seedRecords[type.path as keyof typeof seedRecords].length);
  for (const { name } of fieldsOf(type).filter(({ kind }) => kind === 'reference')) {
    expect(
      records.filter(
        (record) => (textOf(record as never, name) === '') !== (textOf(record as never, `${name}Name`) === ''),
      ),
    ).toEqual([]);
  }
});

test('pages follow one another and end with an empty page', async () => {
  const all = await ids({});
  const pages = await Promise.all([1, 2, 3].map((pageNum) => ids({ pageNum, pageSize: 25 })));
  expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
  expect(pages.flat()).toEqual(all);
  expect(await ask({ pageNum: 4, pageSize: 25 })).toEqual(succeeded({ list: [], total: 60, pageNum: 4, pageSize: 25 }));
});

test('pinned records come first by default, then the latest changes', async () => {
  const records = await list({});
  const key = ({ isTop, updatedTime }: Item) => `${isTop ? 1 : 0} ${updatedTime}`;
  expect(records.filter(({ isTop }) => isTop).length).toBeGreaterThan(0);
  expect(records.map(key)).toEqual(records.map(key).sort().reverse());
});

describe('filters', () => {
  test.each([
    ['status', 'draft'],
    ['type', 'fireSafety'],
    ['homeBase', 'GXP022'],
    ['createdBy', 'admin'],
  ] as const)('%s must be equal', async (name, value) => {
    const expected = (await list({})).filter((record) => record[name] === value);
    expect(expected.length).toBeGreaterThan(0);
    expect(await list({ [name]: value })).toEqual(expected);
  });

  test('keyword searches title, keywords and summary, ignoring case', async () => {
    expect(await ids({ keyword: 'cathaya' })).toEqual(['1']);
    expect((await list({ keyword: '银杉' })).length).toBe(2);
    expect(await ids({ keyword: '没有这样的内容' })).toEqual([]);
  });

  test('several filters narrow together; empty and unknown filters do nothing', async () => {
    const drafts = await ids({ status: 'draft' });
    const narrowed = await ids({ status: 'draft', type: 'treesAndPlants' });
    expect(drafts).toEqual(expect.arrayContaining(narrowed));
    expect(narrowed.length).toBeLessThan(drafts.length);
    expect(await ids({ status: '', utm_source: 'mail' })).toEqual(await ids({}));
  });
});

describe('order', () => {
  test.each(['createdTime', 'releaseTime', 'mainTitle', 'status', 'id', 'phone'])(
    'by %s, in both directions',
    async (orderBy) => {
      const records = (await list({ orderBy })) as unknown as Record<string, string>[];
      const values = records.map((record) => record[orderBy] ?? '');
      const backwards = (await list({ orderBy, desc: true })) as unknown as Record<string, string>[];
      const { compare } = new Intl.Collator('zh-CN', { numeric: true });
      expect(values).toEqual([...values].sort(compare));
      expect(backwards.map((record) => record[orderBy])).toEqual([...values].reverse());
    },
  );

  test('sorts bases by their name', async () => {
    const names = (await list({ orderBy: 'homeBase' })).map(({ homeBaseName }) => homeBaseName);
    expect(names).toEqual([...names].sort(new Intl.Collator('zh-CN', { numeric: true }).compare));
  });

  test('is refused for an unknown field', async () => {
    expect(await ask({ orderBy: '__proto__' })).toEqual(refused(400, '不支持的排序字段：__proto__'));
  });
});

test.each([
  [{ pageNum: 0 }, '页码应为正整数'],
  [{ pageNum: 1.5 }, '请求参数不正确：pageNum'],
  [{ pageSize: 0 }, '每页条数应为1至200的整数'],
  [{ pageSize: 201 }, '每页条数应为1至200的整数'],
])('%o is refused', async (paging, rMsg) => {
  expect(await ask(paging)).toEqual(refused(400, rMsg));
});

describe('base resources to choose from', () => {
  const options = (keyword: string) => client.call('/home/baseResources/options', { keyword }, { token });

  test('are found by part of their name', async () => {
    const found = [{ id: 'GXP003', name: '广西高峰森林公园' }];
    expect(await options('高峰')).toEqual(succeeded(found));
  });

  test('are found by id, which finds the name of a stored base', async () => {
    expect(await options('GXP040')).toEqual(succeeded([{ id: 'GXP040', name: '山口红树林生态国家级自然保护区' }]));
  });

  test('list an exact match before the 20 names that contain the keyword', async () => {
    const store = createMemoryStore();
    const other = createClient({ store });
    const signedIn = await other.signIn('editor');
    const [base] = seedRecords['/home/baseResources'];
    await store.transaction((tx) =>
      putRecord(tx, '/home/baseResources', { ...(base as ContentRecord), id: 'Z1', name: '公园', status: 'online' }),
    );
    const found = dataOf<{ id: string }[]>(
      await other.call('/home/baseResources/options', { keyword: '公园' }, { token: signedIn }),
    );
    expect([found[0]?.id, found.length]).toEqual(['Z1', 20]);
  });

  test('are at most 20, any online ones without a keyword', async () => {
    const found = dataOf<{ id: string }[]>(await options(''));
    const online = seedRecords['/home/baseResources'].filter(({ status }) => status === 'online').map(({ id }) => id);
    expect(found.map(({ id }) => id)).toEqual(online.slice(0, 20));
    expect(await options('没有这个基地')).toEqual(succeeded([]));
  });
});
