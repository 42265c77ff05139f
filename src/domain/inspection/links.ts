import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { defaultListQuery, idSeparator, type ListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { addDays, dayOf } from '#src/domain/working-days/days.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { homePagePath } from './columns.ts';
import {
  type Column,
  type Found,
  type Inspection,
  isComplete,
  type OfflineInSlot,
  type Progress,
} from './inspection.ts';
import { firstDayWithin, limitOf, limits } from './limits.ts';

/*
 * The address of exactly the records that a figure of the inspection counts, as path and query. The list of a column that has
 * not been updated is empty, like its figure.
 */

const listHref = (path: string, filters: ListQuery['filters']): string =>
  path + writeListQuery({ ...defaultListQuery, filters });

/** The online records of a column. */
export const onlineHref = ({ path }: Pick<Column, 'path'>): string => listHref(path, { status: 'online' });

/** The online records of a column that changed within its limit. */
export const recentHref = ({ path }: Pick<Column, 'path'>, { time }: Pick<Inspection, 'time'>): string =>
  listHref(path, { status: 'online', updatedFrom: firstDayWithin(limitOf(path), dayOf(time)) });

/**
 * The online records with findings of a check. Null while the server has more records to check, which the list would include, and
 * if the server lacks the filter and they are too many for an address.
 */
export function foundHref({ path, check, count, ids }: Found, progress: Progress): string | null {
  if (!ids && !isComplete(progress)) return null;
  if (!ids) return listHref(path, { status: 'online', finding: check });
  return ids.length === count ? listHref(path, { ids: ids.join(idSeparator) }) : null;
}

/** The filters of the consultations that an inspection objects to. */
export const consultationFilters = ({ time }: Pick<Inspection, 'time'>) => ({
  overdue: { due: 'overdue' },
  // The last day on which a message has waited longer than the limit.
  unanswered: { waitingSince: addDays(firstDayWithin(limits.unanswered, dayOf(time)), -1) },
});

/** Consultations past their due day, and those that have been unanswered for too long. */
export const consultationsHref = (figure: 'overdue' | 'unanswered', inspection: Pick<Inspection, 'time'>): string =>
  listHref(consultationsPath, consultationFilters(inspection)[figure]);

/**
 * The records that a slot of the home page names although they are not online; without the right to their list, the home page,
 * which shows them, too.
 */
export const offlineHref = ({ path, ids }: OfflineInSlot, grants: Grants): string =>
  opens(grants, path) ? listHref(path, { ids: ids.join(idSeparator) }) : homePagePath;
