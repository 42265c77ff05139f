import { array, boolean, nullable, object, optional, string, undefined_ } from 'valibot';
import {
  Comment,
  CommentCounts,
  commentsPath,
  CommentThread,
  Contact,
  Moderated,
  OwnAction,
} from '#src/domain/comments/comment.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { refusals } from './refusals.ts';

const Chosen = object({ id: string() });
/** `version` is the one that the person saw: another one is refused as a conflict. */
const Seen = object({ id: string(), version: count });
const right = commentsPath;

const filters = {
  status: optional(string()),
  /** The path of a content type. */
  type: optional(string()),
  /** Only those with a mark: `1`. */
  marked: optional(string()),
  /** Days, `YYYY-MM-DD`. */
  from: optional(string()),
  to: optional(string()),
  keyword: optional(string()),
};

/** Moderation of comments (decision 039). The page has no operation rights of its own: everyone who may open it can moderate. */
export const commentEndpoints = {
  /** One page of the comments, the oldest pending ones first by default. */
  query: read({
    path: `${commentsPath}/query`,
    request: object({
      pageNum: count,
      pageSize: count,
      ...filters,
      orderBy: optional(string()),
      desc: optional(boolean()),
    }),
    response: object({ list: array(Comment), total: count, pageNum: count, pageSize: count }),
    right,
  }),
  get: read({ path: `${commentsPath}/get`, request: Chosen, response: CommentThread, right }),
  /** How many there are in all, without filters. */
  counts: read({
    path: `${commentsPath}/counts`,
    encoding: 'none',
    request: undefined_(),
    response: CommentCounts,
    right,
  }),
  /**
   * The number of comments with these filters that arrived since the previous call: `after` is its answer, null the first
   * time. Lists do not change.
   */
  arrivals: read({
    path: `${commentsPath}/arrivals`,
    request: object({ after: nullable(string()), ...filters }),
    response: object({ count, last: string() }),
    right,
  }),
  show: write({
    path: `${commentsPath}/show`,
    request: Seen,
    response: Moderated,
    right,
    refusals: [refusals.conflict],
  }),
  hide: write({
    path: `${commentsPath}/hide`,
    request: object({ ...Seen.entries, reason: string() }),
    response: Moderated,
    right,
    refusals: [refusals.conflict],
  }),
  /** Replies to it stay; they then answer a deleted comment. */
  del: write({ path: `${commentsPath}/del`, request: Seen, response: Moderated, right, refusals: [refusals.conflict] }),
  /** A reply of the office is shown at once. A pending comment that is answered is shown, too. */
  reply: write({
    path: `${commentsPath}/reply`,
    request: object({ ...Seen.entries, text: string() }),
    response: Moderated,
    right,
    refusals: [refusals.conflict],
  }),
  /** The person’s own last twenty actions, the latest first. */
  actions: read({
    path: `${commentsPath}/actions`,
    encoding: 'none',
    request: undefined_(),
    response: array(OwnAction),
    right,
  }),
  /** Undoes an own action by its `id`. Refused when the comment has changed since. */
  takeBack: write({
    path: `${commentsPath}/takeBack`,
    request: Chosen,
    response: Comment,
    right,
    refusals: [refusals.conflict],
  }),
  /** The author’s contact details in full. Each call is logged. */
  reveal: read({ path: `${commentsPath}/reveal`, request: Chosen, response: Contact, right }),
};
