import type { Listed, TypedWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import type { Result } from '#src/domain/failure.ts';
import { officeWordEndpoints, wordEndpoints, type WordRows } from '#src/api/endpoints/words.ts';
import type { CallOptions, Http } from './http.ts';

/** The calls of a list of words. */
const createWordsApi = <Typed extends TypedWord, Tried, Example>(
  http: Http,
  rows: WordRows<Typed, Tried, Example>,
) => ({
  query: (signal: AbortSignal): Promise<Result<readonly Listed<Typed>[]>> =>
    http.call(rows.query, undefined, { signal }),

  trial: (tried: Tried, signal: AbortSignal): Promise<Result<WordTrial<Example>>> =>
    http.call(rows.trial, tried, { signal }),

  /** Adds a word, or changes the one that the person saw, based on its version. */
  save: (
    { seen, typed }: { seen: { id: string; version: number } | null; typed: Typed },
    options: CallOptions,
  ): Promise<Result<Listed<Typed> | null>> =>
    seen
      ? http.call(rows.update, { ...typed, id: seen.id, version: seen.version }, options)
      : http.call(rows.add, typed, options),

  remove: (id: string, options: CallOptions): Promise<Result<unknown>> => http.call(rows.del, { id }, options),
});

export const createWatchWordsApi = (http: Http) => createWordsApi(http, wordEndpoints);
export const createOfficeWordsApi = (http: Http) => createWordsApi(http, officeWordEndpoints);
