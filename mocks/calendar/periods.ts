import { workingDaysToAnswer } from '#src/domain/consultations/consultation.ts';
import { type Calendar, dueDay, lateDays } from '#src/domain/working-days/calendar.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import type { StoredPeriod } from '#mocks/store/collections.ts';

export const newPeriod = (from: string, calendar: Calendar): StoredPeriod => ({
  from,
  dueDay: dueDay(dayOf(from), calendar, workingDaysToAnswer),
  answeredTime: null,
  lateDays: null,
});

/** An answer ends the period (W3.6). */
export const answeredPeriod = (period: StoredPeriod, time: string, calendar: Calendar): StoredPeriod => ({
  ...period,
  answeredTime: time,
  lateDays: lateDays(period.dueDay.due, dayOf(time), calendar),
});
