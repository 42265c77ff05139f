import type { Action } from '../access.ts';
import type { ContentType } from './content-type.ts';
import { baseRights, materialRights, tourismRights } from './rights.ts';

/**
 * What the route table and the endpoint table need of a content type. The descriptor with its fields is loaded with the
 * screen that reads it, so that it never weighs on the login page.
 */
export interface ContentTypeEntry {
  path: string;
  /** i18n key of the title, made from the path; `<title>.new` and `<title>.record` name a record's page. */
  title: string;
  rights: readonly Action[];
  load: () => Promise<ContentType>;
}

/** The content types that exist, in menu order. To add one: its descriptor, a line here, its seed, its words (docs/growing.md). */
export const contentTypes: readonly ContentTypeEntry[] = [
  entry('/home/baseResources', baseRights, async () => (await import('./base-resources.ts')).baseResources),
  entry('/home/scienceKnowledge', materialRights, async () => (await import('./science-knowledge.ts')).scienceKnowledge),
  entry('/home/informationCenter', materialRights, async () => (await import('./information-center.ts')).informationCenter),
  entry('/home/scienceJourney', materialRights, async () => (await import('./science-journey.ts')).scienceJourney),
  entry('/home/excellentCourses', materialRights, async () => (await import('./excellent-courses.ts')).excellentCourses),
  entry('/basic/carousel', tourismRights, async () => (await import('./carousel.ts')).carousel),
  entry('/basic/scenicSpots', tourismRights, async () => (await import('./scenic-spots.ts')).scenicSpots),
  entry('/basic/hotels', tourismRights, async () => (await import('./hotels.ts')).hotels),
  entry('/basic/restaurants', tourismRights, async () => (await import('./restaurants.ts')).restaurants),
  entry('/business/tickets', tourismRights, async () => (await import('./tickets.ts')).tickets),
  entry('/business/guestRooms', tourismRights, async () => (await import('./guest-rooms.ts')).guestRooms),
  entry('/business/food', tourismRights, async () => (await import('./food.ts')).food),
  entry('/business/destinations', tourismRights, async () => (await import('./destinations.ts')).destinations),
  entry('/service/strategies', tourismRights, async () => (await import('./strategies.ts')).strategies),
  entry('/service/activities', tourismRights, async () => (await import('./activities.ts')).activities),
];

function entry(path: string, rights: readonly Action[], load: ContentTypeEntry['load']): ContentTypeEntry {
  return { path, title: `menu${path.replaceAll('/', '.')}`, rights, load };
}
