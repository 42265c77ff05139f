import type { TextsOf } from '#src/i18n/texts.ts';

/** The settings panel. */
export default {
  'settings.theme': 'Theme colour',
  'settings.otherColour': 'Another colour',
  'settings.scheme': 'Appearance',
  'scheme.light': 'Light',
  'scheme.dark': 'Dark',
  'scheme.system': 'System',
  'settings.tagsView': 'Tab bar',
  'settings.fixedHeader': 'Fixed header',
  'settings.sidebarLogo': 'Sidebar logo',
  'settings.pinyinSearch': 'Pinyin menu search',
  'settings.hatching': 'Hatched charts',
  'settings.singleKeys': 'Single-key shortcuts in comments and consultations',
  'colour.forest': 'Forest green',
  'colour.sky': 'Sky blue',
  'colour.azure': 'Azure',
  'colour.cyan': 'Cyan',
  'colour.emerald': 'Emerald',
  'colour.violet': 'Violet',
  'colour.red': 'Red',
  'colour.slate': 'Slate',
  'colour.ink': 'Ink',
} satisfies TextsOf<'settings'>;
