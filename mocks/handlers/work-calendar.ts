import type { calendarEndpoints } from '#src/api/endpoints/consultations.ts';
import { isDay, yearOf } from '#src/domain/working-days/days.ts';
import { calendarPath } from '#src/domain/consultations/paths.ts';
import type { CalendarDay } from '#src/domain/consultations/work-calendar.ts';
import { yearOfCalendar } from '#mocks/consultations/calendar.ts';
import { recountDueDays } from '#mocks/consultations/periods.ts';
import { accountOf } from '#mocks/consultations/rows.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { personOf } from '#mocks/server/names.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireText } from '#mocks/server/require-text.ts';
import { officeDayCollection, sequenceCollection } from '#mocks/store/collections.ts';

/** The calendar of working days (decision 040). A change recomputes open consultations and logs how many due days changed. */
export const calendarResolvers: ResolversOf<typeof calendarEndpoints> = {
  async get({ year }, { tx, now }) {
    if (year < firstYear || year > lastYear) throw new Refusal(400, `年份应为${firstYear}至${lastYear}`);
    return yearOfCalendar(year, now, tx);
  },

  async days({ year }, { tx, now }) {
    return (await yearOfCalendar(year, now, tx)).days.map(({ day, kind, name }) => ({ day, kind, name }));
  },

  async save({ day, kind, name: given, version }, call) {
    call.audit({ object: day });
    checkDay(day);
    const name = requireText(given, longestName, '名称');
    const before = await call.tx.get(officeDayCollection, day);
    await checkUnchanged(before, version, call);
    const special = { day, kind, name, by: accountOf(call), version: await nextVersion(call) };
    await call.tx.put(officeDayCollection, special);
    return changed(day, before ?? null, special, call);
  },

  async del({ day, version }, call) {
    call.audit({ object: day });
    const before = await call.tx.get(officeDayCollection, day);
    if (!before) throw new Refusal(404, '该日期没有本单位的设置');
    await checkUnchanged(before, version, call);
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

/** Refuses the change if the entry changed since the caller read it (decision 021). */
async function checkUnchanged(now: CalendarDay | undefined, seen: number, { tx }: Call): Promise<void> {
  if ((now?.version ?? 0) === seen) return;
  throw new Refusal(
    409,
    now
      ? `该日期已由${await personOf(now.by, tx)}录入为“${kindWords[now.kind]}：${now.name}”，请查看后再处理`
      : '该日期的设置已被删除，请查看后再处理',
  );
}

const kindWords = { free: '放假', worked: '上班' };

/** Versions are unique: a day that is deleted and entered again is a new entry. */
async function nextVersion({ tx }: Call): Promise<number> {
  const next = (await tx.get(sequenceCollection, calendarPath))?.next ?? 1;
  await tx.put(sequenceCollection, { path: calendarPath, next: next + 1 });
  return next;
}

async function changed(day: string, before: CalendarDay | null, after: CalendarDay | null, call: Call) {
  const moved = await recount(call);
  const shown = (special: CalendarDay | null) => (special ? { kind: special.kind, name: special.name } : {});
  call.audit({ object: day, before: shown(before), after: { ...shown(after), moved } });
  return { calendar: await yearOfCalendar(yearOf(day), call.now, call.tx), moved };
}

/** Refuses a calendar without working days. */
async function recount(call: Call): Promise<number> {
  try {
    return await recountDueDays(call.tx);
  } catch {
    throw new Refusal(400, '这样设置后一整年没有工作日，请检查');
  }
}
