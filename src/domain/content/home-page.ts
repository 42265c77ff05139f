import { array, integer, type InferOutput, number, object, optional, picklist, pipe, record, string } from 'valibot';
import { readJson } from '#src/domain/read-json.ts';
import { recordStatuses } from './record.ts';

/** An entry of the public home page: a reference to a record, with the record's current title, summary and status. */
export const HomeItem = object({
  path: string(),
  id: string(),
  title: string(),
  summary: string(),
  /** `gone` when the record was deleted. */
  status: picklist([...recordStatuses, 'gone']),
});
export type HomeItem = InferOutput<typeof HomeItem>;

/** The items of each slot of the home page, in order, by the name of the slot. */
export type HomeSlots = Readonly<Record<string, readonly HomeItem[]>>;

/** The saved configuration of the home page (decision 038). `updatedTime` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const HomePage = object({
  version: pipe(number(), integer()),
  updatedBy: string(),
  updatedByName: optional(string()),
  updatedTime: string(),
  slots: record(string(), array(HomeItem)),
});
export type HomePage = InferOutput<typeof HomePage>;

/** The page as it is saved now, and the current state of all items: those on the saved page and those in the form. */
export interface HomePageNow {
  page: HomePage;
  items: readonly HomeItem[];
}

/**
 * A slot of the home page: the content types (`from`, paths) that it takes, and how many items at `most`. `title` is an
 * i18n key.
 */
export interface HomeSlot {
  name: string;
  title: string;
  from: readonly string[];
  most: number;
}

const materials = [
  '/home/baseResources',
  '/home/scienceKnowledge',
  '/home/informationCenter',
  '/home/scienceJourney',
  '/home/excellentCourses',
];

/** The slots from top to bottom (decision 038). */
export const homeSlots: readonly HomeSlot[] = [
  { name: 'carousel', title: 'slot.carousel', from: ['/basic/carousel', ...materials], most: 6 },
  { name: 'bases', title: 'slot.bases', from: ['/home/baseResources'], most: 8 },
  { name: 'knowledge', title: 'slot.knowledge', from: ['/home/scienceKnowledge'], most: 6 },
  { name: 'news', title: 'slot.news', from: ['/home/informationCenter'], most: 6 },
  { name: 'journeys', title: 'slot.journeys', from: ['/home/scienceJourney'], most: 4 },
  { name: 'courses', title: 'slot.courses', from: ['/home/excellentCourses'], most: 4 },
];

export const sameItem = (a: Pick<HomeItem, 'path' | 'id'>, b: Pick<HomeItem, 'path' | 'id'>): boolean =>
  a.path === b.path && a.id === b.id;

/** Whether both hold the same records in the same order. */
export const sameSlots = (a: HomeSlots, b: HomeSlots): boolean =>
  homeSlots.every(({ name }) => {
    const [one, other] = [a[name] ?? [], b[name] ?? []];
    return (
      one.length === other.length && one.every((item, index) => sameItem(item, other[index] ?? { path: '', id: '' }))
    );
  });

/** Adds the item at the end. Nothing changes when the slot is full or has the item already. */
export function withItem(slots: HomeSlots, { name, most }: HomeSlot, item: HomeItem): HomeSlots {
  const held = slots[name] ?? [];
  return held.length >= most || held.some((one) => sameItem(one, item)) ? slots : { ...slots, [name]: [...held, item] };
}

export const withoutItem = (slots: HomeSlots, name: string, item: HomeItem): HomeSlots => ({
  ...slots,
  [name]: (slots[name] ?? []).filter((one) => !sameItem(one, item)),
});

export const itemsOf = (slots: HomeSlots): readonly HomeItem[] => Object.values(slots).flat();

/** Gives these records of one type a new status, in every slot that shows them. */
export const withStatus = (
  slots: HomeSlots,
  path: string,
  ids: readonly string[],
  status: HomeItem['status'],
): HomeSlots =>
  Object.fromEntries(
    Object.entries(slots).map(([name, items]) => [
      name,
      items.map((item) => (item.path === path && ids.includes(item.id) ? { ...item, status } : item)),
    ]),
  );

/** Takes over the statuses of the `known` items. Order and titles stay as they are. */
export const withStatuses = (slots: HomeSlots, known: readonly HomeItem[]): HomeSlots =>
  known.reduce((held, { path, id, status }) => withStatus(held, path, [id], status), slots);

/** Moves an item within its slot. An index beyond either end means that end. */
export function withMoved(slots: HomeSlots, name: string, from: number, to: number): HomeSlots {
  const items = [...(slots[name] ?? [])];
  const [moved] = items.splice(from, 1);
  if (!moved) return slots;
  items.splice(Math.min(Math.max(to, 0), items.length), 0, moved);
  return { ...slots, [name]: items };
}

/** The items that are no longer online. Saving removes them (decision 038). */
export const goneItems = (slots: HomeSlots): readonly HomeItem[] =>
  itemsOf(slots).filter(({ status }) => status !== 'online');

export const withoutGone = (slots: HomeSlots): HomeSlots =>
  Object.fromEntries(
    Object.entries(slots).map(([name, items]) => [name, items.filter(({ status }) => status === 'online')]),
  );

/** The slots in the form of a draft: one JSON text for each slot. */
export const writeSlots = (slots: HomeSlots): Record<string, string> =>
  Object.fromEntries(homeSlots.map(({ name }) => [name, JSON.stringify(slots[name] ?? [])]));

/** Reads the slots of a draft. A slot that cannot be read is empty. */
export const readSlots = (written: Readonly<Record<string, string>>): HomeSlots =>
  Object.fromEntries(homeSlots.map(({ name }) => [name, readJson(array(HomeItem), written[name]) ?? []]));
