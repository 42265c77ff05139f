import { describe, expect, test } from 'vitest';
import { commentStatuses, moderationSteps } from '#src/domain/comments/comment.ts';
import { statusAfter } from '#src/domain/comments/moderation.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { openInbox, seenOf } from './inbox.ts';

const callNames = { show: 'show', hide: 'hide', reply: 'reply', delete: 'del' };
const given = { show: {}, hide: { reason: '广告引流' }, reply: { text: '感谢留言。' }, delete: {} };
const statusWords = { pending: '待审核', shown: '已显示', hidden: '已隐藏', deleted: '已删除' };
const stepWords = { show: '显示', hide: '隐藏', reply: '回复', delete: '删除' };

describe('steps (decision 039)', () => {
  test.each(commentStatuses.flatMap((status) => moderationSteps.map((step) => [status, step] as const)))(
    'a comment that is %s: %s follows the table or is refused',
    async (status, step) => {
      const { arrives, call, one, step: take } = await openInbox();
      const id = await arrives('景区很好');
      if (status === 'shown') await take('show', { id, version: 1 });
      if (status === 'hidden') await take('hide', { id, version: 1, reason: '重复' });
      if (status === 'deleted') await take('del', { id, version: 1 });
      const before = await one(id);
      const answer = await call(callNames[step], { ...seenOf(before), ...given[step] });
      const after = statusAfter(status, step);
      if (after === null) {
        expect(answer).toEqual(refused(400, `${statusWords[status]}的评论不能${stepWords[step]}`));
        expect(await one(id)).toEqual(before);
        return;
      }
      const { comment } = dataOf<{ comment: unknown }>(answer);
      expect(comment).toEqual(await one(id));
      expect(await one(id)).toMatchObject({ status: after, version: before.version + 1 });
    },
  );

  test('the last moderator and time are stored, and the reason for hiding', async () => {
    const { arrives, later, step } = await openInbox();
    const id = await arrives('景区很好');
    const hidden = await step('hide', { id, version: 1, reason: ' 广告引流 ' });
    expect(hidden.comment).toMatchObject({
      status: 'hidden',
      handledBy: 'admin',
      handledTime: '2026-03-16 10:00:00',
      reason: '广告引流',
    });
    later(30);
    const shown = await step('show', seenOf(hidden.comment));
    expect(shown.comment).toMatchObject({ status: 'shown', handledTime: '2026-03-16 10:30:00', reason: null });
  });

  test('a reply of the office is shown at once, and shows the comment that it answers', async () => {
    const { arrives, get, later, step } = await openInbox();
    const id = await arrives('周一开门吗？');
    later(5);
    const { comment, reply } = await step('reply', { id, version: 1, text: ' 您好，周一闭园。 ' });
    expect([comment.status, comment.replies, comment.handledBy]).toEqual(['shown', 1, 'admin']);
    expect(reply).toMatchObject({
      parent: id,
      target: comment.target,
      author: '平台管理员',
      phone: '',
      isOffice: true,
      text: '您好，周一闭园。',
      status: 'shown',
      time: '2026-03-16 10:05:00',
      marks: [],
    });
    expect((await get(id)).replies).toEqual([reply]);
    const again = await step('reply', { ...seenOf(comment), text: '周二起照常开放。' });
    expect(again.comment).toMatchObject({ status: 'shown', replies: 2, handledTime: comment.handledTime });
  });

  test.each([
    ['hide', { reason: ' ' }, '请填写隐藏原因'],
    ['hide', { reason: '字'.repeat(201) }, '隐藏原因不能超过200个字'],
    ['reply', { text: '\n' }, '请填写回复内容'],
    ['reply', { text: '字'.repeat(2001) }, '回复内容不能超过2000个字'],
  ])('%s needs a text of limited length: %#', async (name, body, message) => {
    const { arrives, call, one } = await openInbox();
    const id = await arrives('好');
    expect(await call(name, { id, version: 1, ...body })).toEqual(refused(400, message));
    expect((await one(id)).status).toEqual('pending');
  });

  test('a reply of the office cannot be answered, but can be hidden and deleted like any comment', async () => {
    const { arrives, call, step } = await openInbox();
    const id = await arrives('周一开门吗？');
    const { reply } = await step('reply', { id, version: 1, text: '您好，周一闭园。' });
    const seen = { id: reply?.id, version: 1 };
    expect(await call('reply', { ...seen, text: '补充' })).toEqual(refused(400, '工作人员的回复不能再回复'));
    const { comment } = await step('hide', { ...seen, reason: '有误' });
    expect((await step('del', seenOf(comment))).comment.status).toEqual('deleted');
  });

  test('the longest texts are accepted, also with characters of two code units', async () => {
    const { arrives, step } = await openInbox();
    const id = await arrives('好');
    const { reply } = await step('reply', { id, version: 1, text: '𠮷'.repeat(2000) });
    expect(reply?.text).toEqual('𠮷'.repeat(2000));
  });

  test('a step on a missing comment is refused as missing', async () => {
    const { call } = await openInbox();
    for (const name of ['get', 'reveal']) expect(await call(name, { id: '99999' })).toEqual(refused(404, '评论不存在'));
    expect(await call('show', { id: '99999', version: 1 })).toEqual(refused(404, '评论不存在'));
  });
});

describe('steps on outdated comments', () => {
  test('W2.4: the second step is refused and changes nothing; the refusal names the first person, time and result', async () => {
    const { arrives, call, callAsSecond, later, one } = await openInbox();
    const id = await arrives('景区很好');
    const seen = { id, version: 1 };
    dataOf(await callAsSecond('hide', { ...seen, reason: '重复' }));
    later(10);
    const before = await one(id);
    for (const [name, more] of [
      ['show', {}],
      ['hide', { reason: '重复' }],
      ['del', {}],
      ['reply', { text: '您好' }],
    ] as const)
      expect(await call(name, { ...seen, ...more })).toEqual(
        refused(409, '该评论已由科普宣传科于2026-03-16 10:00隐藏'),
      );
    expect(await one(id)).toEqual(before);
    expect(before).toMatchObject({ status: 'hidden', handledBy: 'second', handledByName: '科普宣传科', replies: 0 });
  });

  test.each([
    ['show', {}, '显示'],
    ['reply', { text: '您好' }, '回复'],
    ['del', {}, '删除'],
  ])('W2.4: two people answer or decide the same comment at once: %s', async (name, more, done) => {
    const { arrives, call, callAsSecond, get } = await openInbox();
    const id = await arrives('景区很好');
    const body = { id, version: 1, ...more };
    const answers = await Promise.all([call(name, body), callAsSecond(name, body)]);
    expect(answers[1]).toEqual(refused(409, `该评论已由平台管理员于2026-03-16 10:00${done}`));
    expect((await get(id)).replies.length).toEqual(name === 'reply' ? 1 : 0);
  });

  test('W2.4: the same write sent twice is carried out once', async () => {
    const { arrives, client, get, token } = await openInbox();
    const id = await arrives('周一开门吗？');
    const send = () =>
      client.call(
        '/comment/comment/reply',
        { id, version: 1, text: '您好，开门。' },
        { token, headers: { 'Idempotency-Key': 'once' } },
      );
    const answers = [await send(), await send()];
    expect(answers[1]).toEqual(answers[0]);
    expect((await get(id)).replies.length).toEqual(1);
  });

  test('W2.3: a text that changed since it was read refuses every step, and the refusal carries the new text', async () => {
    const { arrives, call, later, one } = await openInbox();
    const id = await arrives('景区很好');
    later(3);
    await arrives({ id, text: '景区很好，加 V X 领门票' });
    for (const [name, more] of [
      ['show', {}],
      ['hide', { reason: '重复' }],
      ['del', {}],
      ['reply', { text: '您好' }],
    ] as const)
      expect(await call(name, { id, version: 1, ...more })).toEqual(
        refused(409, '访客于2026-03-16 10:03修改了评论内容，请查看后再处理'),
      );
    const now = await one(id);
    expect(now).toMatchObject({ text: '景区很好，加 V X 领门票', status: 'pending', version: 2 });
    expect(now.marks.map(({ word, from, to }) => [word, now.text.slice(from, to)])).toEqual([['VX', 'V X']]);
    expect((await call('hide', { ...seenOf(now), reason: '广告引流' })).status).toEqual(200);
  });

  test('W2.14: bulk steps refuse the comments that changed meanwhile and carry out the others', async () => {
    const { arrives, call, query } = await openInbox();
    const { list } = await query({ status: 'pending', pageSize: 20 });
    const [changed, ...others] = list;
    await arrives({ id: changed?.id ?? '', text: '改了' });
    const answers = await Promise.all(list.map((comment) => call('show', seenOf(comment))));
    expect(answers.map(({ body }) => (body as { rCode: number }).rCode)).toEqual([409, ...others.map(() => 200)]);
    expect(await call('query', { pageNum: 1, pageSize: 201 })).toEqual(refused(400, '每页条数应为1至200的整数'));
  });
});
