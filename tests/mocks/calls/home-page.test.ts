import { describe, expect, test } from 'vitest';
import type { HomeItem, HomePage } from '#src/domain/content/home-page.ts';
import { createClient, dataOf, refused } from '#tests/mocks/client.ts';

const now = Date.parse('2026-06-02T10:00:00+08:00');
const news = '/home/informationCenter';

async function signedIn(account = 'editor') {
  const client = createClient({ now: () => now });
  const token = await client.signIn(account);
  const call = (path: string, body: object) => client.call(path, body, { token });
  const get = async () => dataOf<HomePage>(await call('/home/index/get', {}));
  return { call, get };
}

const referencesOf = ({ slots }: HomePage) =>
  Object.fromEntries(Object.entries(slots).map(([name, items]) => [name, items.map(({ path, id }) => ({ path, id }))]));

describe('the home page (decision 038)', () => {
  test('shows its records in their present state; one record of the seed has gone offline since', async () => {
    const { call, get } = await signedIn();
    const before = (await get()).slots['news'] ?? [];
    expect(before.map(({ status }) => status)).toEqual(['online', 'online', 'online', 'online', 'offline']);
    await call(`${news}/updown`, { id: before[0]?.id, on: false });
    expect((await get()).slots['news']?.[0]).toEqual({ ...before[0], status: 'offline' });
  });

  test('is saved in its order, as the next version', async () => {
    const { call, get } = await signedIn();
    const page = await get();
    const slots = { ...referencesOf(page), news: referencesOf(page)['news']?.slice(0, 4).toReversed() ?? [] };
    const saved = dataOf<HomePage>(await call('/home/index/update', { version: page.version, slots }));
    const { version, updatedBy, updatedTime } = saved;
    expect({ version, updatedBy, updatedTime }).toEqual({
      version: page.version + 1,
      updatedBy: 'editor',
      updatedTime: '2026-06-02 10:00:00',
    });
    expect([referencesOf(saved)['news'], await get()]).toEqual([slots.news, saved]);
  });

  test.each([
    ['an offline record', (ids: string[]) => ids.map((id) => ({ path: news, id })), /^内容未上架，不能放在首页：/],
    [
      'the same record twice',
      () => [
        { path: news, id: '1' },
        { path: news, id: '1' },
      ],
      /^内容重复$/,
    ],
    ['another type', () => [{ path: '/home/scienceKnowledge', id: '1' }], /^该位置不能放置此类内容$/],
    [
      'too many records',
      () => Array.from({ length: 7 }, (_, index) => ({ path: news, id: String(index + 1) })),
      /^该位置最多6条内容$/,
    ],
  ])('refuses a place with %s', async (_, wrong, message) => {
    const { call, get } = await signedIn();
    const page = await get();
    const offline = (page.slots['news'] ?? []).filter(({ status }) => status === 'offline').map(({ id }) => id);
    const answer = await call('/home/index/update', {
      version: page.version,
      slots: { ...referencesOf(page), news: wrong(offline) },
    });
    expect((answer.body as { rMsg: string }).rMsg).toMatch(message);
  });

  test('reports the status of any record, on the page or not', async () => {
    const { call } = await signedIn();
    const items = ['1', 'unknown'].map((id) => ({ path: news, id }));
    const [known, unknown] = dataOf<HomeItem[]>(await call('/home/index/check', { items }));
    expect([known?.status, unknown]).toEqual([
      'online',
      { path: news, id: 'unknown', title: '', summary: '', status: 'gone' },
    ]);
    // Records that no place accepts are not reported: the caller may have no access to their page.
    const ticket = { path: '/business/tickets', id: '1' };
    expect(dataOf(await call('/home/index/check', { items: [ticket] }))).toEqual([
      { ...ticket, title: '', summary: '', status: 'gone' },
    ]);
  });

  test('refuses a save that is based on an older version', async () => {
    const { call, get } = await signedIn();
    const page = await get();
    const answer = await call('/home/index/update', { version: page.version - 1, slots: {} });
    expect(answer).toEqual(refused(409, '首页配置已被他人修改，请刷新后重试'));
  });

  test('needs its page to read, and the right to add to save', async () => {
    const { call } = await signedIn('viewer');
    expect(await call('/home/index/get', {})).toEqual(refused(403, '没有页面访问权限：/home/index', 403));
    const answer = await call('/home/index/update', { version: 1, slots: {} });
    expect(answer).toEqual(refused(403, '没有操作权限：/home/index_add', 403));
  });
});
