import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { SeedSize, StoredSeed } from '#mocks/shared/seed-size.ts';
import { seedRecordsAt } from './content/all-types.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

import { pictured } from '#mocks/seed/shared/pictured.ts';

/** The number of records of a type. Applications are never copied, because each has its own history. */
const counts: Readonly<Record<SeedSize, (path: string) => number>> = {
  S: () => 0,
  M: (path) => (path === applicationsPath ? 0 : 2_000),
  L: (path) => (path === applicationsPath ? 0 : path === '/home/scienceKnowledge' ? 100_000 : 2_000),
};

/** The seeded records of a content type. They are computed on demand and cached only here. */
export interface SeedRecords {
  list: readonly ContentRecord[];
  byId: ReadonlyMap<string, ContentRecord>;
}

/** The seed of a type in a size: the written records, then copies of them, each series older than the previous one. */
export function seedOfSize(path: string, { start, size }: StoredSeed): SeedRecords {
  const computed = computedAt(start);
  const key = `${size} ${path}`;
  const known = computed.get(key);
  if (known) return known;
  const written = writtenFor(path, start);
  const more = written.length === 0 ? 0 : Math.max(0, counts[size](path) - written.length);
  const copies = Array.from({ length: more }, (_, index) => pictured(path, copyOf(written, written.length + index)));
  const list = [...written, ...copies];
  const records = { list, byId: new Map(list.map((record) => [record.id, record])) };
  computed.set(key, records);
  return records;
}

const computedAt = perStart(() => new Map<string, SeedRecords>());

const writtenFor = (path: string, start: number): readonly ContentRecord[] =>
  (seedRecordsAt(start) as Record<string, readonly ContentRecord[]>)[path] ?? [];

/** A copy of a written record in an earlier year, without flags. */
function copyOf(written: readonly ContentRecord[], index: number): ContentRecord {
  const series = Math.floor(index / written.length) + 1;
  const record = written[index % written.length] as ContentRecord;
  const earlier = (time: string) =>
    `${Number(time.slice(0, 4)) - 1 - (series % 15)}${time.slice(4).replace('-02-29', '-02-28')}`;
  return {
    ...record,
    ...Object.fromEntries(
      ['mainTitle', 'name', 'title'].flatMap((name) => {
        const text = (record as Record<string, unknown>)[name];
        return typeof text === 'string' ? [[name, `${text}（第${series}辑）`]] : [];
      }),
    ),
    id: String(index + 1),
    isTop: false,
    isBanner: false,
    createdTime: earlier(record.createdTime),
    updatedTime: earlier(record.updatedTime),
  };
}
