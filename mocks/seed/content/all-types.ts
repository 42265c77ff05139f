import { activityRecords } from './activities.ts';
import { applicationRecords } from './applications.ts';
import { baseRecords } from './base-resources.ts';
import { carouselRecords } from './carousel.ts';
import { destinationRecords } from './destinations.ts';
import { courseRecords } from './excellent-courses.ts';
import { foodRecords } from './food.ts';
import { guestRoomRecords } from './guest-rooms.ts';
import { hotelRecords } from './hotels.ts';
import { newsRecords } from './information-center.ts';
import { restaurantRecords } from './restaurants.ts';
import { scenicSpotRecords } from './scenic-spots.ts';
import { journeyRecords } from './science-journey.ts';
import { articleRecords } from './science-knowledge.ts';
import { strategyRecords } from './strategies.ts';
import { ticketRecords } from './tickets.ts';

/** The records of each content type, by its path, in the order of the menu. */
export const seedRecords = {
  '/home/baseResources': baseRecords,
  '/home/baseResourcesApplication': applicationRecords,
  '/home/scienceKnowledge': articleRecords,
  '/home/informationCenter': newsRecords,
  '/home/scienceJourney': journeyRecords,
  '/home/excellentCourses': courseRecords,
  '/basic/carousel': carouselRecords,
  '/basic/scenicSpots': scenicSpotRecords,
  '/basic/hotels': hotelRecords,
  '/basic/restaurants': restaurantRecords,
  '/business/tickets': ticketRecords,
  '/business/guestRooms': guestRoomRecords,
  '/business/food': foodRecords,
  '/business/destinations': destinationRecords,
  '/service/strategies': strategyRecords,
  '/service/activities': activityRecords,
};
