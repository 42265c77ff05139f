import { expect, test } from 'vitest';
import type { OfficeWord, WordPlace } from '#src/domain/checks/office-word.ts';
import type { WordTrial } from '#src/domain/comments/watch-word.ts';
import { officeWords } from '#mocks/seed/words/office-words.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { openInbox } from './inbox.ts';

async function openWords() {
  const inbox = await openInbox();
  const typed = (word: string, over: Partial<OfficeWord> = {}) => ({
    word,
    right: '',
    isForbidden: true,
    exceptions: [],
    note: '',
    ...over,
  });
  return { ...inbox, typed, all: async () => dataOf<OfficeWord[]>(await inbox.call('officeWords/query')) };
}

test('everyone who signed in may read the list; changing it needs the page of comments, and is logged', async () => {
  const { all, call, client, log, typed } = await openWords();
  expect((await all()).map(({ word }) => word)).toEqual(officeWords.map(({ word }) => word));
  const expert = await client.signIn('expert');
  expect(dataOf(await client.call('/comment/comment/officeWords/query', undefined, { token: expert }))).toEqual(
    await all(),
  );
  const denied = await client.call('/comment/comment/officeWords/add', typed('首家'), { token: expert });
  expect(denied.status).toEqual(403);

  const added = dataOf<OfficeWord>(await call('officeWords/add', typed(' 首家 ', { right: ' 首批 ' })));
  expect(added).toMatchObject({ id: '10', word: '首家', right: '首批', isForbidden: true, version: 1 });
  const [entry] = await log();
  expect([entry?.action, entry?.object, entry?.after]).toEqual([
    'add',
    '首家',
    { word: '首家', right: '首批', isForbidden: true, exceptions: [], note: '' },
  ]);
  const changed = await call('officeWords/update', { ...typed('首家', { right: '首批' }), id: '10', version: 7 });
  expect(changed).toEqual(refused(409, '错词或禁用词已由平台管理员于2026-03-16 10:00修改，请刷新后重试'));
});

test.each([
  ['the same word', { word: '最高级' }, '错词或禁用词已存在'],
  ['one that folds to the same', { word: '残\u200b废人', right: '残疾人' }, '相同的错词或禁用词已存在：残废人'],
  ['a wrong word without the right one', { word: '法制', isForbidden: false }, '请填写正确写法'],
  ['the wrong word as the right one', { word: '法制', right: '法制' }, '正确写法不能与错词相同'],
  ['only signs', { word: '++' }, '错词或禁用词须包含文字或数字'],
])('are refused: %s', async (_, over, message) => {
  const { all, call, typed } = await openWords();
  const before = await all();
  expect(await call('officeWords/add', typed('', over))).toEqual(refused(400, message));
  expect(await all()).toEqual(before);
});

test('words that differ only in signs are two words', async () => {
  const { all, call, typed } = await openWords();
  dataOf(await call('officeWords/add', typed('C')));
  dataOf(await call('officeWords/add', typed('C++')));
  expect((await all()).slice(0, 2).map(({ word }) => word)).toEqual(['C++', 'C']);
});

test('the trial counts online records of the last 90 days, and names the latest', async () => {
  const { call, client, token } = await openWords();
  const trial = async (word: string, over: object = {}) =>
    dataOf<WordTrial<WordPlace>>(await call('officeWords/try', { word, right: '', exceptions: [], ...over }));
  expect(await trial('暗号')).toEqual({ count: 0, examples: [] });
  const path = '/home/scienceKnowledge';
  const { list } = dataOf<{ list: { id: string; version: number; mainTitle: string }[] }>(
    await client.call(`${path}/query`, { pageNum: 1, pageSize: 2, status: 'online' }, { token }),
  );
  for (const [index, { id, version, ...rest }] of list.entries())
    dataOf(
      await client.call(`${path}/update`, { ...rest, id, version, summary: ['暗号', '暗号簿'][index] }, { token }),
    );
  expect(await trial('暗号', { exceptions: ['暗号簿'] })).toEqual({
    count: 1,
    examples: [{ path, id: list[0]?.id, title: list[0]?.mainTitle }],
  });
  expect((await trial('暗号')).count).toEqual(2);
});
