import { homeSlots } from '#src/domain/content/home-page.ts';
import type { HomePageRow } from '#mocks/store/collections.ts';
import { seedRecords } from './index.ts';

/** The share of each slot that is filled, which leaves room to add items. */
const part = 0.75;

function recordsOf(path: string) {
  return Object.hasOwn(seedRecords, path) ? seedRecords[path as keyof typeof seedRecords] : [];
}

/** The seeded home page: online content in each slot, and one item that is offline by now. */
export const homePageRow: HomePageRow = {
  id: 'home',
  version: 3,
  updatedBy: 'admin',
  updatedTime: '2026-05-29 16:20:00',
  slots: Object.fromEntries(
    homeSlots.map(({ name, from, most }) => {
      const records = from.flatMap((path) => recordsOf(path).map((record) => ({ path, record })));
      const online = records.filter(
        ({ record }) => record.status === 'online' && (name !== 'carousel' || record.isBanner),
      );
      const gone = name === 'news' ? records.filter(({ record }) => record.status === 'offline').slice(0, 1) : [];
      const chosen = [...online.slice(0, Math.floor(most * part)), ...gone];
      return [name, chosen.map(({ path, record: { id } }) => ({ path, id }))];
    }),
  ),
};
