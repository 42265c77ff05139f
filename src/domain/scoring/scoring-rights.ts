import { buttonOf, type Grants } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { applicationsPath, basesPath, scorePath } from './kinds.ts';

/** Either right is sufficient to score and opens the desk (decision 036). A refusal names the first. */
export const scoringRights = [scorePath, basesPath].map((path) => buttonOf(path, 'expertscore'));
export const neededToScore = buttonOf(scorePath, 'expertscore');

/** Whether a person may score: the one check for pages, entries, buttons and calls. */
export const mayScore = (grants: Grants): boolean => scoringRights.some((right) => holds(grants, right));

/** Persons who may edit applications run the panels, except where they have a conflict of interest (decision 036). */
export const chairRight = buttonOf(applicationsPath, 'edit');
export const isChair = (grants: Grants): boolean => holds(grants, chairRight);

export const mayBringOnline = (grants: Grants): boolean => holds(grants, buttonOf(applicationsPath, 'line'));
