import type { CommentStatus, ModerationStep } from './comment.ts';

/** The status that each step leads to (decision 039). A step that is not listed is refused. */
const transitions: Readonly<Record<CommentStatus, Readonly<Partial<Record<ModerationStep, CommentStatus>>>>> = {
  // A person who replies has read the comment, so it is shown.
  pending: { show: 'shown', hide: 'hidden', reply: 'shown', delete: 'deleted' },
  shown: { hide: 'hidden', reply: 'shown', delete: 'deleted' },
  hidden: { show: 'shown', reply: 'hidden', delete: 'deleted' },
  deleted: {},
};

/** The status after a step; null when the status does not allow the step. */
export const statusAfter = (status: CommentStatus, step: ModerationStep): CommentStatus | null =>
  transitions[status][step] ?? null;

export const allows = (status: CommentStatus, step: ModerationStep): boolean => statusAfter(status, step) !== null;
