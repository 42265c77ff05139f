import { homeSlots, type HomeSlots } from '#src/domain/content/home-page.ts';
import type { Inspection, OfflineInSlot } from './inspection.ts';

/**
 * The items of the home page whose record is not online: by slot and type, and how many are deleted. A person who may open the
 * configuration of the home page sees the state of all of them there.
 */
export function offlineIn(slots: HomeSlots): NonNullable<Inspection['homePage']> {
  const named = homeSlots.flatMap(({ name, from }) => from.map((path) => ({ slot: name, path })));
  const offline = named.map(({ slot, path }): OfflineInSlot => ({
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
