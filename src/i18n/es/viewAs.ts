import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: 'Ver como un rol',
  hint: 'Elija un rol para ver su menú y sus botones. Mientras tanto puede mirar, pero no cambiar nada, y los datos se leen con sus propios permisos.',
  none: 'No hay otros roles',
  failed: 'No se pudieron cargar los roles',
  loading: 'Cargando roles',
  extent: 'Páginas: {{pages}}, acciones: {{actions}}',
} satisfies TextsOf<'viewAs'>;
