import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createSqliteStore } from '#mocks/store/store-sqlite.ts';
import type { Collection } from '#mocks/store/store.ts';

interface Row {
  id: string;
  words: string[];
}
const rows: Collection<Row> = { name: 'rows', idOf: ({ id }) => id };
const others: Collection<Row> = { name: 'others', idOf: ({ id }) => id };

describe.each([
  ['memory', createMemoryStore],
  ['SQLite', () => createSqliteStore(':memory:')],
])('a store in %s', (_, createStore) => {
  test('a transaction that throws changes nothing', async () => {
    const store = createStore();
    await store.transaction((tx) => tx.put(rows, { id: '1', words: ['kept'] }));
    const failing = store.transaction(async (tx) => {
      await tx.put(rows, { id: '1', words: ['lost'] });
      await tx.put(others, { id: '2', words: ['lost'] });
      await tx.clear();
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    const left = await store.transaction(async (tx) => [await tx.all(rows), await tx.all(others)]);
    expect(left).toEqual([[{ id: '1', words: ['kept'] }], []]);
  });

  test('transactions do not overlap: no change is lost', async () => {
    const store = createStore();
    const addWord = (word: string) =>
      store.transaction(async (tx) => {
        const row = (await tx.get(rows, '1')) ?? { id: '1', words: [] };
        await tx.put(rows, { ...row, words: [...row.words, word] });
      });
    await Promise.all(['a', 'b', 'c'].map(addWord));
    expect(await store.transaction((tx) => tx.get(rows, '1'))).toEqual({ id: '1', words: ['a', 'b', 'c'] });
  });

  test('a stored row cannot be changed from outside', async () => {
    const store = createStore();
    const given: Row = { id: '1', words: ['kept'] };
    await store.transaction((tx) => tx.put(rows, given));
    given.words.push('given');
    const got = await store.transaction(async (tx) => [await tx.get(rows, '1'), ...(await tx.all(rows))]);
    // The rows of a store in memory are frozen, those of others are copies.
    for (const row of got) attempt(() => row?.words.push('got'));
    expect(await store.transaction((tx) => tx.all(rows))).toEqual([{ id: '1', words: ['kept'] }]);
  });

  test('deletes exactly one row', async () => {
    const store = createStore();
    const left = await store.transaction(async (tx) => {
      await tx.put(rows, { id: '1', words: [] });
      await tx.put(rows, { id: '2', words: [] });
      await tx.put(others, { id: '1', words: [] });
      await tx.delete(rows, '1');
      return { rows: await tx.all(rows), others: await tx.all(others), deleted: await tx.get(rows, '1') };
    });
    expect(left).toEqual({ rows: [{ id: '2', words: [] }], others: [{ id: '1', words: [] }], deleted: undefined });
  });
});

test('a copy of a store in memory begins with its rows, and neither sees later writes of the other', async () => {
  const store = createMemoryStore();
  await store.transaction((tx) => tx.put(rows, { id: '1', words: ['before'] }));
  const copy = store.copy();
  await store.transaction((tx) => tx.put(rows, { id: '1', words: ['own'] }));
  await copy.transaction((tx) => tx.put(rows, { id: '2', words: ['copied'] }));
  const held = (one: typeof store) => one.transaction((tx) => tx.all(rows));
  expect([await held(store), await held(copy)]).toEqual([
    [{ id: '1', words: ['own'] }],
    [
      { id: '1', words: ['before'] },
      { id: '2', words: ['copied'] },
    ],
  ]);
});

function attempt(change: () => unknown): void {
  try {
    change();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
}
