import { describe, expect, test } from 'vitest';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { commentRowsAt } from '#mocks/seed/comments/comments.ts';
import { openInbox, seenOf } from './inbox.ts';

const author = '欧阳若谷';
const phone = '13800138888';

describe('contact details (decision 025)', () => {
  test('are masked in every answer', async () => {
    const { actions, arrives, call, get, one, query, step } = await openInbox();
    const id = await arrives({ text: '请回电', author, phone });
    const answer = await arrives({ text: '同问', parent: id, author, phone });
    expect(await one(id)).toMatchObject({ author: '欧**', phone: '138****8888' });
    const seen = [
      await query({ keyword: '请回电' }),
      await get(id),
      await get(answer),
      await step('reply', { id, version: 1, text: '您好' }),
      await actions(),
      dataOf(await call('words/try', { word: '回电', exceptions: [] })),
    ];
    const text = JSON.stringify(seen);
    expect([text.includes(author), text.includes('若谷'), text.includes(phone)]).toEqual([false, false, false]);
  });

  test('no answer of the seed reveals a name or a number', async () => {
    const { clock, query } = await openInbox();
    const rows = commentRowsAt(clock.now).filter(({ isOffice }) => !isOffice);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => query({ pageNum })));
    const heads = JSON.stringify(
      pages.flatMap(({ list }) => list.map((comment) => ({ ...comment, text: '', target: '' }))),
    );
    expect(rows.filter((row) => heads.includes(row.author) || heads.includes(row.phone))).toEqual([]);
  });

  test('are revealed one at a time, and each reveal is logged without them', async () => {
    const { arrives, call, callAsSecond, log } = await openInbox();
    const id = await arrives({ text: '请打 12000366668 找我', author, phone });
    expect(dataOf(await callAsSecond('reveal', { id }))).toEqual({ name: author, phone });
    expect(dataOf(await call('reveal', { id }))).toEqual({ name: author, phone });
    const entries = await log(2);
    expect(entries.map(({ account, action, path, object }) => [account, action, path, object])).toEqual([
      ['admin', 'reveal', '/comment/comment', '欧**：请打 120****6668 找我'],
      ['second', 'reveal', '/comment/comment', '欧**：请打 120****6668 找我'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(phone);
  });

  test.each([
    ['138 0013 8888 找我', '138****8888 找我'],
    ['致电13800138888', '致电138****8888'],
    ['写信到 ruogu.ou@example.com 即可', '写信到 r***@example.com 即可'],
    ['2026年3月16日共28人', '2026年3月16日共28人'],
    ['字'.repeat(10_000), `${'字'.repeat(40)}…`],
    [' \n '.repeat(3000), ''],
  ])('the log hides those in a text as well: %#', async (text, excerpt) => {
    const { arrives, log, step } = await openInbox();
    const id = await arrives({ text, author });
    await step('show', { id, version: 1 });
    expect((await log())[0]?.object).toEqual(`欧**：${excerpt}`);
  });

  test('do not exist for comments of the office or deleted comments', async () => {
    const { arrives, call, step } = await openInbox();
    const id = await arrives('甲');
    const { comment, reply } = await step('reply', { id, version: 1, text: '您好' });
    expect(await call('reveal', { id: reply?.id })).toEqual(refused(400, '这是工作人员的回复，没有联系方式'));
    await step('del', seenOf(comment));
    expect(await call('reveal', { id })).toEqual(refused(404, '评论已删除'));
  });
});

test('the log has each step: the text of the comment, the status before and after, and refusals', async () => {
  const { arrives, call, log, step } = await openInbox();
  const id = await arrives({ text: '加微信\n领门票', author, phone });
  const hidden = await step('hide', { id, version: 1, reason: '广告引流' });
  const { action, comment } = await step('reply', {
    ...seenOf(hidden.comment),
    text: '请勿发布广告，电话 13800138888',
  });
  await call('takeBack', { id: action });
  await call('show', seenOf(comment));
  await step('del', { id, version: comment.version + 1 });
  const entries = await log(5);
  expect(
    entries
      .toReversed()
      .map(({ action: name, type, object, result, reason, before, after }) => [
        name,
        type,
        object,
        result,
        reason,
        before,
        after,
      ]),
  ).toEqual([
    [
      'hide',
      'operation',
      '欧**：加微信 领门票',
      'success',
      '',
      { status: 'pending' },
      { status: 'hidden', reason: '广告引流' },
    ],
    ['reply', 'operation', '欧**：加微信 领门票', 'success', '', {}, { reply: '请勿发布广告，电话 138****8888' }],
    [
      'takeBack',
      'operation',
      '欧**：加微信 领门票',
      'success',
      '',
      { reply: '请勿发布广告，电话 138****8888' },
      { reply: null },
    ],
    [
      'show',
      'operation',
      '欧**：加微信 领门票',
      'refused',
      '平台管理员于2026-03-16 10:00撤销了对该评论的操作，请查看后再处理',
      null,
      null,
    ],
    ['delete', 'operation', '欧**：加微信 领门票', 'success', '', { status: 'hidden' }, { status: 'deleted' }],
  ]);
});

describe('texts of visitors', () => {
  const texts = [
    ...hostileHtml,
    '微'.repeat(10_000),
    '加微信'.repeat(3333),
    `${'e\u0301'.repeat(200)}\u202e加微信\u202c`,
    '👨‍👩‍👧‍👦'.repeat(500),
    'مرحبا، كازينو 123 שלום',
    'a\u0000b\u2028c\ud800',
    ' ',
  ];

  test('fault D1: hostile texts and names are stored and returned unchanged', async () => {
    const { arrives, query, store } = await openInbox();
    await store.transaction(async (tx) => {
      for (const { id } of await tx.all({ name: 'comments', idOf: (row: { id: string }) => row.id }))
        await tx.delete({ name: 'comments', idOf: (row: { id: string }) => row.id }, id);
    });
    for (const text of texts) await arrives({ text, author: text, phone: text.slice(0, 40) });
    const { list } = await query();
    expect(list.map(({ text }) => text)).toEqual(texts);
    expect(list.every(({ marks, text }) => marks.every(({ from, to }) => from < to && to <= text.length))).toEqual(
      true,
    );
    expect(list.map(({ marks }) => marks.length)).toEqual(
      texts.map((text) => (text.startsWith('加微信') ? 3333 : text.includes('加微信') ? 1 : 0)),
    );
  });

  test('fault D2: hostile reasons, replies and search words are stored and returned unchanged', async () => {
    const { arrives, one, query, step } = await openInbox();
    const [html = ''] = hostileHtml;
    const id = await arrives(html);
    const { comment, reply } = await step('reply', { id, version: 1, text: html });
    await step('hide', { ...seenOf(comment), reason: html });
    expect([(await one(id)).reason, reply?.text]).toEqual([html, html]);
    expect((await query({ keyword: html })).total).toEqual(2);
  });
});
