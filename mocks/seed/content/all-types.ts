import { activityRecordsAt } from './activities.ts';
import { applicationRecordsAt } from './applications.ts';
import { baseRecordsAt } from './base-resources.ts';
import { carouselRecordsAt } from './carousel.ts';
import { destinationRecordsAt } from './destinations.ts';
import { courseRecordsAt } from './excellent-courses.ts';
import { foodRecordsAt } from './food.ts';
import { guestRoomRecordsAt } from './guest-rooms.ts';
import { hotelRecordsAt } from './hotels.ts';
import { newsRecordsAt } from './information-center.ts';
import { restaurantRecordsAt } from './restaurants.ts';
import { scenicSpotRecordsAt } from './scenic-spots.ts';
import { journeyRecordsAt } from './science-journey.ts';
import { articleRecordsAt } from './science-knowledge.ts';
import { strategyRecordsAt } from './strategies.ts';
import { ticketRecordsAt } from './tickets.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

/** The records of each content type, by its path, in the order of the menu. */
export const seedRecordsAt = perStart((start) => ({
  '/home/baseResources': baseRecordsAt(start),
  '/home/baseResourcesApplication': applicationRecordsAt(start),
  '/home/scienceKnowledge': articleRecordsAt(start),
  '/home/informationCenter': newsRecordsAt(start),
  '/home/scienceJourney': journeyRecordsAt(start),
  '/home/excellentCourses': courseRecordsAt(start),
  '/basic/carousel': carouselRecordsAt(start),
  '/basic/scenicSpots': scenicSpotRecordsAt(start),
  '/basic/hotels': hotelRecordsAt(start),
  '/basic/restaurants': restaurantRecordsAt(start),
  '/business/tickets': ticketRecordsAt(start),
  '/business/guestRooms': guestRoomRecordsAt(start),
  '/business/food': foodRecordsAt(start),
  '/business/destinations': destinationRecordsAt(start),
  '/service/strategies': strategyRecordsAt(start),
  '/service/activities': activityRecordsAt(start),
}));
