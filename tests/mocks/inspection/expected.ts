import { isRunning } from '#src/domain/consultations/consultation.ts';
import { homeSlots } from '#src/domain/content/home-page.ts';
import { columnTypes } from '#src/domain/inspection/columns.ts';
import type { faultOf } from '#src/domain/inspection/inspection.ts';
import { firstDayWithin, limitOf, limits } from '#src/domain/inspection/limits.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { nameOf, type Site, slotsOf } from './inspected.ts';

/** What an inspection must find at the first minute of a day, from the generated site alone. */
export const expectedOn = (site: Site, day: string) => ({
  columns: columnTypes.map(({ path }) => columnOn(site, path, day)),
  over: onlineOf(site, '/service/activities').filter((one) => one.isTop && addDays(site.today, one.endsIn) < day)
    .length,
  future: onlineOf(site, '/home/informationCenter').filter((one) => addDays(site.today, one.releasesIn) >= day).length,
  consultations: consultationsOn(site, day),
  homePage: homePageOf(site),
});

const onlineOf = ({ records }: Site, path: string) =>
  records.filter((record) => record.path === path && record.status === 'online');

function columnOn(site: Site, path: string, day: string) {
  const times = onlineOf(site, path).map(({ age, clock }) => `${addDays(site.today, -age)} ${clock}`);
  const recent = times.filter((time) => time.slice(0, 10) >= firstDayWithin(limitOf(path), day)).length;
  const fault: ReturnType<typeof faultOf> = times.length === 0 ? 'empty' : recent === 0 ? 'stale' : null;
  return { path, online: times.length, recent, latest: times.toSorted().at(-1) ?? null, fault };
}

function consultationsOn({ today, consultations }: Site, day: string) {
  const running = consultations.filter(({ status }) => isRunning(status));
  return {
    overdue: running.filter(({ age, dueIn }) => addDays(today, dueIn - age) < day).length,
    unanswered: running.filter(({ age }) => addDays(today, -age) < firstDayWithin(limits.unanswered, day)).length,
  };
}

function homePageOf(site: Site) {
  const slots = slotsOf(site);
  const statusOf = ({ path, id }: { path: string; id: string }) =>
    site.records.find((record, index) => record.path === path && nameOf(index) === id)?.status ?? 'gone';
  const offline = homeSlots.flatMap(({ name, from }) =>
    from.map((path) => ({
      slot: name,
      path,
      ids: (slots[name] ?? []).flatMap((one) =>
        one.path === path && !['online', 'gone'].includes(statusOf(one)) ? [one.id] : [],
      ),
    })),
  );
  return {
    offline: offline.filter(({ ids }) => ids.length > 0),
    gone: Object.values(slots)
      .flat()
      .filter((one) => statusOf(one) === 'gone').length,
  };
}
