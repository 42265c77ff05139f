import type { CalendarChange, CalendarDay, WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import type { MarkedDay } from '#src/domain/working-days/due-day.ts';
import type { Result } from '#src/domain/failure.ts';
import { calendarEndpoints as endpoints } from '#src/api/endpoints/consultations.ts';
import type { CallOptions, Http } from './http.ts';

export const fetchWorkCalendar = (http: Http, year: number, signal: AbortSignal): Promise<Result<WorkCalendar>> =>
  http.call(endpoints.get, { year }, { signal });

export const fetchSpecialDays = (http: Http, year: number): Promise<Result<readonly MarkedDay[]>> =>
  http.call(endpoints.days, { year });

/** Null if the server does not return the calendar. */
export const saveSpecialDay = (
  http: Http,
  { day, kind, name, version }: Omit<CalendarDay, 'by'>,
  options: CallOptions,
): Promise<Result<CalendarChange | null>> => http.call(endpoints.save, { day, kind, name, version }, options);

export const removeSpecialDay = (
  http: Http,
  { day, version }: Pick<CalendarDay, 'day' | 'version'>,
  options: CallOptions,
): Promise<Result<CalendarChange | null>> => http.call(endpoints.del, { day, version }, options);
