import type { TextsOf } from '#src/i18n/texts.ts';

/** The countdown before an unused session ends, and the error log. */
export default {
  'idle.title': '¿Sigue ahí?',
  'idle.left': 'No ha habido actividad durante un tiempo. La sesión se cerrará en {{seconds}} segundos.',
  'idle.stay': 'Seguir conectado',
  'log.error': 'Registro de errores',
  'log.count': 'Registro de errores: {{count}}',
  'log.hint':
    'Lo que ha fallado en esta pestaña desde que se abrió, sin contraseñas ni credenciales. Adjúntelo al informar de un problema.',
  'log.times': '{{count}} veces',
  'log.message': 'Mensaje no mostrado',
  'log.stack': 'Pila de llamadas',
  'log.copy': 'Copiar',
  'log.copied': 'Copiado',
  'log.byHand': 'El navegador no permite copiar. Seleccione el texto de abajo y cópielo a mano.',
  'log.clear': 'Vaciar',
} satisfies TextsOf<'watch'>;
