import type { CommentStatus, ModerationStep } from './comment.ts';

/** Where each step leads from a status (decision 039). A step that is not named there is refused. */
const ways: Readonly<Record<CommentStatus, Readonly<Partial<Record<ModerationStep, CommentStatus>>>>> = {
  // Whoever answers a comment has read it, so it is shown.
  pending: { show: 'shown', hide: 'hidden', reply: 'shown', delete: 'deleted' },
  shown: { hide: 'hidden', reply: 'shown', delete: 'deleted' },
  hidden: { show: 'shown', reply: 'hidden', delete: 'deleted' },
  deleted: {},
};

/** The status after a step; null when the status does not allow the step. */
export const statusAfter = (status: CommentStatus, step: ModerationStep): CommentStatus | null =>
  ways[status][step] ?? null;

export const allows = (status: CommentStatus, step: ModerationStep): boolean => statusAfter(status, step) !== null;
