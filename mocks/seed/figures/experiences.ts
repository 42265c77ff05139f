import { basesPath } from '#src/domain/scoring/kinds.ts';
import { textOf } from '#src/domain/content/record.ts';
import { visitorGroups, type VisitorGroup } from '#src/domain/figures/visitor-groups.ts';
import { baseRecordsAt } from '#mocks/seed/content/base-resources.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { createTimeline, pickEarly, timeOn } from './days.ts';
import { onlineOf } from '#mocks/seed/shared/records.ts';
import { originOf } from './cities.ts';

/** A group that took part in an activity of a base (decision 041). `city` is its origin; empty if unknown. */
export interface ExperienceRow {
  id: string;
  time: string;
  path: string;
  recordId: string;
  title: string;
  /** The kind of base. */
  kind: string;
  city: string;
  group: VisitorGroup;
  people: number;
}

const sizes: Readonly<Record<VisitorGroup, readonly [number, number]>> = {
  school: [30, 120],
  family: [2, 6],
  company: [10, 45],
  community: [8, 30],
  individual: [1, 2],
};

const timelineAt = perStart((start) => {
  const bases = onlineOf(baseRecordsAt(start));
  return createTimeline<ExperienceRow>(start, 42_000, (day) => {
    const { chance, index, isWeekend, rush } = day;
    const rows = Math.round((chance.between(isWeekend ? 3 : 0, isWeekend ? 7 : 3) * rush) / 100);
    return Array.from({ length: rows }, (_, place) => {
      const base = pickEarly(bases, chance);
      const group = pickEarly(
        isWeekend ? visitorGroups.filter((one) => one !== 'school').toReversed() : visitorGroups,
        chance,
      );
      return {
        id: `${index}-${place + 1}`,
        time: timeOn(day, 9, 17),
        path: basesPath,
        recordId: base.id,
        title: textOf(base, 'name'),
        kind: textOf(base, 'type'),
        city: originOf(chance),
        group,
        people: chance.between(...sizes[group]),
      };
    });
  });
});

/** A few groups a day from the year before the start until now, more at weekends. Schools come on weekdays. */
export const experiencesUntil = (start: number, now: number): readonly ExperienceRow[] => timelineAt(start)(now);
