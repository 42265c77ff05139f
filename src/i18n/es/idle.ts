import type { TextsOf } from '../texts.ts';

/** The countdown before an unused session ends. */
export default {
  'idle.title': '¿Sigue ahí?',
  'idle.left': 'No ha habido actividad durante un tiempo. La sesión se cerrará en {{seconds}} segundos.',
  'idle.stay': 'Seguir conectado',
} satisfies TextsOf<'idle'>;
