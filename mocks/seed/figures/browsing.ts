import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { seedRecordsAt } from '#mocks/seed/content/all-types.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { createTimeline, pickEarly, timeOn } from './days.ts';
import { originOf } from './cities.ts';

/** The views of a content on one day from one place (decision 041). `city` is that of the visitors; empty if unknown. */
export interface BrowsingRow {
  id: string;
  time: string;
  path: string;
  recordId: string;
  title: string;
  city: string;
  views: number;
}

type Seen = Pick<BrowsingRow, 'path' | 'recordId' | 'title'>;

/** The contents that visitors open, most popular first: a fixed order of mixed types. */
const popularAt = (start: number): readonly Seen[] =>
  contentDescriptors
    .filter(({ path }) => path !== applicationsPath)
    .flatMap(({ path, titleField }) =>
      ((seedRecordsAt(start) as Readonly<Record<string, readonly ContentRecord[]>>)[path] ?? [])
        .filter(({ status }) => status === 'online')
        .map((record) => ({ path, recordId: record.id, title: textOf(record, titleField) })),
    )
    .map((seen, index) => ({ seen, place: createChance(4100 + index).between(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ seen }) => seen);

const timelineAt = perStart((start) => {
  const popular = popularAt(start);
  return createTimeline<BrowsingRow>(start, 41_000, (day) => {
    const { chance, index, isWeekend, rush } = day;
    const rows = Math.round(((isWeekend ? 24 : 16) * rush) / 100);
    return Array.from({ length: rows }, (_, place) => ({
      id: `${index}-${place + 1}`,
      time: timeOn(day, 6, 23),
      ...pickEarly(popular, chance),
      city: originOf(chance),
      views: Math.max(1, Math.round((chance.between(1, 14) * chance.between(1, 14) * rush) / 400)),
    }));
  });
});

/** About twenty rows a day from the year before the start until now. */
export const browsingUntil = (start: number, now: number): readonly BrowsingRow[] => timelineAt(start)(now);
