import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: 'Ir a otro sitio',
  body: 'Este enlace lleva a otro sitio:',
  stay: 'Quedarse aquí',
  open: 'Abrir en una pestaña nueva',
} satisfies TextsOf<'leaving'>;
