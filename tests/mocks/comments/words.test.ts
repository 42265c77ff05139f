import { describe, expect, test } from 'vitest';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { commentRowsAt, watchWordRowsAt } from '#mocks/seed/comments/comments.ts';
import { watchWords } from '#mocks/seed/comments/watch-words.ts';
import { commentCollection, type CommentRow, watchWordCollection } from '#mocks/store/collections.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { openInbox } from './inbox.ts';

async function openWords() {
  const inbox = await openInbox();
  const { call } = inbox;
  const typed = (word: string, ...exceptions: readonly string[]) => ({ word, exceptions, note: '' });
  return {
    ...inbox,
    typed,
    all: async () => dataOf<WatchWord[]>(await call('words/query')),
    add: async (word: string, ...exceptions: readonly string[]) =>
      dataOf<WatchWord>(await call('words/add', typed(word, ...exceptions))),
    trial: async (word: string, ...exceptions: readonly string[]) =>
      dataOf<WordTrial<Comment>>(await call('words/try', { word, exceptions })),
  };
}

describe('W2.9: the trial of a watch word', () => {
  test('counts the comments of the last 90 days that it would mark, and shows the latest five with its marks', async () => {
    const { arrives, later, one, step, trial } = await openWords();
    expect(await trial('暗号')).toEqual({ count: 0, examples: [] });
    const day = 24 * 60;
    await arrives('暗号：太早');
    later(1);
    const last = await arrives('暗·号：九十天');
    const ids = [last];
    later(90 * day - 10);
    for (const text of ['暗号一', '暗 号二', '不是', '暗号簿', '暗号四', '暗号五', '微信暗号六']) {
      later(1);
      ids.push(await arrives(text));
    }
    later(3);
    await step('show', { id: ids[1], version: 1 });
    await step('hide', { id: ids[2], version: 1, reason: '重复' });
    await step('del', { id: ids[5], version: 1 });
    await step('reply', { id: ids[6], version: 1, text: '暗号已收到' });
    const { count, examples } = await trial('暗号', '暗号簿');
    expect(count).toEqual(5);
    expect(examples.map(({ id }) => id)).toEqual([ids[7], ids[6], ids[2], ids[1], last]);
    expect(examples[0]?.marks).toEqual([{ entry: '', word: '暗号', from: 2, to: 4 }]);
    expect((await one(ids[7] ?? '')).marks.map(({ word }) => word)).toEqual(['微信']);
    later(1);
    expect((await trial('暗号', '暗号簿')).count).toEqual(4);
  });

  test('stores nothing, and refuses an invalid word', async () => {
    const { all, call, trial } = await openWords();
    const before = await all();
    expect((await trial('微信')).count).toBeGreaterThan(0);
    expect((await trial('公园')).examples.length).toBeLessThanOrEqual(5);
    expect(await call('words/try', { word: '！ ', exceptions: [] })).toEqual(refused(400, '关注词须包含文字或数字'));
    expect(await all()).toEqual(before);
  });

  test('W2.8: the seeded words do not mark harmless meanings', async () => {
    const { query } = await openWords();
    const { list } = await query({ keyword: '垃圾' });
    const marked = list.filter(({ marks }) => marks.some(({ word }) => word === '垃圾'));
    expect(list.some(({ text }) => text.includes('垃圾桶'))).toEqual(true);
    expect(marked.every(({ text }) => text.includes('什么垃圾讲解'))).toEqual(true);
    expect(marked.length).toBeGreaterThan(0);
  });
});

describe('watch words', () => {
  test('the last changed word comes first; a new one marks at once, existing comments too', async () => {
    const { add, all, arrives, later, one, typed, call } = await openWords();
    expect((await all()).map(({ word }) => word)).toEqual(watchWords.map(({ word }) => word));
    const id = await arrives('暗 号');
    later(1);
    const added = await add(' 暗号 ', ' 暗号簿 ', '', '暗号簿');
    expect(added).toEqual({
      id: '16',
      word: '暗号',
      exceptions: ['暗号簿'],
      note: '',
      updatedBy: 'admin',
      updatedByName: '平台管理员',
      updatedTime: '2026-03-16 10:01:00',
      version: 1,
    });
    expect((await all())[0]).toEqual(added);
    expect((await one(id)).marks).toEqual([{ entry: '16', word: '暗号', from: 0, to: 3 }]);
    dataOf(await call('words/update', { ...typed('号'), id: '16', version: 1, note: '改' }));
    expect((await one(id)).marks).toEqual([{ entry: '16', word: '号', from: 2, to: 3 }]);
    dataOf(await call('words/del', { id: '16' }));
    expect((await one(id)).marks).toEqual([]);
    expect((await add('暗号')).id).toEqual('17');
  });

  test.each([
    ['the same word', 'VX', '关注词已存在'],
    ['one that normalises to the same', ' ｖ·x ', '相同的关注词已存在：VX'],
    ['only signs', '…… ❤', '关注词须包含文字或数字'],
    ['too long', '长'.repeat(51), '关注词不能超过50个字'],
  ])('are refused: %s', async (_, word, message) => {
    const { all, call, typed } = await openWords();
    const before = await all();
    expect(await call('words/add', typed(word))).toEqual(refused(400, message));
    expect(await all()).toEqual(before);
  });

  test.each([
    ['an exception without the word', ['公众号'], '例外词“公众号”须包含关注词，且比它更长'],
    ['the word itself', ['暗 号'], '例外词“暗 号”须包含关注词，且比它更长'],
    ['only signs', ['！'], '例外词“！”须包含文字或数字'],
    ['too long', [`暗号${'长'.repeat(49)}`], '例外词不能超过50个字'],
    ['too many', Array.from({ length: 51 }, (__, index) => `暗号${index}`), '例外词不能超过50个'],
  ])('are refused as exceptions: %s', async (_, exceptions, message) => {
    const { call, typed } = await openWords();
    expect(await call('words/add', typed('暗号', ...exceptions))).toEqual(refused(400, message));
  });

  test('are refused if their note is too long or they do not exist', async () => {
    const { call, typed } = await openWords();
    expect(await call('words/add', { ...typed('暗号'), note: '长'.repeat(201) })).toEqual(
      refused(400, '备注不能超过200个字'),
    );
    const gone = refused(404, '关注词不存在或已被删除');
    expect(await call('words/update', { ...typed('暗号'), id: '99', version: 1 })).toEqual(gone);
    expect(await call('words/del', { id: '99' })).toEqual(gone);
  });

  test('a second change by another person is refused and names the first', async () => {
    const { all, call, callAsSecond, later, typed } = await openWords();
    const change = { ...typed('微信号', '微信号码'), id: '1', version: 1 };
    dataOf(await callAsSecond('words/update', change));
    later(5);
    const before = await all();
    expect(await call('words/update', change)).toEqual(
      refused(409, '关注词已由科普宣传科于2026-03-16 10:00修改，请刷新后重试'),
    );
    expect(await call('words/update', { ...change, version: 2, word: 'vx', exceptions: [] })).toEqual(
      refused(400, '相同的关注词已存在：VX'),
    );
    expect(await all()).toEqual(before);
  });

  test('each change is logged', async () => {
    const { add, call, log, typed } = await openWords();
    const { id } = await add('暗号', '暗号簿');
    dataOf(await call('words/update', { ...typed('暗语'), id, version: 1, note: '改名' }));
    dataOf(await call('words/del', { id }));
    expect(
      (await log(3))
        .toReversed()
        .map(({ path, action, object, before, after }) => [path, action, object, before, after]),
    ).toEqual([
      ['/comment/comment/words', 'add', '暗号', null, { word: '暗号', exceptions: ['暗号簿'], note: '' }],
      [
        '/comment/comment/words',
        'update',
        '暗语',
        { word: '暗号', exceptions: ['暗号簿'], note: '' },
        { word: '暗语', exceptions: [], note: '改名' },
      ],
      ['/comment/comment/words', 'delete', '暗语', { word: '暗语', exceptions: [], note: '改名' }, null],
    ]);
  });
});

test('W2.8: with 2,000 words and 10,000 comments, list, counts and trial still answer', async () => {
  const { clock, counts, query, store, trial } = await openWords();
  const [row] = commentRowsAt(clock.now).filter(({ status }) => status === 'pending');
  const [word] = watchWordRowsAt(clock.now);
  const signOf = (index: number) => String.fromCodePoint(0x4e00 + index);
  const before = await counts();
  await store.transaction(async (tx) => {
    for (let index = 0; index < 2000; index += 1)
      await tx.put(watchWordCollection, {
        ...word,
        id: `w${index}`,
        word: `龘${signOf(index)}`,
        exceptions: [],
      } as WatchWord);
    for (let index = 0; index < 10_000; index += 1)
      await tx.put(commentCollection, {
        ...row,
        id: String(1000 + index),
        text: `第${index}条：龘 ${signOf(index % 4000)}，风景很好`,
      } as CommentRow);
  });
  const marked = 6000;
  expect(await counts()).toEqual({ ...before, pending: before.pending + 10_000, marked: before.marked + marked });
  expect((await query({ marked: '1', pageSize: 20 })).total).toEqual(before.marked + marked);
  expect((await trial('风景很好')).count).toBeGreaterThanOrEqual(10_000);
});
