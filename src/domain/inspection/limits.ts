import { lastOfMonth, monthAfter } from '#src/domain/figures/period.ts';
import { addDays } from '#src/domain/working-days/days.ts';

/** How long a column may go without an update. */
export type Limit = { days: number } | { months: number };

/**
 * The limits of the inspections of government sites: 《政府网站与政务新媒体检查指标》, issued by the secretariat of the General
 * Office of the State Council as 国办秘函〔2019〕19号 on 2019-04-01. Any of these is a veto (单项否决):
 *
 * - 栏目不更新: columns of news without an update for 2 weeks, and those of notices and policy documents for 6 months, together
 *   `staleColumns` or more; `emptyColumns` or more without content;
 * - 互动回应差: messages within the last year that had no answer for more than 3 months.
 *
 * Compared on 2026-11-26 with the table by which a city’s office reports its inspection. The working days until an answer is due
 * are those of the consultations (decision 040).
 */
export const limits = {
  document: '国办秘函〔2019〕19号',
  issued: '2019-04-01',
  compared: '2026-11-26',
  /** Columns of news. */
  news: { days: 14 },
  /** All other columns. The document names those of notices and policy documents. */
  others: { months: 6 },
  staleColumns: 5,
  emptyColumns: 5,
  unanswered: { months: 3 },
} as const;

/** The content types that are columns of news. */
const newsPaths: readonly string[] = ['/home/informationCenter'];

export const limitOf = (path: string): Limit => (newsPaths.includes(path) ? limits.news : limits.others);

/** The first day that is still within the limit: an update on this day is in time. Days are `YYYY-MM-DD`. */
export function firstDayWithin(limit: Limit, today: string): string {
  if ('days' in limit) return addDays(today, -limit.days);
  const month = monthAfter(today, -limit.months);
  const last = lastOfMonth(month);
  // 31 August is six months after the last day of February.
  const sameDay = month.slice(0, 8) + today.slice(8);
  return sameDay < last ? sameDay : last;
}
