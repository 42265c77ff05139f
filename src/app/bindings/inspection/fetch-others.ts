import { queryConsultations } from '#src/api/consultations.ts';
import { fetchHomePage } from '#src/api/home-page.ts';
import type { Http } from '#src/api/http.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { homePagePath } from '#src/domain/inspection/columns.ts';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { consultationFilters } from '#src/domain/inspection/links.ts';
import { offlineIn } from '#src/domain/inspection/slots.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';

/** The parts of an inspection that need no check of records. */
export type Others = Pick<Inspection, 'consultations' | 'homePage'>;

/** Counts consultations by the totals of their lists, and reads the home page. */
export async function fetchOthers(
  http: Http,
  grants: Grants,
  time: string,
  signal: AbortSignal,
): Promise<Result<Others>> {
  const others: Others = { consultations: null, homePage: null };
  if (opens(grants, consultationsPath)) {
    const filters = consultationFilters({ time });
    const overdue = await queryConsultations(http, { ...defaultListQuery, filters: filters.overdue }, signal);
    if (!overdue.ok) return overdue;
    const unanswered = await queryConsultations(http, { ...defaultListQuery, filters: filters.unanswered }, signal);
    if (!unanswered.ok) return unanswered;
    others.consultations = { overdue: overdue.value.total, unanswered: unanswered.value.total };
  }
  if (opens(grants, homePagePath)) {
    const page = await fetchHomePage(http, signal);
    if (!page.ok) return page;
    others.homePage = offlineIn(page.value.slots, (path) => opens(grants, path));
  }
  return success(others);
}
