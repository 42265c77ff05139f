import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import { seedRecords } from '#mocks/seed/index.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { createClient, dataOf, refused, succeeded } from '#tests/mocks/client.ts';

const bases = '/home/baseResources';
const science = '/home/scienceKnowledge';
const now = Date.parse('2026-06-02T10:00:00+08:00');

interface Saved extends Record<string, unknown> {
  id: string;
  status: string;
  version: number;
}

async function signedIn() {
  const client = createClient({ now: () => now });
  const token = await client.signIn('editor');
  const call = (path: string, body: unknown) => client.call(path, body, { token });
  return { client, call };
}

const baseValues = {
  name: '测试基地',
  type: 'scienceBase',
  createTime: '2020-03-12',
  phone: '12000100001',
  officialWebsite: 'https://example.com/base',
  keyWord: '科普',
  area: '南宁市',
  address: '南宁市兴宁区',
  lng: '108.3667',
  lat: '22.8167',
  abstract: '摘要',
  body1: '一',
  body2: '二',
  body3: '三',
};

describe('going online (decision 009)', () => {
  test('line is a base’s first step and happens once; updown toggles after that', async () => {
    const { call } = await signedIn();
    const { id } = dataOf<Saved>(await call(`${bases}/add`, baseValues));
    expect(await call(`${bases}/updown`, { id, on: true })).toEqual(refused(400, '内容尚未上线，请先上线'));
    expect(dataOf<Saved>(await call(`${bases}/line`, { id })).status).toBe('online');
    expect(await call(`${bases}/line`, { id })).toEqual(refused(400, '内容已上线过，请使用上架'));
    expect(dataOf<Saved>(await call(`${bases}/updown`, { id, on: false })).status).toBe('offline');
    expect(await call(`${bases}/line`, { id })).toEqual(refused(400, '内容已上线过，请使用上架'));
    expect(dataOf<Saved>(await call(`${bases}/updown`, { id, on: true })).status).toBe('online');
  });
});

describe('revisions (decision 021)', () => {
  test('every save is a revision, the newest first; the revisions of a seeded record begin with its original values', async () => {
    const { client, call } = await signedIn();
    const before = dataOf<Saved>(await call(`${science}/get`, { id: '1' }));
    await call(`${science}/update`, { ...articleValues, id: '1', version: before.version });
    const token = await client.signIn('admin');
    const change = { ...articleValues, mainTitle: '再改', id: '1', version: before.version + 1 };
    await client.call(`${science}/update`, change, { token });
    const saved = articleValues;
    const { mainTitle, bannerTitle, homeBase, type, keyword, summary, releaseTime, releasePeople, phone } = before;
    const planted = { mainTitle, bannerTitle, homeBase, type, keyword, summary, releaseTime, releasePeople, phone };
    const written = dataOf<{ values: object }[]>(await call(`${science}/revisions`, { id: '1' }));
    const time = '2026-06-02 10:00:00';
    expect(written).toEqual([
      { version: before.version + 2, by: 'admin', time, values: { ...saved, mainTitle: '再改' } },
      { version: before.version + 1, by: 'editor', time, values: saved },
      {
        version: before.version,
        by: before['updatedBy'],
        time: before['updatedTime'],
        values: expect.objectContaining(planted),
      },
    ]);
  });

  test.for(contentDescriptors)(
    '$path: a save creates a revision, and saving the values of an older one restores it',
    async (type) => {
      const { path, titleField } = type;
      const client = createClient();
      const token = await client.signIn('admin');
      const call = (verb: string, body: object) => client.call(`${path}/${verb}`, body, { token });
      const { id } = seedRecords[path as keyof typeof seedRecords][0] as ContentRecord;
      const read = async () => dataOf<ContentRecord>(await call('get', { id }));
      const before = await read();
      const values = Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(before, name)]));
      dataOf(await call('update', { ...values, [titleField]: '全新的标题', id, version: before.version }));
      const [latest, planted] = dataOf<Revision[]>(await call('revisions', { id }));
      expect([latest?.values, planted?.values]).toEqual([{ ...values, [titleField]: '全新的标题' }, values]);
      dataOf(await call('update', { ...planted?.values, id, version: before.version + 1 }));
      const restored = await read();
      expect({
        ...restored,
        updatedBy: before.updatedBy,
        updatedTime: before.updatedTime,
        version: before.version,
      }).toEqual(before);
      expect(dataOf<Revision[]>(await call('revisions', { id })).map(({ version }) => version)).toEqual(
        [2, 1, 0].map((step) => before.version + step),
      );
    },
  );

  test('operations create no revisions', async () => {
    const { call } = await signedIn();
    const { id } = dataOf<Saved>(await call(`${science}/add`, articleValues));
    await call(`${science}/updown`, { id, on: true });
    expect(dataOf<unknown[]>(await call(`${science}/revisions`, { id }))).toHaveLength(1);
  });
});

test('only online records are offered to choose from; any record is named by its id', async () => {
  const { call } = await signedIn();
  const { id } = dataOf<Saved>(await call(`${bases}/add`, baseValues));
  expect(await call(`${bases}/options`, { keyword: '测试基地' })).toEqual(succeeded([]));
  expect(await call(`${bases}/options`, { keyword: id })).toEqual(succeeded([{ id, name: '测试基地' }]));
});

describe('fault G9: any text comes back byte for byte or is refused', () => {
  const roundTrip = async (text: string) => {
    const { call } = await signedIn();
    const answer = await call(`${science}/add`, { ...articleValues, mainTitle: text, summary: text });
    const { id } = dataOf<Saved>(answer);
    const { mainTitle, summary } = dataOf<Saved>(await call(`${science}/get`, { id }));
    return [mainTitle, summary];
  };

  test.each([
    ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['bidirectional marks', 'abc\u202Egnp.exe\u2066x\u2069'],
    ['emoji and combining marks', '👩‍👩‍👧‍👦🇨🇳e\u0301𠮷ﷺ'],
    ['control and zero width', 'a\u0000b\u200Bc\uFEFFd'],
    ['100 kB', '林'.repeat(34_000)],
  ])('%s', async (_, text) => {
    expect(await roundTrip(text)).toEqual([text, text]);
  });

  test('any text that is not blank', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
        async (text) => {
          expect(await roundTrip(text)).toEqual([text, text]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
