import type { TextsOf } from '#src/i18n/texts.ts';

/** The settings panel. */
export default {
  'settings.theme': 'Color del tema',
  'settings.otherColour': 'Otro color',
  'settings.scheme': 'Apariencia',
  'scheme.light': 'Claro',
  'scheme.dark': 'Oscuro',
  'scheme.system': 'Sistema',
  'settings.tagsView': 'Barra de pestañas',
  'settings.fixedHeader': 'Cabecera fija',
  'settings.sidebarLogo': 'Logo lateral',
  'settings.pinyinSearch': 'Búsqueda por pinyin',
  'settings.hatching': 'Gráficos rayados',
  'settings.singleKeys': 'Teclas sueltas en comentarios y consultas',
  'colour.forest': 'Verde bosque',
  'colour.sky': 'Azul cielo',
  'colour.azure': 'Azul celeste',
  'colour.cyan': 'Cian',
  'colour.emerald': 'Esmeralda',
  'colour.violet': 'Violeta',
  'colour.red': 'Rojo',
  'colour.slate': 'Pizarra',
  'colour.ink': 'Tinta',
} satisfies TextsOf<'settings'>;
