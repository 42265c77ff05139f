import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': '{{name}}さん、こんにちは',
  'home.recent': '自分の最近のコンテンツ',
  'home.recentEmpty': '作成したコンテンツはまだありません',
  'home.recentEmptyHint': '追加したコンテンツがここに表示され、続きから作業できます。',
  'home.recentFailed': '最近のコンテンツを読み込めませんでした',
  'home.shortcuts': 'ショートカット',
  'home.open': '一覧を開く',
  'home.add': '追加',
} satisfies TextsOf<'home'>;
