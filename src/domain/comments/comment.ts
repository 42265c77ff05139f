import { array, boolean, type InferOutput, nullable, object, optional, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';

export { commentsPath } from './paths.ts';

/**
 * pending → shown | hidden (with a reason) → shown; each of them → deleted (decision 039). A deleted comment is in no list. It
 * remains as a parent without text, and the person who deleted it can undo that.
 */
export const commentStatuses = ['pending', 'shown', 'hidden', 'deleted'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** The range of a watch word in a text: from `from` to before `to`, in UTF-16 units. `entry` is the id of the word. */
export const Mark = object({ entry: string(), word: string(), from: count, to: count });
export type Mark = InferOutput<typeof Mark>;

/** What a comment is about: a record of a content type. */
export const CommentTarget = object({ path: string(), id: string(), title: string() });
export type CommentTarget = InferOutput<typeof CommentTarget>;

/**
 * A comment of a visitor, or a reply of the office. Name and phone are masked (decision 025). Times are
 * `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai.
 */
export const Comment = object({
  id: string(),
  target: CommentTarget,
  /** The id of the comment that it answers; null if it answers none. */
  parent: nullable(string()),
  author: string(),
  phone: string(),
  /** Written by the office. */
  isOffice: boolean(),
  /** Empty for a deleted comment. */
  text: string(),
  time: string(),
  status: picklist(commentStatuses),
  marks: array(Mark),
  /** How many comments answer it; deleted ones do not count. */
  replies: count,
  /** Who showed, hid or deleted it last, and when; null for a pending one. */
  handledBy: nullable(string()),
  /** The name of that person, as far as the server knows it. */
  handledByName: optional(string()),
  handledTime: nullable(string()),
  /** Why it is hidden. */
  reason: nullable(string()),
  /** Grows with each change, also when the visitor changes the text. */
  version: count,
});
export type Comment = InferOutput<typeof Comment>;

/** A comment in context. Siblings reply to the same parent, or are about the same record. */
export const CommentThread = object({
  comment: Comment,
  /** The beginning of the record’s text; empty when the record is gone. */
  excerpt: string(),
  parent: nullable(Comment),
  siblings: array(Comment),
  replies: array(Comment),
});
export type CommentThread = InferOutput<typeof CommentThread>;

export const moderationSteps = ['show', 'hide', 'reply', 'delete'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

/** One of the person’s own last actions. `overtaken`: the comment has changed since, so the action cannot be undone. */
export const OwnAction = object({
  id: string(),
  step: picklist(moderationSteps),
  comment: string(),
  author: string(),
  /** The beginning of the comment’s text. */
  excerpt: string(),
  time: string(),
  state: picklist(['open', 'takenBack', 'overtaken']),
});
export type OwnAction = InferOutput<typeof OwnAction>;

/** The answer to a step: the comment as it is now, the reply if one was written, and the id of the action, for undo. */
export const Moderated = object({ comment: Comment, reply: nullable(Comment), action: string() });
export type Moderated = InferOutput<typeof Moderated>;

export const CommentCounts = object({ pending: count, shown: count, hidden: count, marked: count });
export type CommentCounts = InferOutput<typeof CommentCounts>;

/** The contact details of an author, in full. */
export const Contact = object({ name: string(), phone: string() });
export type Contact = InferOutput<typeof Contact>;

/** A reply, a reason and a text of a comment have at most this many characters. */
export const longestReply = 2000;
export const longestReason = 200;
