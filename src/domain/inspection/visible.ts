import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { homePagePath } from './columns.ts';
import { type Inspection, isComplete } from './inspection.ts';

/**
 * The parts of an inspection about pages that these grants open: somebody who views the app as a role sees no others, and neither
 * does somebody who lost a right since. The progress of an incomplete one cannot be divided.
 */
export function visibleTo(grants: Grants, inspection: Inspection): Inspection {
  const mayOpen = ({ path }: { path: string }) => opens(grants, path);
  const { findings, consultations, homePage } = inspection;
  const columns = inspection.columns.filter(mayOpen);
  const isPart = columns.length < inspection.columns.length && isComplete(inspection);
  const online = columns.reduce((sum, column) => sum + column.online, 0);
  return {
    ...inspection,
    ...(isPart ? { checked: online, total: online } : {}),
    columns,
    findings: findings.filter(mayOpen),
    consultations: opens(grants, consultationsPath) ? consultations : null,
    homePage: opens(grants, homePagePath) ? homePage : null,
  };
}
