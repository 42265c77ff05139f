import type {
  Comment,
  CommentCounts,
  CommentThread,
  Contact,
  Moderated,
  OwnAction,
} from '#src/domain/comments/comment.ts';
import { askedFilters, type CommentStep } from '#src/domain/comments/inbox.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { commentEndpoints } from '#src/api/endpoints/comments.ts';
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
