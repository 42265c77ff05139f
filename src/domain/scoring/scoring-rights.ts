import { buttonOf, type Grants } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { basesPath, scorePath } from './kinds.ts';

/** Either of these rights is enough to score, and opens the desk (decision 036). A refusal names the first. */
export const scoringRights = [scorePath, basesPath].map((path) => buttonOf(path, 'expertscore'));
export const neededToScore = buttonOf(scorePath, 'expertscore');

/** Whether somebody may score. Every page, entry, button and call that depends on it asks here. */
export const mayScore = (grants: Grants): boolean => scoringRights.some((right) => holds(grants, right));
