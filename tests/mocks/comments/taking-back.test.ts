import { describe, expect, test } from 'vitest';
import type { Comment } from '#src/domain/comments/comment.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { openInbox, seenOf } from './inbox.ts';

const contentOf = ({ version: _version, ...content }: Comment) => content;

describe('W2.2: undo', () => {
  test.each([
    ['show', {}],
    ['hide', { reason: '广告引流' }],
    ['del', {}],
    ['reply', { text: '您好' }],
  ])('%s: the previous state is restored, and the version increases', async (name, more) => {
    const { arrives, call, counts, one, step } = await openInbox();
    const id = await arrives('景区很好');
    const [before, numbers] = [await one(id), await counts()];
    const { action } = await step(name, { id, version: 1, ...more });
    const restored = dataOf<Comment>(await call('takeBack', { id: action }));
    expect(restored).toEqual(await one(id));
    expect([contentOf(restored), restored.version]).toEqual([contentOf(before), 3]);
    expect(await counts()).toEqual(numbers);
  });

  test('a comment that was hidden before gets back its moderator and reason', async () => {
    const { arrives, call, later, one, step } = await openInbox();
    const id = await arrives('景区很好');
    const { comment } = await step('hide', { id, version: 1, reason: '重复' });
    later(60);
    const { action } = await step('show', seenOf(comment));
    dataOf(await call('takeBack', { id: action }));
    expect(contentOf(await one(id))).toEqual(contentOf(comment));
  });

  test('the reply is deleted and appears in no list', async () => {
    const { arrives, call, get, query, step } = await openInbox();
    const id = await arrives('周一开门吗？');
    const { action, reply } = await step('reply', { id, version: 1, text: '您好，周一特殊闭园。' });
    expect((await query({ keyword: '特殊闭园' })).total).toEqual(1);
    dataOf(await call('takeBack', { id: action }));
    const thread = await get(id);
    expect([thread.replies, thread.comment.replies]).toEqual([[], 0]);
    expect((await query({ keyword: '特殊闭园' })).total).toEqual(0);
    expect((await get(reply?.id ?? '')).comment).toMatchObject({ status: 'deleted', text: '', author: '' });
  });

  test('several steps on one comment are undone, the last first', async () => {
    const { actions, arrives, call, one, step } = await openInbox();
    const id = await arrives('景区很好');
    const first = await step('hide', { id, version: 1, reason: '重复' });
    const second = await step('show', seenOf(first.comment));
    expect((await actions()).map(({ state }) => state)).toEqual(['open', 'overtaken']);
    expect(await call('takeBack', { id: first.action })).toEqual(
      refused(409, '该评论已由平台管理员于2026-03-16 10:00显示'),
    );
    dataOf(await call('takeBack', { id: second.action }));
    expect((await actions()).map(({ state }) => state)).toEqual(['takenBack', 'open']);
    dataOf(await call('takeBack', { id: first.action }));
    expect([(await one(id)).status, (await one(id)).version]).toEqual(['pending', 5]);
  });

  test('a step is undone only once', async () => {
    const { arrives, call, one, step } = await openInbox();
    const id = await arrives('景区很好');
    const { action } = await step('show', { id, version: 1 });
    dataOf(await call('takeBack', { id: action }));
    const before = await one(id);
    expect(await call('takeBack', { id: action })).toEqual(refused(400, '该操作已撤销'));
    expect(await one(id)).toEqual(before);
  });

  test('is refused when another person acted since, or the visitor changed the text', async () => {
    const { actions, arrives, call, callAsSecond, later, one, step } = await openInbox();
    const ids = [await arrives('甲'), await arrives('乙')];
    const [one1, two] = [
      await step('show', { id: ids[0], version: 1 }),
      await step('show', { id: ids[1], version: 1 }),
    ];
    later(2);
    dataOf(await callAsSecond('del', seenOf(one1.comment)));
    await arrives({ id: ids[1] ?? '', text: '丙' });
    const states = [await one(ids[0] ?? ''), await one(ids[1] ?? '')];
    expect(await call('takeBack', { id: one1.action })).toEqual(
      refused(409, '该评论已由科普宣传科于2026-03-16 10:02删除'),
    );
    expect(await call('takeBack', { id: two.action })).toEqual(
      refused(409, '访客于2026-03-16 10:02修改了评论内容，请查看后再处理'),
    );
    expect((await actions()).map(({ state }) => state)).toEqual(['overtaken', 'overtaken']);
    expect([await one(ids[0] ?? ''), await one(ids[1] ?? '')]).toEqual(states);
  });

  test('is refused when another person deleted the reply since', async () => {
    const { arrives, call, callAsSecond, step } = await openInbox();
    const id = await arrives('甲');
    const { action, reply } = await step('reply', { id, version: 1, text: '您好' });
    dataOf(await callAsSecond('del', { id: reply?.id, version: 1 }));
    expect(await call('takeBack', { id: action })).toEqual(refused(409, '该评论已由科普宣传科于2026-03-16 10:00删除'));
  });

  test('a step by someone who read the comment in between is refused with the undo as the reason', async () => {
    const { arrives, call, callAsSecond, later, step } = await openInbox();
    const id = await arrives('甲');
    const { action, comment } = await step('show', { id, version: 1 });
    later(1);
    dataOf(await call('takeBack', { id: action }));
    expect(await callAsSecond('del', seenOf(comment))).toEqual(
      refused(409, '平台管理员于2026-03-16 10:01撤销了对该评论的操作，请查看后再处理'),
    );
  });

  test('covers the last twenty steps, of one’s own only', async () => {
    const { actions, arrives, call, callAsSecond, later, step } = await openInbox();
    const taken: string[] = [];
    for (let number = 1; number <= 22; number += 1) {
      const id = await arrives({ text: `第${number}条 12000300001`, author: '覃小禾' });
      later(1);
      taken.push((await step('show', { id, version: 1 })).action);
    }
    const list = await actions();
    expect(list.map(({ id }) => id)).toEqual(taken.slice(2).toReversed());
    expect(list[0]).toEqual({
      id: taken[21],
      step: 'show',
      comment: list[0]?.comment,
      author: '覃**',
      excerpt: '第22条 120****0001',
      time: '2026-03-16 10:22:00',
      state: 'open',
    });
    const gone = refused(404, '操作不存在或已不能撤销');
    expect(await call('takeBack', { id: taken[0] })).toEqual(gone);
    expect(await callAsSecond('takeBack', { id: taken[21] })).toEqual(gone);
    expect(dataOf(await callAsSecond('actions'))).toEqual([]);
  });
});
