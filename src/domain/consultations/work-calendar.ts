import { array, boolean, integer, type InferOutput, minValue, nullable, number, object, pipe } from 'valibot';
import { SpecialDay } from '#src/domain/working-days/due-day.ts';

const whole = pipe(number(), integer(), minValue(0));

/** A special day with the version of its entry by the office: 0 without one, and never the same again once it has changed. */
export const CalendarDay = object({ ...SpecialDay.entries, version: whole });
export type CalendarDay = InferOutput<typeof CalendarDay>;

/**
 * The special days of a year: those of the state, and what the office added, which wins. A year whose New Year the office
 * entered counts as published. `missingYear` is the next year from
 * November on while it is not published, or this year; otherwise null (decision 040).
 */
export const WorkCalendar = object({
  year: whole,
  isPublished: boolean(),
  days: array(CalendarDay),
  missingYear: nullable(whole),
});
export type WorkCalendar = InferOutput<typeof WorkCalendar>;

/** The calendar after a change, and how many open consultations got another due day. */
export const CalendarChange = object({ calendar: WorkCalendar, moved: whole });
export type CalendarChange = InferOutput<typeof CalendarChange>;
