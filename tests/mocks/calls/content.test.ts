import { describe, expect, test } from 'vitest';
import { articleValues } from '#tests/mocks/article.ts';
import { type Client, createClient, dataOf, refused, succeeded } from '#tests/mocks/client.ts';

const path = '/home/scienceKnowledge';
const added = Date.parse('2026-06-02T10:00:00+08:00');
const later = '2026-06-02 10:05:00';

interface Saved {
  id: string;
  version: number;
}

/** The record that `add` with `articleValues` creates in a new store. */
const draft = {
  ...articleValues,
  homeBaseName: '广西高峰森林公园',
  id: '61',
  status: 'draft',
  isTop: false,
  isBanner: false,
  createdBy: 'editor',
  createdByName: '科普宣传科',
  createdTime: '2026-06-02 10:00:00',
  updatedBy: 'editor',
  updatedByName: '科普宣传科',
  updatedTime: '2026-06-02 10:00:00',
  version: 1,
};

/** An editor's back-end with one new draft, five minutes after it was added. */
async function withDraft() {
  let now = added;
  const client = createClient({ now: () => now });
  const token = await client.signIn('editor');
  const call = (verb: string, body: unknown, headers = {}) => client.call(`${path}/${verb}`, body, { token, headers });
  const answer = await call('add', articleValues);
  now += 5 * 60_000;
  return { client, call, answer };
}

test('add creates a draft with exactly the values that were sent', async () => {
  const { call, answer } = await withDraft();
  expect(answer).toEqual(succeeded(draft));
  expect(await call('get', { id: '61' })).toEqual(succeeded(draft));
});

test('each new record has the next number', async () => {
  const { call } = await withDraft();
  expect(dataOf<Saved>(await call('add', articleValues)).id).toBe('62');
});

test('update replaces the values and counts the version', async () => {
  const { client } = await withDraft();
  const token = await client.signIn('admin');
  const change = { ...articleValues, id: '61', version: 1, mainTitle: '新题目', homeBase: 'GXP001' };
  const answer = await client.call(`${path}/update`, change, { token });
  const homeBaseName = '良凤江国家森林公园（南宁树木园）';
  const by = { updatedBy: 'admin', updatedByName: '平台管理员' };
  expect(answer).toEqual(succeeded({ ...draft, ...change, homeBaseName, version: 2, ...by, updatedTime: later }));
});

test('an update without changes creates neither a version nor a revision', async () => {
  const { call } = await withDraft();
  expect(await call('update', { ...articleValues, id: '61', version: 1 })).toEqual(succeeded(draft));
  expect(dataOf<unknown[]>(await call('revisions', { id: '61' }))).toHaveLength(1);
});

test('a save that is based on an older version is refused and changes nothing', async () => {
  const { call } = await withDraft();
  const second = dataOf(await call('update', { ...articleValues, id: '61', version: 1, mainTitle: '二' }));
  const conflict = refused(409, '内容已被他人修改，请刷新后重试');
  expect(await call('update', { ...articleValues, id: '61', version: 1, mainTitle: '三' })).toEqual(conflict);
  expect(await call('get', { id: '61' })).toEqual(succeeded(second));
});

test.each([
  ['get', { id: '999' }],
  ['update', { ...articleValues, id: '999', version: 1 }],
  ['updown', { id: '999', on: true }],
  ['istop', { id: '999', on: true }],
  ['isbanner', { id: '999', on: true }],
])('%s of a missing record is refused', async (verb, body) => {
  const { call } = await withDraft();
  expect(await call(verb, body)).toEqual(refused(404, '内容不存在或已被删除'));
});

test.each([
  ['a required field is blank', { mainTitle: ' ' }, '请求参数不正确：mainTitle'],
  ['a phone is wrong', { phone: '2200000000' }, '请求参数不正确：phone'],
  ['a kind is unknown', { type: 'other' }, '请求参数不正确：type'],
  ['a day does not exist', { releaseTime: '2026-02-30 10:00:00' }, '请求参数不正确：releaseTime'],
  ['a base is unknown', { homeBase: 'GXP999' }, '所选内容不存在'],
])('nothing is saved when %s', async (_, change, rMsg) => {
  const { call } = await withDraft();
  expect(await call('add', { ...articleValues, ...change })).toEqual(refused(400, rMsg));
  expect(await call('update', { ...articleValues, ...change, id: '61', version: 1 })).toEqual(refused(400, rMsg));
  expect(await call('get', { id: '61' })).toEqual(succeeded(draft));
});

test('dismissals are stored as a save of their own, only in one’s own name, and kept by saves without them', async () => {
  const { client, call } = await withDraft();
  const dismissal = {
    check: 'mobile',
    field: 'summary',
    text: '13907710001',
    reason: '公开电话',
    by: 'editor',
    name: '科普宣传科',
    time: later,
  };
  const save = (change: object, version: number, token?: string) =>
    token
      ? client.call(`${path}/update`, { ...articleValues, ...change, id: '61', version }, { token })
      : call('update', { ...articleValues, ...change, id: '61', version });
  const dismissals = JSON.stringify([dismissal]);
  const asAdmin = JSON.stringify([{ ...dismissal, by: 'admin', name: '平台管理员' }]);
  expect(await save({ dismissals: asAdmin }, 1)).toEqual(refused(400, '只能以本人名义忽略检查结果'));
  expect(await save({ dismissals: '[{}]' }, 1)).toEqual(refused(400, '检查结果的忽略记录无法读取'));
  expect(dataOf(await save({ dismissals }, 1))).toMatchObject({ dismissals, version: 2 });
  const admin = await client.signIn('admin');
  expect(dataOf(await save({ dismissals, summary: '一' }, 2, admin))).toMatchObject({ dismissals, version: 3 });
  expect(dataOf(await save({ summary: '二' }, 3, admin))).toMatchObject({ dismissals, version: 4 });
  const history = dataOf<{ kind: string; version: number }[]>(await call('revisions', { id: '61' }));
  expect(history.map(({ kind, version }) => [kind, version])).toEqual([
    ['saved', 4],
    ['saved', 3],
    ['saved', 2],
    ['created', 1],
  ]);
});

describe('decision 009: draft → online ⇄ offline, flags of online content only', () => {
  test('the whole lifecycle, which clears the flags at its end', async () => {
    const { call } = await withDraft();
    const changed = { ...draft, updatedTime: later };
    const online = { ...changed, status: 'online' };
    expect(await call('updown', { id: '61', on: true })).toEqual(succeeded(online));
    expect(await call('istop', { id: '61', on: true })).toEqual(succeeded({ ...online, isTop: true }));
    expect(await call('isbanner', { id: '61', on: true })).toEqual(
      succeeded({ ...online, isTop: true, isBanner: true }),
    );
    expect(await call('istop', { id: '61', on: false })).toEqual(succeeded({ ...online, isBanner: true }));
    expect(await call('updown', { id: '61', on: false })).toEqual(succeeded({ ...changed, status: 'offline' }));
    expect(await call('updown', { id: '61', on: true })).toEqual(succeeded(online));
  });

  test.each([
    ['updown', false, '内容未上架，不能下架'],
    ['istop', true, '只有已上架的内容才能设置置顶'],
    ['isbanner', true, '只有已上架的内容才能设置轮播'],
  ])('%s %s of a draft is refused', async (verb, on, rMsg) => {
    const { call } = await withDraft();
    expect(await call(verb, { id: '61', on })).toEqual(refused(400, rMsg));
    expect(await call('get', { id: '61' })).toEqual(succeeded(draft));
  });

  test('publishing twice is refused', async () => {
    const { call } = await withDraft();
    await call('updown', { id: '61', on: true });
    expect(await call('updown', { id: '61', on: true })).toEqual(refused(400, '内容已上架，请勿重复操作'));
  });
});

describe('decision 043: a write with an Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'form-1' };
  const total = async (client: Client, token: string) =>
    dataOf<{ total: number }>(await client.call(`${path}/query`, { pageNum: 1, pageSize: 1 }, { token })).total;

  test('is carried out once and gets the same answer again', async () => {
    const client = createClient();
    const token = await client.signIn('editor');
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.call(`${path}/add`, articleValues, { token, headers: key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await total(client, token)).toBe(61);
  });

  test('is identified by its account and path as well', async () => {
    const client = createClient();
    const [editor, admin] = [await client.signIn('editor'), await client.signIn('admin')];
    await client.call(`${path}/add`, articleValues, { token: editor, headers: key });
    await client.call(`${path}/add`, articleValues, { token: admin, headers: key });
    await client.call('/home/informationCenter/add', articleValues, { token: editor, headers: key });
    expect(await total(client, editor)).toBe(62);
  });

  test('can be sent again and corrected if it was refused; other content under a used key is refused', async () => {
    const { call } = await withDraft();
    expect(await call('add', { ...articleValues, phone: '' }, key)).toEqual(refused(400, '请求参数不正确：phone'));
    dataOf(await call('add', articleValues, key));
    const other = await call('add', { ...articleValues, mainTitle: '别的' }, key);
    expect(other).toEqual(refused(409, '同一请求标识不能用于不同的内容'));
  });
});

test('the server refuses contradictory dates and fractional counts, too', async () => {
  const client = createClient();
  const token = await client.signIn('editor');
  const tickets = '/business/tickets';
  const record = dataOf<Record<string, string>>(await client.call(`${tickets}/get`, { id: '1' }, { token }));
  const update = (change: object) => client.call(`${tickets}/update`, { ...record, ...change }, { token });
  expect(await update({ saleStart: '2026-03-01', saleEnd: '2026-01-15' })).toEqual(
    refused(400, '请求参数不正确：saleEnd'),
  );
  expect(await update({ dailyStock: '2.5' })).toEqual(refused(400, '请求参数不正确：dailyStock'));
  expect(dataOf<Saved>(await update({ saleStart: '2026-03-01', saleEnd: '2026-03-01' })).version).toBe(
    Number(record['version']) + 1,
  );
});
