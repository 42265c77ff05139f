import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { homePagePath } from './columns.ts';
import type { Inspection } from './inspection.ts';

/** The parts of an inspection about pages that these grants open: somebody who views the app as a role sees no others. */
export function visibleTo(grants: Grants, inspection: Inspection): Inspection {
  const mayOpen = ({ path }: { path: string }) => opens(grants, path);
  const { columns, findings, consultations, homePage } = inspection;
  return {
    ...inspection,
    columns: columns.filter(mayOpen),
    findings: findings.filter(mayOpen),
    consultations: opens(grants, consultationsPath) ? consultations : null,
    homePage:
      homePage && opens(grants, homePagePath) ? { ...homePage, offline: homePage.offline.filter(mayOpen) } : null,
  };
}
