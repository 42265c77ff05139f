import type { Action } from '#src/domain/rights/access.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { applicationRights, baseRights, materialRights, tourismRights } from './rights.ts';
import { menuKey } from '#src/domain/menu-key.ts';

/**
 * The part of a content type that the route table and the endpoint table need at once. The descriptor with the fields is
 * loaded with the screen that needs it, so it adds nothing to the login page.
 */
export interface ContentTypeEntry {
  path: string;
  /** i18n key of the title, made from the path; `<title>.new` and `<title>.record` name a record's page. */
  title: string;
  rights: readonly Action[];
  load: () => Promise<ContentType>;
}

/**
 * All content types, in menu order. A new type needs a descriptor, a line here, a seed and its texts (docs/growing.md).
 */
export const contentTypes: readonly ContentTypeEntry[] = [
  entry('/home/baseResources', baseRights, () => import('./base-resources.ts')),
  entry('/home/baseResourcesApplication', applicationRights, () => import('./base-resources-application.ts')),
  entry('/home/scienceKnowledge', materialRights, () => import('./science-knowledge.ts')),
  entry('/home/informationCenter', materialRights, () => import('./information-center.ts')),
  entry('/home/scienceJourney', materialRights, () => import('./science-journey.ts')),
  entry('/home/excellentCourses', materialRights, () => import('./excellent-courses.ts')),
  entry('/basic/carousel', tourismRights, () => import('./carousel.ts')),
  entry('/basic/scenicSpots', tourismRights, () => import('./scenic-spots.ts')),
  entry('/basic/hotels', tourismRights, () => import('./hotels.ts')),
  entry('/basic/restaurants', tourismRights, () => import('./restaurants.ts')),
  entry('/business/tickets', tourismRights, () => import('./tickets.ts')),
  entry('/business/guestRooms', tourismRights, () => import('./guest-rooms.ts')),
  entry('/business/food', tourismRights, () => import('./food.ts')),
  entry('/business/destinations', tourismRights, () => import('./destinations.ts')),
  entry('/service/strategies', tourismRights, () => import('./strategies.ts')),
  entry('/service/activities', tourismRights, () => import('./activities.ts')),
];

/** Takes the descriptor from its module, which exports it under the last name of the path. */
function entry(
  path: string,
  rights: readonly Action[],
  file: () => Promise<Record<string, unknown>>,
): ContentTypeEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    path,
    title: menuKey(path),
    rights,
    load: async () => (await file())[name] as ContentType,
  };
}
