import type { TextsOf } from '../texts.ts';

/** The list of what went wrong. */
export default {
  'log.error': 'Registro de errores',
  'log.count': 'Registro de errores: {{count}}',
  'log.hint': 'Lo que ha fallado en esta pestaña desde que se abrió, sin contraseñas ni credenciales. Adjúntelo al informar de un problema.',
  'log.times': '{{count}} veces',
  'log.stack': 'Pila de llamadas',
  'log.copy': 'Copiar',
  'log.copied': 'Copiado',
  'log.byHand': 'El navegador no permite copiar. Seleccione el texto de abajo y cópielo a mano.',
  'log.clear': 'Vaciar',
} satisfies TextsOf<'errorLog'>;
