import { array, boolean, type InferOutput, nullable, object, optional, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { SpecialDay } from '#src/domain/working-days/due-day.ts';

/**
 * A special day with the version of its office entry: 0 without one. A version is never reused. `byName` is the name of the
 * person who entered it, as far as the server knows it.
 */
export const CalendarDay = object({ ...SpecialDay.entries, byName: optional(string()), version: count });
export type CalendarDay = InferOutput<typeof CalendarDay>;

/**
 * The special days of a year: those of the state, overridden by office entries. A year counts as published once the office
 * has entered 1 January. `missingYear` is this year, or from November on the next one, while it is not published; otherwise
 * null (decision 040).
 */
export const WorkCalendar = object({
  year: count,
  isPublished: boolean(),
  days: array(CalendarDay),
  missingYear: nullable(count),
});
export type WorkCalendar = InferOutput<typeof WorkCalendar>;

/** The calendar after a change, and how many open consultations got another due day. */
export const CalendarChange = object({ calendar: WorkCalendar, moved: count });
export type CalendarChange = InferOutput<typeof CalendarChange>;
