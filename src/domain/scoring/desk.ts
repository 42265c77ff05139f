import { type InferOutput, object } from 'valibot';
import { count } from '#src/domain/count.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import type { Review, ReviewRow } from './review.ts';
import { isChair } from './scoring-rights.ts';

/**
 * The views of the desk: reviews that await the person's sheet, those for which they submitted it, those that await the
 * chair's decision because all sheets are submitted, and all that they may see.
 */
export const deskShows = ['mine', 'done', 'decide', 'all'] as const;
export type DeskShow = (typeof deskShows)[number];

/** The views that a person can choose: only chairs have `decide`. */
export const deskShowsFor = (grants: Grants): readonly DeskShow[] =>
  deskShows.filter((show) => show !== 'decide' || isChair(grants));

/**
 * The view in the address of the desk. By default it is what waits for the person: `decide` for chairs, `mine` for experts. An
 * address with other filters, such as a link from a figure, shows chairs all reviews.
 */
export function deskShowOf(filters: Readonly<Record<string, string>>, grants: Grants): DeskShow {
  const chosen = deskShowsFor(grants).find((show) => show === filters['show']);
  if (chosen) return chosen;
  if (!isChair(grants)) return 'mine';
  return narrowing(filters) ? 'all' : 'decide';
}

/** Whether the list is filtered, apart from the choice of the view. */
export const narrowing = (filters: Readonly<Record<string, string>>): boolean =>
  Object.keys(filters).some((name) => name !== 'show');

/** How many reviews each view has without filters. */
export const DeskCounts = object({ mine: count, done: count, decide: count, all: count });
export type DeskCounts = InferOutput<typeof DeskCounts>;

/** The next review to decide, and how many wait besides the one on the screen. */
export interface Onward {
  id: string;
  count: number;
}

/** Whether the person can still pass or return the review, and so goes on to the next one afterwards. */
export const isUndecided = ({ isChair: runsPanel, status, reopenedSince }: Review): boolean =>
  runsPanel && (status === 'scoring' || reopenedSince);

/** How many rows of the decision queue are needed to find what follows a review, which may itself be the first row. */
export const onwardRows = 2;

/** The review that follows in the decision queue, found in its first rows; null if no other review waits. */
export function onwardIn(
  { list, total }: Pick<ListPage<Pick<ReviewRow, 'id'>>, 'list' | 'total'>,
  { id, completeTime }: Pick<ReviewRow, 'id' | 'completeTime'>,
): Onward | null {
  const next = list.find((row) => row.id !== id);
  // The review itself is in the queue once all its sheets are submitted.
  return next ? { id: next.id, count: completeTime === null ? total : total - 1 } : null;
}
