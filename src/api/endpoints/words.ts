import { array, boolean, type GenericSchema, object, string, undefined_ } from 'valibot';
import { OfficeWord, type TypedOfficeWord, WordPlace } from '#src/domain/checks/office-word.ts';
import { Comment } from '#src/domain/comments/comment.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { officeWordsPath, wordsPath } from '#src/domain/comments/word-paths.ts';
import {
  type Listed,
  type TypedWord,
  WatchWord,
  type WordTrial,
  WordTrialOf,
} from '#src/domain/comments/watch-word.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { refusals } from './refusals.ts';

const watched = { word: string(), exceptions: array(string()) };
const corrected = { ...watched, right: string() };
const noted = { ...watched, note: string() };
const judged = { ...noted, ...corrected, isForbidden: boolean() };
const based = { id: string(), version: count };

interface Shapes<Typed extends TypedWord, Tried, Example> {
  word: GenericSchema<unknown, Listed<Typed>>;
  typed: GenericSchema<unknown, Typed>;
  /** With the version that the person saw: another one is refused as a conflict. */
  changed: GenericSchema<unknown, Typed & { id: string; version: number }>;
  tried: GenericSchema<unknown, Tried>;
  trial: GenericSchema<unknown, WordTrial<Example>>;
}

/** The calls of a list of words. A duplicate is refused. */
function wordRows<Typed extends TypedWord, Tried, Example>(
  path: string,
  reading: string | null,
  { word, typed, changed, tried, trial }: Shapes<Typed, Tried, Example>,
) {
  const right = commentsPath;
  return {
    query: read({
      path: `${path}/query`,
      encoding: 'none',
      request: undefined_(),
      response: array(word),
      right: reading,
    }),
    /** Where a word would be found, before it is saved. */
    trial: read({ path: `${path}/try`, request: tried, response: trial, right }),
    add: write({ path: `${path}/add`, request: typed, response: word, right, refusals: [refusals.roleTaken] }),
    update: write({
      path: `${path}/update`,
      request: changed,
      response: word,
      right,
      refusals: [refusals.conflict, refusals.roleTaken],
    }),
    del: write({ path: `${path}/del`, request: object({ id: string() }), response: word, right }),
  };
}

export type WordRows<Typed extends TypedWord, Tried, Example> = ReturnType<typeof wordRows<Typed, Tried, Example>>;

/** The watch words of comments (decision 039). */
export const wordEndpoints = wordRows<TypedWord, Pick<TypedWord, 'word' | 'exceptions'>, Comment>(
  wordsPath,
  commentsPath,
  {
    word: WatchWord,
    typed: object(noted),
    changed: object({ ...based, ...noted }),
    tried: object(watched),
    trial: WordTrialOf(Comment),
  },
);

/**
 * The office's wrong and forbidden words (decision 065). Everyone who writes content may read them, because the checks of
 * their texts need them.
 */
export const officeWordEndpoints = wordRows<
  TypedOfficeWord,
  Pick<TypedOfficeWord, 'word' | 'exceptions' | 'right'>,
  WordPlace
>(officeWordsPath, null, {
  word: OfficeWord,
  typed: object(judged),
  changed: object({ ...based, ...judged }),
  tried: object(corrected),
  trial: WordTrialOf(WordPlace),
});
