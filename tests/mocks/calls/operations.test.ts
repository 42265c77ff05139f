import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
