import type { ConsultationStatus } from '#src/domain/consultations/consultation.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { baseRecordsAt } from '#mocks/seed/content/base-resources.ts';
import { journeyRecordsAt } from '#mocks/seed/content/science-journey.ts';
import { randomVisitor } from '#mocks/seed/comments/people.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { onlineOf } from '#mocks/seed/shared/records.ts';
import { type Matter, matters, reopenReasons, weekdayNames } from './texts.ts';

/** A consultation with relative times, which `consultations.ts` converts. All offsets are in days and seconds of the day. */
export interface Plan {
  matter: Matter;
  about: { path: '/home/baseResources' | '/home/scienceJourney'; id: string; title: string } | null;
  place: string;
  name: string;
  phone: string;
  email: string;
  status: ConsultationStatus;
  owner: string | null;
  /** The number of days or minutes before the seed is written, or the last such day of a year. */
  received: { before: number } | { minutes: number } | { monthDay: string };
  second: number;
  /** The number of days between receipt and answer; null without an answer. */
  answeredAfter: number | null;
  /** The reason for reopening it after its first answer; null if it was not reopened. */
  reopened: string | null;
}

const chance = createChance(20261402);

/** Only ids, titles and states are used, which are the same for each start. */
const anyStart = 0;
const bases = onlineOf(baseRecordsAt(anyStart)).slice(0, 40);
const journeys = onlineOf(journeyRecordsAt(anyStart));
const any = <Item>(items: readonly Item[]): Item => pick(items, chance.between(0, items.length - 1));

/** The accounts that answer consultations. */
const owners = ['service', 'service', 'service2', 'service2', 'admin'];

function plan(status: ConsultationStatus, received: Plan['received'], over: Partial<Plan> = {}): Plan {
  const about = chance.happens(85) ? anySubject() : null;
  const place = about?.title ?? '森林公园';
  const { author, phone } = randomVisitor(chance);
  return {
    matter: filled(any(matters), place),
    about,
    place,
    name: author,
    phone,
    email: `visitor${chance.between(1000, 9999)}@example.com`,
    status,
    owner: status === 'new' ? null : any(owners),
    received,
    second: chance.between(8 * 3600, 21 * 3600),
    answeredAfter: status === 'answered' || status === 'closed' ? chance.between(0, 8) : null,
    reopened: status === 'closed' && chance.happens(8) ? any(reopenReasons) : null,
    ...over,
  };
}

function anySubject(): NonNullable<Plan['about']> {
  const isBase = chance.happens(70);
  const record: ContentRecord = any(isBase ? bases : journeys);
  return isBase
    ? { path: '/home/baseResources', id: record.id, title: textOf(record, 'name').replace(/（.*）/, '') }
    : { path: '/home/scienceJourney', id: record.id, title: textOf(record, 'mainTitle') };
}

function filled({ title, question, answer, ...rest }: Matter, place: string): Matter {
  const group = String(chance.between(2, 12) * 10);
  const day = any(weekdayNames);
  const fill = (text: string) =>
    text.replaceAll('{place}', place).replaceAll('{group}', group).replaceAll('{day}', day);
  return { ...rest, title: fill(title), question: fill(question), answer: fill(answer) };
}

const many = (count: number, make: (index: number) => Plan): readonly Plan[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Around the last holidays of May, when days off and working Saturdays meet: some were answered late. */
const aroundMayHolidays: readonly Plan[] = ['04-28', '04-29', '04-30', '05-03', '05-06', '05-08'].flatMap((monthDay) =>
  [4, 9, 14].map((answeredAfter) => plan('closed', { monthDay }, { answeredAfter, reopened: null })),
);

/** Oldest first, so that ids roughly grow with time. */
export const consultationPlans: readonly Plan[] = [
  ...aroundMayHolidays,
  ...many(172, (index) => plan('closed', { before: 200 - index })),
  ...many(60, (index) => plan('answered', { before: 42 - Math.floor(index * 0.6) })),
  // Some are overdue, some are due today, the others are due later.
  ...many(34, (index) => plan('inProgress', { before: 15 - Math.floor(index * 0.45) })),
  ...many(17, (index) => plan('new', { before: 9 - Math.floor(index * 0.46) })),
  ...[95, 47, 12].map((minutes) => plan('new', { minutes })),
];
