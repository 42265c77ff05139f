import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { columnTypes, homePagePath } from './columns.ts';
import { type Inspection, isComplete, lacksConsultations } from './inspection.ts';

/**
 * The parts of an inspection about pages that these grants open: somebody who views the app as a role sees no others, and neither
 * does somebody who lost a right since. The progress of an incomplete one cannot be divided. Columns that only a newer version of
 * this app knows have no page: they are named as not counted.
 */
export function visibleTo(grants: Grants, inspection: Inspection): Inspection {
  const mayOpen = ({ path }: { path: string }) => opens(grants, path);
  const { findings, consultations, homePage, notCounted = [] } = inspection;
  const columns = inspection.columns.filter(mayOpen);
  const isPart = columns.length < inspection.columns.length && isComplete(inspection);
  const online = columns.reduce((sum, column) => sum + column.online, 0);
  const unknown = [...new Set([...inspection.columns, ...findings].map(({ path }) => path))].filter(
    (path) => !columnTypes.some((type) => type.path === path),
  );
  return {
    ...inspection,
    ...(isPart ? { checked: online, total: online } : {}),
    columns,
    findings: findings.filter(mayOpen),
    consultations: opens(grants, consultationsPath) ? consultations : null,
    homePage: opens(grants, homePagePath) ? homePage : null,
    notCounted: [
      ...notCounted.filter((one) => one.path === officeWordsPath || mayOpen(one)),
      ...(opens(grants, consultationsPath) && lacksConsultations(inspection)
        ? [{ path: consultationsPath, why: 'unfiltered' as const }]
        : []),
      ...unknown.map((path) => ({ path, why: 'unknown' as const })),
    ],
  };
}
