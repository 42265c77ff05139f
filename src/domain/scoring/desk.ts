import type { Grants } from '#src/domain/rights/access.ts';
import { holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { scorePath } from './kinds.ts';
import { applicationsPath } from './review.ts';

/** What the desk lists: what waits for the person, what they submitted, all that they may see. */
export const deskShows = ['mine', 'done', 'all'] as const;
export type DeskShow = (typeof deskShows)[number];

/** Whether somebody runs panels (decision 036). */
export const isChairBy = (grants: Grants): boolean => holds(grants, rightFor(applicationsPath, 'edit'));

/** Whether somebody may write score sheets, by the right of the score page or of the bases (decision 036). */
export const mayScoreBy = (grants: Grants): boolean =>
  [scorePath, '/home/baseResources'].some((path) => holds(grants, rightFor(path, 'expertscore')));

/** What the desk lists, as its address says. Where that says nothing, a chair sees all, and an expert what waits for them. */
export const deskShowOf = (filters: Readonly<Record<string, string>>, grants: Grants): DeskShow =>
  deskShows.find((show) => show === filters['show']) ?? (isChairBy(grants) ? 'all' : 'mine');
