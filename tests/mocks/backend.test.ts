import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createBackend } from '#mocks/backend.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import type { Store } from '#mocks/store/store.ts';
import { metaCollection, recordCollection } from '#mocks/store/collections.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { articleValues } from './article.ts';
import { createClient, dataOf, expired, networkError, refused } from './client.ts';

const path = '/home/scienceKnowledge';
const articles = recordCollection(path);
const list = { pageNum: 1, pageSize: 20 };

const everything = (store: Store) =>
  store.transaction(async (tx) => ({
    articles: await tx.all(articles),
    bases: await tx.all(recordCollection('/home/baseResources')),
  }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the store is seeded', () => {
  test('on first use, and keeps its rows on the next start', async () => {
    const store = createMemoryStore();
    const first = createClient({ store });
    await first.call(`${path}/add`, articleValues, { token: await first.signIn('editor') });
    const second = createClient({ store });
    const answer = await second.call(`${path}/query`, list, { token: await second.signIn('editor') });
    expect(dataOf<{ total: number }>(answer).total).toBe(61);
  });

  test('again when it holds another seed', async () => {
    const store = createMemoryStore();
    const first = createClient({ store });
    await first.call(`${path}/add`, articleValues, { token: await first.signIn('editor') });
    await store.transaction((tx) => tx.put(metaCollection, { id: 'meta', seed: 'older', epoch: 1 }));
    const second = createClient({ store });
    const answer = await second.call(`${path}/query`, list, { token: await second.signIn('editor') });
    expect(dataOf<{ total: number }>(answer).total).toBe(60);
  });

  test('identically in two stores', async () => {
    const stores = [createMemoryStore(), createMemoryStore()];
    for (const store of stores) await createBackend({ store }).reset();
    const [first, second] = await Promise.all(stores.map(everything));
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });
});

describe('reset', () => {
  test('restores the seed and ends all sessions', async () => {
    const store = createMemoryStore();
    const client = createClient({ store });
    await client.backend.reset();
    const seed = await everything(store);
    const token = await client.signIn('editor');
    await client.call(`${path}/updown`, { id: '1', on: false }, { token });
    await client.call(`${path}/add`, articleValues, { token });
    await client.backend.reset();
    expect(await everything(store)).toEqual(seed);
    expect(await client.call(`${path}/query`, list, { token })).toEqual(expired);
  });

  test('fault L11: a call that is under way gets no answer and changes nothing', async () => {
    const store = createMemoryStore();
    const client = createClient({ store });
    const token = await client.signIn('editor');
    const seed = await everything(store);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await client.backend.faults.add({ kind: 'delay', path: `${path}/add`, milliseconds: 1000 });
    const answer = client.call(`${path}/add`, articleValues, { token });
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await client.backend.reset();
    vi.runAllTimers();
    expect(await answer).toEqual(networkError);
    expect(await everything(store)).toEqual(seed);
  });

  test('fault L11: a reset at any moment between calls leaves the state of the seed', async () => {
    const seedStore = createMemoryStore();
    await createBackend({ store: seedStore }).reset();
    const seed = await everything(seedStore);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 12 }), async (before, pause) => {
        const store = createMemoryStore();
        const client = createClient({ store });
        const token = await client.signIn('editor');
        const send = () => client.call(`${path}/add`, articleValues, { token });
        const calls = Array.from({ length: before }, send);
        for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
        const reset = client.backend.reset();
        calls.push(send(), send());
        const answers = await Promise.all(calls);
        await reset;
        expect(await everything(store)).toEqual(seed);
        // Calls that succeeded ran before the reset; the others were dropped or found their session gone.
        const dropped = answers.filter(({ body }) => (body as { success?: boolean } | null)?.success !== true);
        for (const answer of dropped) expect([networkError, expired]).toContainEqual(answer);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a failure of the mock itself', () => {
  test('fault K10: has a generic body, and its reason is on the console', async () => {
    let fails = false;
    const now = () => {
      if (fails) throw new Error('secret of the stack');
      return 0;
    };
    const client = createClient({ now });
    const token = await client.signIn('editor');
    fails = true;
    expectConsole('error', /POST \/home\/scienceKnowledge\/add failed Error: secret of the stack/);
    expect(await client.call(`${path}/add`, articleValues, { token })).toEqual(refused(500, '服务器内部错误', 500));
  });

  test('rolls back a request that crashes halfway', async () => {
    let fails = false;
    const random = () => {
      if (fails) throw new Error('no more numbers');
      return 0;
    };
    const client = createClient({ random });
    await client.call('/sys/auth/captcha', { sessionId: 'kept' });
    const attempt = { userName: 'editor', password: demoPassword, code: masterCode, sessionId: 'kept' };
    fails = true;
    expectConsole('error', /POST \/sys\/auth\/login failed Error: no more numbers/);
    expect(await client.call('/sys/auth/login', attempt)).toEqual(refused(500, '服务器内部错误', 500));
    fails = false;
    // The captcha that the crashed attempt used is still valid.
    dataOf(await client.call('/sys/auth/login', attempt));
  });

  test('fault L9: an answer that violates the contract is an error that names the field', async () => {
    const store = createMemoryStore();
    const client = createClient({ store });
    const token = await client.signIn('editor');
    await store.transaction(async (tx) => {
      const record = await findRecord(tx, path, '1');
      if (record) await putRecord(tx, path, { ...record, status: 'nonsense' as never });
    });
    expectConsole('error', /the answer breaks the contract of \/home\/scienceKnowledge\/get: status: /);
    expect(await client.call(`${path}/get`, { id: '1' }, { token })).toEqual(refused(500, '服务器内部错误', 500));
  });
});
