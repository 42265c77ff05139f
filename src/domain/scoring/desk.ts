import type { Grants } from '#src/domain/rights/access.ts';
import { isChair } from './panel.ts';

/**
 * What the desk lists: what waits for the person's sheet, what they submitted, what waits for the chair's decision because all
 * sheets are in, all that they may see.
 */
export const deskShows = ['mine', 'done', 'decide', 'all'] as const;
export type DeskShow = (typeof deskShows)[number];

/** The shows that somebody can choose from: only a chair decides. */
export const deskShowsFor = (grants: Grants): readonly DeskShow[] =>
  deskShows.filter((show) => show !== 'decide' || isChair(grants));

/** What the desk lists, as its address says. Where that says nothing, a chair sees all, and an expert what waits for them. */
export const deskShowOf = (filters: Readonly<Record<string, string>>, grants: Grants): DeskShow =>
  deskShowsFor(grants).find((show) => show === filters['show']) ?? (isChair(grants) ? 'all' : 'mine');
