import { foldedWord } from '#src/domain/comments/fold.ts';
import { createMatcher } from '#src/domain/comments/matching.ts';
import { longestWord, type WatchWord, type WordTrial } from '#src/domain/comments/watch-word.ts';
import { wordFault, type WordFault } from '#src/domain/comments/word-fault.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { watchWordCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { createPresenter, byTime } from './answers.ts';

/** A watch word as the user typed it. */
export interface TypedWord {
  word: string;
  exceptions: readonly string[];
}

const most = 50;

/** Trims the word and its exceptions, and removes duplicate exceptions. Refuses invalid words. */
export function validWord({ word, exceptions }: TypedWord): { word: string; exceptions: string[] } {
  const trimmed = exceptions.map((one) => one.trim()).filter((one) => one !== '');
  const typed = { word: word.trim(), exceptions: [...new Set(trimmed)] };
  const fault = wordFault(typed.word, typed.exceptions);
  if (fault) throw new Refusal(400, messageOf(fault));
  if (typed.exceptions.length > most) throw new Refusal(400, `例外词不能超过${most}个`);
  return typed;
}

function messageOf(fault: WordFault): string {
  const name = fault.part === 'word' ? '关注词' : `例外词“${fault.exception}”`;
  if (fault.fault === 'long') return `${fault.part === 'word' ? name : '例外词'}不能超过${longestWord}个字`;
  if (fault.fault === 'blank') return `${name}须包含文字或数字`;
  return `${name}须包含关注词，且比它更长`;
}

/** Refuses a word that is equivalent to one in the list. `own` is the id of the entry that is being changed. */
export async function checkUnique(word: string, own: string | null, tx: Transaction): Promise<void> {
  const folded = foldedWord(word);
  const same = (await tx.all(watchWordCollection)).find((row) => row.id !== own && foldedWord(row.word) === folded);
  if (same) throw new Refusal(400, same.word === word ? '关注词已存在' : `相同的关注词已存在：${same.word}`);
}

const day = 24 * 60 * 60 * 1000;
const mostExamples = 5;

/** Counts the visitors' comments of the last 90 days that a word would mark, with the latest five as examples (W2.9). */
export async function tryWord(typed: TypedWord, { tx, now }: Call): Promise<WordTrial> {
  const find = createMatcher([{ id: '', ...validWord(typed) }]);
  const since = toShanghaiTime(now - 90 * day);
  const { rows, toComment } = await createPresenter(tx);
  const found = rows.flatMap((row) => {
    if (row.isOffice || row.status === 'deleted' || row.time < since) return [];
    const marks = find(row.text);
    return marks.length === 0 ? [] : [{ row, marks }];
  });
  return {
    count: found.length,
    examples: found
      .sort((a, b) => byTime(b.row, a.row))
      .slice(0, mostExamples)
      .map(({ row, marks }) => ({ ...toComment(row), marks: [...marks] })),
  };
}

/** The fields of a watch word that the log compares. */
export const loggedWord = ({ word, exceptions, note }: WatchWord) => ({ word, exceptions, note });
