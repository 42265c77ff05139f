import { fetchSpecialDays } from '#src/api/work-calendar.ts';
import type { Http } from '#src/api/http.ts';
import type { MarkedDay } from '#src/domain/working-days/due-day.ts';

const kept = new WeakMap<Http, Map<number, readonly MarkedDay[]>>();

/** The special days of a year, fetched once. If that fails there are none, and calendars mark nothing. */
export async function specialDaysOf(http: Http, year: number): Promise<readonly MarkedDay[]> {
  const years = kept.get(http) ?? new Map<number, readonly MarkedDay[]>();
  kept.set(http, years);
  const known = years.get(year);
  if (known) return known;
  const answer = await fetchSpecialDays(http, year);
  if (!answer.ok) return [];
  years.set(year, answer.value);
  return answer.value;
}
