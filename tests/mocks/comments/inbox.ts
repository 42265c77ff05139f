import type { Comment, CommentCounts, CommentThread, Moderated, OwnAction } from '#src/domain/comments/comment.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { VisitorComment } from '#mocks/comments/visitors.ts';
import { accountCollection } from '#mocks/store/collections.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Answer, createClient, dataOf } from '#tests/mocks/client.ts';

const path = '/comment/comment';

export interface Page {
  list: Comment[];
  total: number;
}

/** A back-end with comments, on a Monday at ten, and two moderators. */
export async function openInbox() {
  const clock = { now: Date.parse('2026-03-16T10:00:00+08:00') };
  const store = createMemoryStore();
  const client = createClient({ now: () => clock.now, store });
  const token = await client.signIn('admin');
  await store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'editor');
    if (row) await tx.put(accountCollection, { ...row, account: 'second', roleId: '1' });
  });
  const second = await client.signIn('second');

  const callAs =
    (who: string) =>
    (name: string, body?: object): Promise<Answer> =>
      client.call(`${path}/${name}`, body, { token: who });
  const call = callAs(token);
  const get = async (id: string) => dataOf<CommentThread>(await call('get', { id }));
  return {
    client,
    store,
    clock,
    token,
    call,
    callAsSecond: callAs(second),
    get,
    /** The comment only. */
    one: async (id: string) => (await get(id)).comment,
    query: async (filters: object = {}) => dataOf<Page>(await call('query', { pageNum: 1, pageSize: 200, ...filters })),
    counts: async () => dataOf<CommentCounts>(await call('counts')),
    actions: async () => dataOf<OwnAction[]>(await call('actions')),
    /** A step that must succeed. */
    step: async (name: string, body: object) => dataOf<Moderated>(await call(name, body)),
    arrives: (comment: VisitorComment | string) =>
      client.backend.visitors.comment(typeof comment === 'string' ? { text: comment } : comment),
    later: (minutes: number) => {
      clock.now += minutes * 60_000;
    },
    log: async (most = 1) => {
      const entries = await client.call('/sys/log/query', { pageNum: 1, pageSize: most }, { token });
      return dataOf<{ list: LogEntry[] }>(entries).list;
    },
  };
}

export const seenOf = ({ id, version }: Comment) => ({ id, version });
