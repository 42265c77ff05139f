import type { ContentRecord } from '#src/domain/content/record.ts';
import { homeSlots } from '#src/domain/content/home-page.ts';
import type { HomePageRow } from '#mocks/store/collections.ts';
import { seedRecordsAt } from './content/all-types.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { workedBefore } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** The share of each slot that is filled, which leaves room to add items. */
const part = 0.75;

/** The seeded home page: online content in each slot, and one item that is offline by now. */
export const homePageRowAt = perStart((start): HomePageRow => {
  const records: Readonly<Record<string, readonly ContentRecord[]>> = seedRecordsAt(start);
  return {
    id: 'home',
    version: 3,
    updatedBy: 'admin',
    updatedTime: toShanghaiTime(workedBefore(start, 1.3)),
    slots: Object.fromEntries(
      homeSlots.map(({ name, from, most }) => {
        const candidates = from.flatMap((path) => (records[path] ?? []).map((record) => ({ path, record })));
        const online = candidates.filter(
          ({ record }) => record.status === 'online' && (name !== 'carousel' || record.isBanner),
        );
        const gone = name === 'news' ? candidates.filter(({ record }) => record.status === 'offline').slice(0, 1) : [];
        const chosen = [...online.slice(0, Math.floor(most * part)), ...gone];
        return [name, chosen.map(({ path, record: { id } }) => ({ path, id }))];
      }),
    ),
  };
});
