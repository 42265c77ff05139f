import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hola, {{name}}',
  'home.recent': 'Mis contenidos recientes',
  'home.recentEmpty': 'Aún no ha creado contenidos',
  'home.recentEmptyHint': 'Lo que añada aparecerá aquí para seguir trabajando en ello.',
  'home.recentFailed': 'No se pudieron cargar sus contenidos recientes',
  'home.shortcuts': 'Accesos directos',
  'home.open': 'Abrir lista',
  'home.add': 'Añadir',
} satisfies TextsOf<'home'>;
