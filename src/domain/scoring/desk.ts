import type { Grants } from '#src/domain/rights/access.ts';
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

/** The view in the address of the desk. By default chairs see `all`, and experts `mine`. */
export const deskShowOf = (filters: Readonly<Record<string, string>>, grants: Grants): DeskShow =>
  deskShowsFor(grants).find((show) => show === filters['show']) ?? (isChair(grants) ? 'all' : 'mine');
