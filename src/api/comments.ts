import type {
  Comment,
  CommentCounts,
  CommentThread,
  Contact,
  Moderated,
  OwnAction,
} from '#src/domain/comments/comment.ts';
import { askedFilters, type CommentStep } from '#src/domain/comments/inbox.ts';
import type { TypedWord, WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { commentEndpoints, wordEndpoints } from '#src/api/endpoints/comments.ts';
import type { CallOptions, Http } from './http.ts';

type Filters = ListQuery['filters'];

export function queryComments(
  http: Http,
  { filters, orderBy, desc, pageNum, pageSize }: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage<Comment>>> {
  const request = { ...askedFilters(filters), pageNum, pageSize, ...(orderBy ? { orderBy, desc } : {}) };
  return http.call(commentEndpoints.query, request, { signal });
}

export const fetchThread = (http: Http, id: string, signal: AbortSignal): Promise<Result<CommentThread>> =>
  http.call(commentEndpoints.get, { id }, { signal });

export const fetchCommentCounts = (http: Http, signal: AbortSignal): Promise<Result<CommentCounts>> =>
  http.call(commentEndpoints.counts, undefined, { signal });

/** The number of comments with these filters that arrived since the answer `after`, which is null the first time. */
export const fetchArrivals = (
  http: Http,
  { after, filters }: { after: string | null; filters: Filters },
  signal: AbortSignal,
): Promise<Result<{ count: number; last: string }>> =>
  http.call(commentEndpoints.arrivals, { after, ...askedFilters(filters) }, { signal });

/** Null when the step succeeded but the server did not return the comment. */
export function stepComment(http: Http, sent: CommentStep, options: CallOptions): Promise<Result<Moderated | null>> {
  const { id, version } = sent;
  switch (sent.step) {
    case 'show':
      return http.call(commentEndpoints.show, { id, version }, options);
    case 'hide':
      return http.call(commentEndpoints.hide, { id, version, reason: sent.reason }, options);
    case 'reply':
      return http.call(commentEndpoints.reply, { id, version, text: sent.text }, options);
    case 'delete':
      return http.call(commentEndpoints.del, { id, version }, options);
  }
}

export const fetchOwnActions = (http: Http, signal: AbortSignal): Promise<Result<readonly OwnAction[]>> =>
  http.call(commentEndpoints.actions, undefined, { signal });

export const takeBackAction = (http: Http, id: string, options: CallOptions): Promise<Result<Comment | null>> =>
  http.call(commentEndpoints.takeBack, { id }, options);

export async function revealContact(http: Http, id: string): Promise<Result<Secret<Contact>>> {
  const answer = await http.call(commentEndpoints.reveal, { id });
  return answer.ok ? success(new Secret(answer.value)) : answer;
}

export const queryWords = (http: Http, signal: AbortSignal): Promise<Result<readonly WatchWord[]>> =>
  http.call(wordEndpoints.query, undefined, { signal });

export const tryWord = (
  http: Http,
  { word, exceptions }: Omit<TypedWord, 'note'>,
  signal: AbortSignal,
): Promise<Result<WordTrial>> => http.call(wordEndpoints.try, { word, exceptions }, { signal });

/** Adds a watch word, or changes the one with this id, based on the version that the person saw. */
export const saveWord = (
  http: Http,
  { seen, ...typed }: TypedWord & { seen: Pick<WatchWord, 'id' | 'version'> | null },
  options: CallOptions,
): Promise<Result<WatchWord | null>> =>
  seen
    ? http.call(wordEndpoints.update, { id: seen.id, version: seen.version, ...typed }, options)
    : http.call(wordEndpoints.add, typed, options);

export const deleteWord = (http: Http, id: string, options: CallOptions): Promise<Result<unknown>> =>
  http.call(wordEndpoints.del, { id }, options);
