import type { TextsOf } from '#src/i18n/texts.ts';

/** What the records of a page are, beside the title of its menu entry; the role that has a name of the system. */
export default {
  'noun.home.baseResources': 'Bases',
  'noun.home.baseResourcesApplication': 'Solicitudes de bases',
  'noun.home.baseResourcesScore': 'Evaluaciones de bases',
  'noun.home.scienceKnowledge': 'Artículos de ciencia',
  'noun.home.informationCenter': 'Noticias',
  'noun.home.scienceJourney': 'Viajes de estudio',
  'noun.home.excellentCourses': 'Cursos',
  'noun.basic.carousel': 'Imágenes del carrusel',
  'noun.basic.scenicSpots': 'Lugares de interés',
  'noun.basic.hotels': 'Hoteles',
  'noun.basic.restaurants': 'Restaurantes',
  'noun.business.tickets': 'Entradas',
  'noun.business.guestRooms': 'Habitaciones',
  'noun.business.food': 'Gastronomía',
  'noun.business.destinations': 'Destinos',
  'noun.service.strategies': 'Guías de viaje',
  'noun.service.activities': 'Actividades',
  'noun.comment.comment': 'Comentarios',
  'noun.book.book': 'Consultas',
} satisfies TextsOf<'nouns'>;
