import type { TextsOf } from '#src/i18n/texts.ts';

/** The settings panel. */
export default {
  'settings.theme': 'テーマカラー',
  'settings.otherColour': 'ほかの色',
  'settings.scheme': '外観',
  'scheme.light': 'ライト',
  'scheme.dark': 'ダーク',
  'scheme.system': 'システム',
  'settings.tagsView': 'タブバー',
  'settings.fixedHeader': 'ヘッダー固定',
  'settings.sidebarLogo': 'サイドバーロゴ',
  'settings.pinyinSearch': 'ピンイン検索',
  'settings.hatching': 'グラフを斜線で区別',
  'settings.singleKeys': 'コメントと相談の単独キー',
  'colour.forest': 'フォレストグリーン',
  'colour.sky': 'スカイブルー',
  'colour.azure': 'アジュール',
  'colour.cyan': 'シアン',
  'colour.emerald': 'エメラルド',
  'colour.violet': 'バイオレット',
  'colour.red': 'レッド',
  'colour.slate': 'スレート',
  'colour.ink': 'インク',
} satisfies TextsOf<'settings'>;
