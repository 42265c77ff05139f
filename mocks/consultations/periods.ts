import { isRunning, type Period, workingDaysToAnswer } from '#src/domain/consultations/consultation.ts';
import { type Calendar, dueDay, lateDays } from '#src/domain/working-days/calendar.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { consultationCollection, type ConsultationStored, type StoredPeriod } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { currentCalendar } from './calendar.ts';

/** The answer for a period. The delay of a running one is counted until today. */
export const periodAt = (period: StoredPeriod, now: number, calendar: Calendar): Period => ({
  from: period.from,
  due: period.dueDay.due,
  answeredTime: period.answeredTime,
  lateDays: period.lateDays ?? lateDays(period.dueDay.due, dayOf(toShanghaiTime(now)), calendar),
});

export const lastPeriod = ({ periods }: ConsultationStored): StoredPeriod => periods.at(-1) as StoredPeriod;

/** Replaces the last period. */
export const replaceLastPeriod = ({ periods }: ConsultationStored, last: StoredPeriod): readonly StoredPeriod[] => [
  ...periods.slice(0, -1),
  last,
];

/** Recomputes the due days of open consultations after a change of the calendar, and returns how many changed (W3.3). */
export async function recountDueDays(tx: Transaction): Promise<number> {
  const calendar = await currentCalendar(tx);
  let moved = 0;
  for (const row of await tx.all(consultationCollection)) {
    if (!isRunning(row.status)) continue;
    const before = lastPeriod(row);
    const after = { ...before, dueDay: dueDay(before.dueDay.received, calendar, workingDaysToAnswer) };
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    if (after.dueDay.due !== before.dueDay.due) moved += 1;
    await tx.put(consultationCollection, { ...row, periods: replaceLastPeriod(row, after) });
  }
  return moved;
}
