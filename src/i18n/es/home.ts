import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hola, {{name}}',
  'home.shortcuts': 'Accesos directos',
  'home.open': 'Abrir la lista',
  'home.add': 'Añadir',
} satisfies TextsOf<'home'>;
