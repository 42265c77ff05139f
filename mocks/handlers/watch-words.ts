import type { wordEndpoints } from '#src/api/endpoints/comments.ts';
import { commentsPath } from '#src/domain/comments/comment.ts';
import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import { accountOf } from '#mocks/comments/rows.ts';
import { validWord, checkUnique, loggedWord, tryWord } from '#mocks/comments/watch-words.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { personOf, withEditors } from '#mocks/server/names.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { sequenceCollection, watchWordCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

const longestNote = 200;

/** Watch words (decision 039). */
export const watchWordResolvers: ResolversOf<typeof wordEndpoints> = {
  /** Last changed first. */
  query: async (_, { tx }) =>
    withEditors(
      (await tx.all(watchWordCollection)).sort((a, b) =>
        a.updatedTime === b.updatedTime ? Number(b.id) - Number(a.id) : a.updatedTime < b.updatedTime ? 1 : -1,
      ),
      tx,
    ),

  try: (typed, call) => tryWord(typed, call),

  async add({ note, ...typed }, call) {
    call.audit({ object: typed.word.trim() });
    const word = validWord(typed);
    const checked = checkedNote(note);
    await checkUnique(word.word, null, call.tx);
    return saved(null, { ...word, note: checked, id: await nextId(call.tx), version: 1 }, call);
  },

  async update({ id, version, note, ...typed }, call) {
    const before = await find(id, call);
    if (before.version !== version) {
      const person = await personOf(before.updatedBy, call.tx);
      throw new Refusal(409, `关注词已由${person}于${before.updatedTime.slice(0, 16)}修改，请刷新后重试`);
    }
    const word = validWord(typed);
    const checked = checkedNote(note);
    await checkUnique(word.word, id, call.tx);
    return saved(before, { ...word, note: checked, id, version: version + 1 }, call);
  },

  async del({ id }, call) {
    const before = await find(id, call);
    await call.tx.delete(watchWordCollection, id);
    call.audit({ object: before.word, before: loggedWord(before), after: null });
    return before;
  },
};

async function find(id: string, call: Call): Promise<WatchWord> {
  const row = await call.tx.get(watchWordCollection, id);
  if (!row) throw new Refusal(404, '关注词不存在或已被删除');
  call.audit({ object: row.word });
  return row;
}

async function saved(
  before: WatchWord | null,
  values: Omit<WatchWord, 'updatedBy' | 'updatedTime'>,
  call: Call,
): Promise<WatchWord> {
  const row: WatchWord = { ...values, updatedBy: accountOf(call), updatedTime: toShanghaiTime(call.now) };
  await call.tx.put(watchWordCollection, row);
  call.audit({ object: row.word, before: before && loggedWord(before), after: loggedWord(row) });
  const [named = row] = await withEditors([row], call.tx);
  return named;
}

function checkedNote(given: string): string {
  const note = given.trim();
  if ([...note].length > longestNote) throw new Refusal(400, `备注不能超过${longestNote}个字`);
  return note;
}

async function nextId(tx: Transaction): Promise<string> {
  const path = `${commentsPath}/words`;
  const seeded = async () => Math.max(0, ...(await tx.all(watchWordCollection)).map(({ id }) => Number(id))) + 1;
  const next = (await tx.get(sequenceCollection, path))?.next ?? (await seeded());
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return String(next);
}
