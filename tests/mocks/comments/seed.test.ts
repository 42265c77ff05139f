import { describe, expect, test } from 'vitest';
import { commentRowsAt, watchWordRowsAt } from '#mocks/seed/comments/comments.ts';
import { commentCollection, type CommentRow } from '#mocks/store/collections.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { createClient } from '#tests/mocks/client.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { seedRecords } from '#tests/support/seed.ts';

const day = 24 * 60 * 60 * 1000;
const moments = ['2026-06-01T09:00:00+08:00', '2026-11-23T00:20:00+08:00', '2027-02-28T23:59:59+08:00'].map(Date.parse);

describe.each(moments)('seeded comments at %i', (now) => {
  const rows = commentRowsAt(now);
  const present = toShanghaiTime(now);
  const byId = new Map(rows.map((row) => [row.id, row]));

  test('are about four hundred: about forty pending, some hidden, some deleted', () => {
    const of = (status: CommentRow['status']) => rows.filter((row) => row.status === status).length;
    expect(rows.length).toBeGreaterThan(370);
    expect(of('pending')).toBeGreaterThanOrEqual(40);
    expect(of('hidden')).toBeGreaterThan(20);
    expect(of('deleted')).toBeGreaterThan(0);
    expect(rows.filter(({ isOffice }) => isOffice).length).toBeGreaterThan(30);
    expect(rows.filter(({ parent }) => parent !== null).length).toBeGreaterThan(80);
    expect(new Set(rows.map(({ id }) => id)).size).toEqual(rows.length);
  });

  test('lie in the past, in waking hours; replies come after their comment', () => {
    expect(rows.filter(({ time, handledTime }) => time > present || (handledTime ?? '') > present)).toEqual([]);
    expect(rows.filter(({ time, handledTime }) => handledTime !== null && handledTime < time)).toEqual([]);
    const early = rows.filter(({ parent, time }) => parent !== null && (byId.get(parent)?.time ?? '') >= time);
    expect(early).toEqual([]);
    const lately = toShanghaiTime(now - 2 * 60 * 60 * 1000);
    const hours = rows.filter(({ time }) => time < lately).map(({ time }) => Number(time.slice(11, 13)));
    expect(hours.filter((hour) => hour < 7 || hour > 22)).toEqual([]);
  });

  test('have been pending for some minutes to two days', () => {
    const waiting = rows.filter(({ status }) => status === 'pending').map(({ time }) => time);
    expect(waiting.filter((time) => time < toShanghaiTime(now - 2 * day))).toEqual([]);
    expect(waiting.filter((time) => time > toShanghaiTime(now - 10 * 60 * 1000)).length).toBeGreaterThan(0);
    const old = toShanghaiTime(now - 90 * day);
    expect(rows.filter(({ time }) => time < old).length).toBeGreaterThan(10);
  });

  test('belong to existing records and invented people', () => {
    const lost = rows.filter(({ target }) => {
      const record = (seedRecords as Record<string, readonly { id: string }[]>)[target.path]?.find(
        ({ id }) => id === target.id,
      );
      return !record || !Object.values(record).includes(target.title);
    });
    expect(lost).toEqual([]);
    expect(
      rows.filter(
        ({ isOffice, author, phone }) => !isOffice && !/^\p{Script=Han}{3}120003\d{5}$/u.test(author + phone),
      ),
    ).toEqual([]);
    expect(rows.filter(({ text }) => text.trim() === '' || text.includes('{'))).toEqual([]);
  });

  test('name their moderator, except for pending ones', () => {
    const isOdd = ({ status, handledBy, handledTime, reason }: CommentRow) =>
      (status === 'pending') !== (handledBy === null && handledTime === null) ||
      (status === 'hidden') !== (reason !== null);
    expect(rows.filter(isOdd)).toEqual([]);
    expect(watchWordRowsAt(now).length).toEqual(15);
  });
});

test('the dates of comments follow the clock of the store from the first call on', async () => {
  const [now = 0] = moments;
  const store = createMemoryStore();
  const client = createClient({ now: () => now, store });
  await client.signIn('admin');
  const stored = await store.transaction((tx) => tx.all(commentCollection));
  expect(stored).toEqual(commentRowsAt(now));
  // Days later the seed is the same, so changes made meanwhile are kept.
  await createClient({ now: () => now + 9 * day, store }).signIn('admin');
  expect(await store.transaction((tx) => tx.all(commentCollection))).toEqual(stored);
});
