import { homeSlots, type HomeSlots } from '#src/domain/content/home-page.ts';
import type { Inspection, OfflineInSlot } from './inspection.ts';

/** The items of the home page whose record is not online: by slot and type, and how many are deleted. */
export function offlineIn(slots: HomeSlots, mayOpen: (path: string) => boolean): NonNullable<Inspection['homePage']> {
  const named = homeSlots.flatMap(({ name, from }) => from.map((path) => ({ slot: name, path })));
  const offline = named
    .filter(({ path }) => mayOpen(path))
    .map(({ slot, path }): OfflineInSlot => ({
      slot,
      path,
      ids: (slots[slot] ?? []).flatMap((item) =>
        item.path === path && item.status !== 'online' && item.status !== 'gone' ? [item.id] : [],
      ),
    }));
  const gone = Object.values(slots)
    .flat()
    .filter(({ status }) => status === 'gone').length;
  return { offline: offline.filter(({ ids }) => ids.length > 0), gone };
}
