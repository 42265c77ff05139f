import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** Refuses a due day that is invalid or in the past. */
export function checkDue(due: string, now: number): void {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(due) ? Date.parse(`${due}T00:00:00Z`) : Number.NaN;
  // The date parser of some engines accepts the 31st of any month.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== due)
    throw new Refusal(400, '截止日期格式不正确');
  if (due < toShanghaiTime(now).slice(0, 10)) throw new Refusal(400, '截止日期不能早于今天');
}
