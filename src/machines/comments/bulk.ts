import { type Comment, commentsPath, type CommentStatus } from '#src/domain/comments/comment.ts';
import { canTake } from '#src/domain/comments/inbox.ts';
import { type BulkActor, createBulkMachine } from '#src/machines/bulk/bulk.ts';
import type { BulkInput, BulkOutput } from '#src/machines/bulk/bulk-context.ts';

/** Steps that many comments can take at once. */
export type BulkStep = 'show' | 'hide' | 'delete';

/** One step on many comments (decision 039), at most 500 of them: people should still know what they do. */
export const commentBulkMachine = createBulkMachine<Comment, BulkStep, CommentStatus>({
  most: 500,
  skipReasonOf: (step, comment) => (canTake(step, comment) ? null : comment.status),
  isExamined: () => false,
  // Also if nothing was changed: a refusal shows that somebody else has changed something.
  changedFactOf: () => ({ type: 'records.changed', path: commentsPath, record: null }),
  noticeNameOf: () => 'comments',
  closesWhenDone: false,
});

export type CommentBulkActor = BulkActor<Comment, BulkStep, CommentStatus>;
export type CommentBulkInput = BulkInput<Comment, BulkStep>;
export type CommentBulkOutput = BulkOutput<Comment, BulkStep>;
