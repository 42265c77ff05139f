import fc from 'fast-check';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { homeSlots } from '#src/domain/content/home-page.ts';
import { usualStatuses, type ContentRecord } from '#src/domain/content/record.ts';
import { columnTypes } from '#src/domain/inspection/columns.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { consultationRowsAt } from '#mocks/seed/consultations/consultations.ts';
import { deleteRecord, putRecord } from '#mocks/server/records.ts';
import { consultationCollection, homePageCollection } from '#mocks/store/collections.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { homePageRow, seedRecords } from '#tests/support/seed.ts';
import { testStart } from '#tests/support/test-start.ts';

/** Columns of news and of other content, with dates that can be over, and without any text. */
const inspectedPaths = [
  '/home/informationCenter',
  '/home/scienceKnowledge',
  '/service/activities',
  '/business/destinations',
  '/basic/carousel',
] as const;

/** The ends of months and years, in Shanghai; the first two are still the day before in UTC. */
const todays = fc.constantFrom('2026-08-31', '2027-03-01', '2026-12-31', '2027-01-01', '2028-02-29');

/** Days before today: about two weeks, about three months, about six months. */
const age = fc.oneof(
  fc.constantFrom(0, 1, 13, 14, 15, 28, 29),
  fc.integer({ min: 89, max: 93 }),
  fc.integer({ min: 179, max: 186 }),
  fc.constant(400),
);

/** The first and the last second of a day. */
const clock = fc.constantFrom('00:00:00', '23:59:59');

const text = fc.constantFrom(
  '',
  '山林',
  '电话13812345678',
  '最高级的山林',
  '见http://localhost/x',
  '景色怡人，松驰有度',
);
const formatted = fc.constantFrom('', '<p>山林</p>', '<p></p>', '<p><img src="a.png"><a href="/x">点击这里</a></p>');

const records = fc.array(
  fc.record({
    path: fc.constantFrom(...inspectedPaths),
    status: fc.constantFrom(...usualStatuses, 'online' as const),
    age,
    clock,
    text,
    formatted,
    isTop: fc.boolean(),
    endsIn: fc.constantFrom(-20, 7, 20),
    releasesIn: fc.constantFrom(-20, 0, 7, 20),
  }),
  { maxLength: 14 },
);

const consultations = fc.array(
  fc.record({ status: fc.constantFrom(...consultationStatuses), age, clock, dueIn: fc.integer({ min: -2, max: 8 }) }),
  { maxLength: 8 },
);

/** References of the home page to records that may be offline or gone. */
const references = fc.array(
  fc.record({ slot: fc.constantFrom(...homeSlots.slice(0, 4)), index: fc.integer({ min: 0, max: 8 }) }),
  { maxLength: 8 },
);

/** The state of a site. Nothing of the seed is left in it. */
export const sites = fc.record({ today: todays, records, consultations, references });
export type Site = typeof sites extends fc.Arbitrary<infer Value> ? Value : never;

const news = {
  path: '/home/informationCenter',
  age: 1,
  clock: '00:00:00',
  text: '',
  formatted: '',
  releasesIn: -20,
} as const;

/** A site with every kind of figure, whose news are too old two weeks later. */
export const fullSite: Site = {
  today: '2026-08-31',
  records: [
    { ...news, status: 'online', text: '电话13812345678', isTop: false, endsIn: 7 },
    { ...news, status: 'offline', isTop: false, endsIn: 7 },
    { ...news, status: 'online', isTop: false, endsIn: 7, releasesIn: 7 },
    { ...news, path: '/service/activities', status: 'online', isTop: true, endsIn: -20 },
    { ...news, path: '/service/activities', status: 'online', isTop: true, endsIn: 7 },
  ],
  consultations: [
    { status: 'new', age: 28, clock: '00:00:00', dueIn: 7 },
    { status: 'inProgress', age: 400, clock: '00:00:00', dueIn: 7 },
    // Due today, and unanswered for one day more than three months.
    { status: 'new', age: 93, clock: '23:59:59', dueIn: 93 },
  ],
  references: homeSlots
    .filter(({ name }) => name === 'news')
    .flatMap((slot) => [0, 1, 8].map((index) => ({ slot, index }))),
};

const seededConsultation = consultationRowsAt(testStart).find(({ periods }) => periods.length > 0);

/** Removes the records that are inspected, so that a generated site is all there is. */
export const clearSite = (store: Store) =>
  store.transaction(async (tx) => {
    for (const { path } of columnTypes)
      for (const { id } of seedRecords[path as keyof typeof seedRecords]) await deleteRecord(tx, path, id);
    await clearConsultations(tx);
  });

async function clearConsultations(tx: Transaction) {
  for (const { id } of await tx.all(consultationCollection)) await tx.delete(consultationCollection, id);
}

export const nameOf = (index: number) => `S${index}`;

/** The records that the home page names, by slot. */
export function slotsOf(site: Site): Record<string, { path: string; id: string }[]> {
  const slots: Record<string, { path: string; id: string }[]> = {};
  for (const { slot, index } of site.references) {
    const path = slot.from.find((one) => one === site.records[index]?.path) ?? slot.from[0] ?? '';
    const held = (slots[slot.name] ??= []);
    if (!held.some((one) => one.path === path && one.id === nameOf(index))) held.push({ path, id: nameOf(index) });
  }
  return slots;
}

export const putSite = (store: Store, site: Site) =>
  store.transaction(async (tx) => {
    for (const path of inspectedPaths)
      for (let index = 0; index < 14; index += 1) await deleteRecord(tx, path, nameOf(index));
    for (const [
      index,
      { path, status, age: days, clock: second, text: words, formatted: html, ...rest },
    ] of site.records.entries()) {
      const time = `${addDays(site.today, -days)} ${second}`;
      const record = {
        ...seedRecords[path][0],
        id: nameOf(index),
        status,
        isTop: rest.isTop,
        isBanner: false,
        createdTime: time,
        updatedTime: time,
        summary: words,
        introduction: words,
        content: html,
        cover: '',
        endTime: `${addDays(site.today, rest.endsIn)} 09:00:00`,
        releaseTime: `${addDays(site.today, rest.releasesIn)} 09:00:00`,
      };
      await putRecord(tx, path, record as unknown as ContentRecord);
    }
    await clearConsultations(tx);
    for (const [index, { status, age: days, clock: second, dueIn }] of site.consultations.entries()) {
      const day = addDays(site.today, -days);
      const [period] = seededConsultation?.periods ?? [];
      if (!seededConsultation || !period) throw new Error('the seed has no consultation');
      const dueDay = { ...period.dueDay, received: day, due: addDays(day, dueIn) };
      await tx.put(consultationCollection, {
        ...seededConsultation,
        id: String(9000 + index),
        status,
        // Received long before: what counts is the present period.
        receivedTime: `${addDays(day, -200)} ${second}`,
        periods: [{ ...period, from: `${day} ${second}`, dueDay, answeredTime: null }],
      });
    }
    await tx.put(homePageCollection, { ...homePageRow, slots: slotsOf(site) });
  });
