import type { Comment, Moderated } from '#src/domain/comments/comment.ts';
import { afterStep, canTake } from '#src/domain/comments/inbox.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Failure, isGone, isRefusal, type Result } from '#src/domain/failure.ts';
import type { PageLeft } from '#src/machines/sending.ts';

/** Steps that many comments can take at once. */
export type BulkStep = 'show' | 'hide' | 'delete';

/** One step on many comments. */
export interface CommentBulkInput {
  step: BulkStep;
  /** The chosen ones; null for all that match the query. */
  comments: readonly Comment[] | null;
  query: ListQuery;
}

/** What became of one comment. */
export interface Outcome {
  comment: Comment;
  /** Null if the step was taken. */
  failure: Failure | null;
}

export interface CommentBulkContext extends CommentBulkInput {
  /** The comments that were collected, page by page, and how many match in all. */
  found: readonly Comment[];
  pages: number;
  total: number;
  /** Those that will take the step, in order. */
  plan: readonly Comment[];
  /** How many were left out, because they cannot take the step or have taken it. */
  skipped: number;
  /** Why they are hidden. */
  reason: string;
  outcomes: readonly Outcome[];
  /** Begins no further calls. */
  stopped: boolean;
  /** The page was closed, so nobody sees the result. */
  left: boolean;
  /** The comments that took the step, as they are now. */
  changed: readonly Comment[];
  /** Why collecting failed. */
  failure: Failure | null;
}

export interface CommentBulkOutput {
  changed: readonly Comment[];
}

/** A few comments that take the step side by side. */
export interface StepManyInput {
  step: BulkStep;
  reason: string;
  comments: readonly Comment[];
  /** With the comment’s id it is the number of the write (decision 043). */
  attempt: string;
}

export type StepManyAnswer = readonly Result<Moderated | null>[];
export type FoundComments = Result<ListPage<Comment>>;

export type CommentBulkEvent =
  | { type: 'confirm'; reason: string }
  /** Gives up before anything was done. */
  | { type: 'cancel' }
  | { type: 'stop' }
  | PageLeft
  | { type: 'retry' }
  | { type: 'close' };

/** At most so many at once: the person should still know what they do. */
export const mostInBulk = 500;
export const collectedAtOnce = 100;
const sentAtOnce = 4;

export const startOfBulk = (input: CommentBulkInput): CommentBulkContext => ({
  ...input,
  found: [],
  pages: 0,
  total: 0,
  plan: [],
  skipped: 0,
  reason: '',
  outcomes: [],
  stopped: false,
  left: false,
  changed: [],
  failure: null,
});

export const planned = ({ step, comments, found }: CommentBulkContext) => {
  const all = [...new Map((comments ?? found).map((comment) => [comment.id, comment])).values()];
  const plan = all.filter((comment) => canTake(step, comment));
  return { plan: plan.slice(0, mostInBulk), skipped: all.length - plan.length, found: [] };
};

/** The next ones to be sent. */
export const batchOf = ({ plan, outcomes }: CommentBulkContext): readonly Comment[] =>
  plan.slice(outcomes.length, outcomes.length + sentAtOnce);

export const failedOf = ({ outcomes }: CommentBulkContext): readonly Outcome[] =>
  outcomes.filter(({ failure }) => failure !== null);

/** What was seen counts: a comment that has changed or is gone would be refused again, until the person has looked at it. */
const isOutdated = (failure: Failure | null): boolean =>
  failure !== null && (isGone(failure) || (failure.kind === 'refused' && failure.reason === 'conflict'));

/** What failed and can be tried again, and what was not reached. */
export const remainingOf = (context: CommentBulkContext): readonly Comment[] => [
  ...failedOf(context)
    .filter(({ failure }) => !isOutdated(failure))
    .map(({ comment }) => comment),
  ...context.plan.slice(context.outcomes.length),
];

/** What the answers say. When none of them came, the others would not either. */
export function taken(context: CommentBulkContext, answers: StepManyAnswer): Partial<CommentBulkContext> {
  const batch = batchOf(context);
  const outcomes = batch.map((comment, index) => {
    const answer = answers[index];
    return { comment, failure: !answer || answer.ok ? null : answer.failure };
  });
  const changed = batch.flatMap((comment, index) => {
    const answer = answers[index];
    return answer?.ok ? (answer.value?.comment ?? afterStep(comment, context.step)) : [];
  });
  const isHopeless = outcomes.every(({ failure }) => failure && (!isRefusal(failure) || failure.kind === 'expired'));
  return {
    outcomes: [...context.outcomes, ...outcomes],
    changed: [...context.changed, ...changed],
    stopped: context.stopped || isHopeless,
  };
}
