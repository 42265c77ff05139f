import type { TextsOf } from '#src/i18n/texts.ts';

/** What the records of a page are, beside the title of its menu entry; the role that has a name of the system. */
export default {
  'noun.home.baseResources': 'Bases',
  'noun.home.baseResourcesApplication': 'Base applications',
  'noun.home.baseResourcesScore': 'Base reviews',
  'noun.home.scienceKnowledge': 'Science articles',
  'noun.home.informationCenter': 'News',
  'noun.home.scienceJourney': 'Travel journals',
  'noun.home.excellentCourses': 'Courses',
  'noun.basic.carousel': 'Carousel pictures',
  'noun.basic.scenicSpots': 'Scenic spots',
  'noun.basic.hotels': 'Hotels',
  'noun.basic.restaurants': 'Restaurants',
  'noun.business.tickets': 'Tickets',
  'noun.business.guestRooms': 'Guest rooms',
  'noun.business.food': 'Food',
  'noun.business.destinations': 'Destinations',
  'noun.service.strategies': 'Travel guides',
  'noun.service.activities': 'Activities',
  'noun.comment.comment': 'Comments',
  'noun.book.book': 'Consultations',
} satisfies TextsOf<'nouns'>;
