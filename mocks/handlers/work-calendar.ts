import type { calendarEndpoints } from '#src/api/endpoints/consultations.ts';
import { isDay, yearOf } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';
import { yearOfCalendar } from '#mocks/consultations/calendar.ts';
import { recountDueDays } from '#mocks/consultations/periods.ts';
import { accountOf } from '#mocks/consultations/rows.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { officeDayCollection } from '#mocks/store/collections.ts';

/** The calendar of working days (decision 040). A change counts open consultations anew, and the log says how many moved. */
export const calendarResolvers: ResolversOf<typeof calendarEndpoints> = {
  async get({ year }, { tx, now }) {
    if (year < firstYear || year > lastYear) throw new Refusal(400, `年份应为${firstYear}至${lastYear}`);
    return yearOfCalendar(year, now, tx);
  },

  async save({ day, kind, name: given }, call) {
    const name = given.trim();
    call.audit({ object: day });
    checkDay(day);
    if (name === '') throw new Refusal(400, '请填写名称');
    if ([...name].length > longestName) throw new Refusal(400, `名称不能超过${longestName}个字`);
    const before = await call.tx.get(officeDayCollection, day);
    const special: SpecialDay = { day, kind, name, by: accountOf(call) };
    await call.tx.put(officeDayCollection, special);
    return changed(day, before ?? null, special, call);
  },

  async del({ day }, call) {
    call.audit({ object: day });
    const before = await call.tx.get(officeDayCollection, day);
    if (!before) throw new Refusal(404, '该日期没有本单位的设置');
    await call.tx.delete(officeDayCollection, day);
    return changed(day, before, null, call);
  },
};

const firstYear = 2000;
const lastYear = 2100;
const longestName = 50;

function checkDay(day: string): void {
  if (!isDay(day)) throw new Refusal(400, '日期不正确');
  if (yearOf(day) < firstYear || yearOf(day) > lastYear) throw new Refusal(400, `年份应为${firstYear}至${lastYear}`);
}

async function changed(day: string, before: SpecialDay | null, after: SpecialDay | null, call: Call) {
  const moved = await recount(call);
  const shown = (special: SpecialDay | null) => (special ? { kind: special.kind, name: special.name } : {});
  call.audit({ object: day, before: shown(before), after: { ...shown(after), moved } });
  return { calendar: await yearOfCalendar(yearOf(day), call.now, call.tx), moved };
}

/** A calendar in which nobody ever works is a mistake. */
async function recount(call: Call): Promise<number> {
  try {
    return await recountDueDays(call.tx);
  } catch {
    throw new Refusal(400, '这样设置后一整年没有工作日，请检查');
  }
}
