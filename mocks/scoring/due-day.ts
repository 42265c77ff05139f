import { dayOf, isDay } from '#src/domain/working-days/days.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** Refuses a due day that is invalid or in the past. */
export function checkDue(due: string, now: number): void {
  if (!isDay(due)) throw new Refusal(400, '截止日期格式不正确');
  if (due < dayOf(toShanghaiTime(now))) throw new Refusal(400, '截止日期不能早于今天');
}
