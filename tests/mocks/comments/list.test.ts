import { describe, expect, test } from 'vitest';
import type { Comment } from '#src/domain/comments/comment.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { openInbox } from './inbox.ts';

const times = (list: readonly Comment[]) => list.map(({ time }) => time);

describe('the list', () => {
  test('the oldest pending comments come first, then the others, the latest first; deleted ones are left out', async () => {
    const { query } = await openInbox();
    const { list, total } = await query();
    const waiting = list.filter(({ status }) => status === 'pending');
    const others = list.slice(waiting.length);
    expect(waiting.length).toBeGreaterThan(30);
    expect(others.filter(({ status }) => status === 'pending')).toEqual([]);
    expect(times(waiting)).toEqual(times(waiting).toSorted());
    expect(times(others)).toEqual(times(others).toSorted().toReversed());
    const more = [(await query({ pageNum: 2 })).list, (await query({ pageNum: 3 })).list].flat();
    expect(new Set([...list, ...more].map(({ id }) => id)).size).toEqual(total);
    expect([...list, ...more].filter(({ status }) => status === 'deleted')).toEqual([]);
  });

  test('W2.6: the counts match the filters, before and after a step', async () => {
    const { arrives, counts, query, step } = await openInbox();
    const totals = async () => ({
      pending: (await query({ status: 'pending' })).total,
      shown: (await query({ status: 'shown' })).total,
      hidden: (await query({ status: 'hidden' })).total,
      marked: (await query({ marked: '1' })).total,
    });
    const before = await counts();
    expect(before).toEqual(await totals());
    const id = await arrives('加 微 信 领门票');
    expect(await counts()).toEqual({ ...before, pending: before.pending + 1, marked: before.marked + 1 });
    const { comment } = await step('hide', { id, version: 1, reason: '广告引流' });
    expect(await counts()).toEqual({ ...before, hidden: before.hidden + 1, marked: before.marked + 1 });
    await step('del', { id, version: comment.version });
    expect([await counts(), await totals()]).toEqual([before, before]);
  });

  test('each filter works alone and combined with others', async () => {
    const { arrives, query } = await openInbox();
    const id = await arrives({
      text: '独一无二的\u202e话',
      author: '莫云溪',
      target: { path: '/home/scienceJourney', id: '2' },
    });
    const ids = async (filters: object) => (await query(filters)).list.map((one) => one.id);
    expect(await ids({ keyword: '独一无二' })).toEqual([id]);
    expect(
      await ids({
        keyword: ' 独一无二 ',
        type: '/home/scienceJourney',
        status: 'pending',
        from: '2026-03-16',
        to: '2026-03-16',
      }),
    ).toEqual([id]);
    for (const other of [
      { type: '/home/baseResources' },
      { status: 'shown' },
      { marked: '1' },
      { from: '2026-03-17' },
      { to: '2026-03-15' },
    ])
      expect(await ids({ keyword: '独一无二', ...other })).toEqual([]);
    expect(await ids({ keyword: '莫云溪' })).toEqual([]);
    const journeys = await query({ type: '/home/scienceJourney', pageSize: 200 });
    expect(new Set(journeys.list.map(({ target }) => target.path))).toEqual(new Set(['/home/scienceJourney']));
    const marked = await query({ marked: '1' });
    expect(marked.list.every(({ marks }) => marks.length > 0)).toEqual(true);
  });

  test.each(['time', 'handledTime', 'replies', 'title', 'author', 'status'])(
    'can be sorted by %s in both directions',
    async (orderBy) => {
      const { query } = await openInbox();
      const [up, down] = [await query({ orderBy }), await query({ orderBy, desc: true })];
      const valueOf = ({ time, handledTime, replies, target, author, status }: Comment) =>
        ({ time, handledTime: handledTime ?? '', replies, title: target.title, author, status })[orderBy];
      expect(valueOf(up.list[0] as Comment)).not.toEqual(valueOf(down.list[0] as Comment));
      const grouped = up.list.map(valueOf).filter((value, index, all) => value !== all[index - 1]);
      expect(grouped.length).toEqual(new Set(grouped).size);
    },
  );

  test('W2.5: new comments are counted by the filters of the list, those of visitors only', async () => {
    const { arrives, call, query, step } = await openInbox();
    const ask = async (after: string | null, filters: object = {}) =>
      dataOf<{ count: number; last: string }>(await call('arrivals', { after, ...filters }));
    const { count, last } = await ask(null);
    expect(count).toEqual(0);
    const { total } = await query({ status: 'pending' });
    const first = await arrives('甲');
    await arrives({ text: '乙', target: { path: '/home/baseResources', id: 'GXP001' } });
    await step('reply', { id: first, version: 1, text: '您好' });
    expect((await ask(last)).count).toEqual(2);
    expect((await ask(last, { status: 'pending' })).count).toEqual(1);
    expect((await ask(last, { type: '/home/scienceKnowledge' })).count).toEqual(1);
    expect((await query({ status: 'pending' })).total).toEqual(total + 1);
    const now = await ask(last);
    expect(await ask(now.last)).toEqual({ count: 0, last: now.last });
  });
});

describe('W2.12: a comment and its context', () => {
  test('has the record, the parent, siblings and replies, the earlier first', async () => {
    const { arrives, get, later } = await openInbox();
    const target = { path: '/home/excellentCourses', id: '3' };
    const parent = await arrives({ text: '父', target });
    const [elder, younger] = [await arrives({ text: '一', parent }), (later(1), await arrives({ text: '二', parent }))];
    later(1);
    const id = await arrives({ text: '三', parent });
    const answers = [
      await arrives({ text: '答一', parent: id }),
      (later(1), await arrives({ text: '答二', parent: id })),
    ];
    const thread = await get(id);
    expect(thread.comment.target.title).toMatch(/\S/);
    expect(thread.excerpt).toMatch(/^\S.{10,160}/su);
    expect(thread.parent).toMatchObject({ id: parent, text: '父', replies: 3 });
    expect(thread.siblings.map((one) => one.id)).toEqual([elder, younger]);
    expect(thread.replies.map((one) => one.id)).toEqual(answers);
    const top = await get(parent);
    expect(top.parent).toEqual(null);
    expect(top.siblings.every((one) => one.parent === null && one.target.id === '3')).toEqual(true);
    expect(top.siblings.map((one) => one.id)).not.toContain(parent);
  });

  test('replies to a deleted comment are kept; their parent then has no text, name or marks', async () => {
    const { arrives, get, one, step } = await openInbox();
    const grand = await arrives('祖');
    const parent = await arrives({ text: '加微信', author: '黄连翘', parent: grand });
    const id = await arrives({ text: '孩子', parent });
    const { comment } = await step('del', { id: parent, version: 1 });
    expect(comment.replies).toEqual(1);
    const tombstone = {
      id: parent,
      status: 'deleted',
      text: '',
      author: '',
      phone: '',
      marks: [],
      handledBy: 'admin',
      handledTime: '2026-03-16 10:00:00',
    };
    expect((await get(id)).parent).toMatchObject(tombstone);
    expect(await one(parent)).toMatchObject(tombstone);
    expect((await one(grand)).replies).toEqual(0);
    expect((await get(grand)).replies.map((reply) => reply.id)).toEqual([parent]);
    const leaf = await one(id);
    await step('del', { id, version: leaf.version });
    expect((await get(grand)).replies).toEqual([]);
  });

  test('a deleted record leaves its comments, with the title that it had', async () => {
    const { arrives, client, get, token } = await openInbox();
    const target = { path: '/service/activities', id: '5' };
    const id = await arrives({ text: '好', target });
    const { comment } = await get(id);
    dataOf(await client.call('/service/activities/del', { id: '5' }, { token }));
    expect(await get(id)).toMatchObject({ excerpt: '', comment: { target: { title: comment.target.title } } });
  });
});
