import { buttonOf, type Grants } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { scorePath } from './kinds.ts';

/** Either of them lets somebody score (decision 036). */
export const scoringRights: readonly string[] = [
  buttonOf(scorePath, 'expertscore'),
  buttonOf('/home/baseResources', 'expertscore'),
];

export const mayScore = (grants: Grants): boolean => scoringRights.some((right) => holds(grants, right));
