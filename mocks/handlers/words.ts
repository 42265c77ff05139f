import type { officeWordEndpoints, WordRows, wordEndpoints } from '#src/api/endpoints/words.ts';
import { keyOfWord } from '#src/domain/checks/office-word.ts';
import { foldedWord } from '#src/domain/comments/fold.ts';
import { officeWordsPath, wordsPath } from '#src/domain/comments/word-paths.ts';
import type { Listed, TypedWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { accountOf } from '#mocks/comments/rows.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { personOf, withEditors } from '#mocks/server/names.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { officeWordCollection, sequenceCollection, watchWordCollection } from '#mocks/store/collections.ts';
import type { Collection } from '#mocks/store/store.ts';
import { tryOfficeWord, tryWatchWord } from '#mocks/words/try-word.ts';
import { checkedNote, checkOfficeWord, checkWatchWord, trimmedWord } from '#mocks/words/valid-word.ts';

/** What the resolvers must know of a list of words. */
interface WordList<Typed extends TypedWord, Tried, Example> {
  path: string;
  collection: Collection<Listed<Typed>>;
  noun: string;
  /** What is typed of an entry; the log compares it. */
  typedOf: (row: Typed) => Typed & Record<string, unknown>;
  /** Refuses an invalid entry. */
  check: (typed: Typed) => void;
  /** Two words with the same key match the same texts. */
  keyOf: (word: string) => string;
  trial: (tried: Tried, call: Call) => Promise<WordTrial<Example>>;
}

/** Watch words (decision 039). */
export const watchWordResolvers: ResolversOf<typeof wordEndpoints> = wordResolvers({
  path: wordsPath,
  collection: watchWordCollection,
  noun: '关注词',
  typedOf: ({ word, exceptions, note }) => ({ word, exceptions, note }),
  check: checkWatchWord,
  keyOf: foldedWord,
  trial(tried, call) {
    const word = trimmedWord(tried);
    checkWatchWord(word);
    return tryWatchWord(word, call);
  },
});

/** The office's wrong and forbidden words (decision 065). */
export const officeWordResolvers: ResolversOf<typeof officeWordEndpoints> = wordResolvers({
  path: officeWordsPath,
  collection: officeWordCollection,
  noun: '错词或禁用词',
  typedOf: ({ word, exceptions, note, isForbidden, right }) => ({
    word,
    exceptions,
    note,
    isForbidden,
    right: right.trim(),
  }),
  check: checkOfficeWord,
  keyOf: keyOfWord,
  trial(tried, call) {
    const word = trimmedWord(tried);
    // The right word may still be empty.
    checkOfficeWord({ ...word, note: '', isForbidden: true });
    return tryOfficeWord(word, call);
  },
});

function wordResolvers<Typed extends TypedWord, Tried, Example>({
  path,
  collection,
  noun,
  typedOf,
  check,
  keyOf,
  trial,
}: WordList<Typed, Tried, Example>): ResolversOf<WordRows<Typed, Tried, Example>> {
  return {
    /** Last changed first. */
    query: async (_, { tx }) =>
      withEditors(
        (await tx.all(collection)).sort((a, b) =>
          a.updatedTime === b.updatedTime ? Number(b.id) - Number(a.id) : a.updatedTime < b.updatedTime ? 1 : -1,
        ),
        tx,
      ),

    trial,

    async add(typed, call) {
      call.audit({ object: typed.word.trim() });
      const valid = validated(typed);
      await checkUnique(valid.word, null, call);
      return saved(null, { ...valid, id: await nextId(call), version: 1 }, call);
    },

    async update({ id, version, ...typed }, call) {
      const before = await find(id, call);
      if (before.version !== version) {
        const person = await personOf(before.updatedBy, call.tx);
        throw new Refusal(409, `${noun}已由${person}于${before.updatedTime.slice(0, 16)}修改，请刷新后重试`);
      }
      const valid = validated(typed as unknown as Typed);
      await checkUnique(valid.word, id, call);
      return saved(before, { ...valid, id, version: version + 1 }, call);
    },

    async del({ id }, call) {
      const before = await find(id, call);
      await call.tx.delete(collection, id);
      call.audit({ object: before.word, before: typedOf(before), after: null });
      return before;
    },
  };

  function validated(typed: Typed): Typed {
    const valid = { ...typedOf(trimmedWord(typed)), note: checkedNote(typed.note) };
    check(valid);
    return valid;
  }

  /** Refuses a word that is equivalent to one in the list. `own` is the id of the entry that is being changed. */
  async function checkUnique(word: string, own: string | null, { tx }: Call): Promise<void> {
    const key = keyOf(word);
    const same = (await tx.all(collection)).find((row) => row.id !== own && keyOf(row.word) === key);
    if (same) throw new Refusal(400, same.word === word ? `${noun}已存在` : `相同的${noun}已存在：${same.word}`);
  }

  async function find(id: string, call: Call): Promise<Listed<Typed>> {
    const row = await call.tx.get(collection, id);
    if (!row) throw new Refusal(404, `${noun}不存在或已被删除`);
    call.audit({ object: row.word });
    return row;
  }

  async function saved(
    before: Listed<Typed> | null,
    values: Typed & { id: string; version: number },
    call: Call,
  ): Promise<Listed<Typed>> {
    const row: Listed<Typed> = { ...values, updatedBy: accountOf(call), updatedTime: toShanghaiTime(call.now) };
    await call.tx.put(collection, row);
    call.audit({ object: row.word, before: before && typedOf(before), after: typedOf(row) });
    const [named = row] = await withEditors([row], call.tx);
    return named;
  }

  async function nextId({ tx }: Call): Promise<string> {
    const seeded = async () => Math.max(0, ...(await tx.all(collection)).map(({ id }) => Number(id))) + 1;
    const next = (await tx.get(sequenceCollection, path))?.next ?? (await seeded());
    await tx.put(sequenceCollection, { path, next: next + 1 });
    return String(next);
  }
}
