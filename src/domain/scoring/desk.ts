import type { Grants } from '#src/domain/rights/access.ts';
import { isChair } from './panel.ts';

/** What the desk lists: what waits for the person, what they submitted, all that they may see. */
export const deskShows = ['mine', 'done', 'all'] as const;
export type DeskShow = (typeof deskShows)[number];

/** What the desk lists, as its address says. Where that says nothing, a chair sees all, and an expert what waits for them. */
export const deskShowOf = (filters: Readonly<Record<string, string>>, grants: Grants): DeskShow =>
  deskShows.find((show) => show === filters['show']) ?? (isChair(grants) ? 'all' : 'mine');
