import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': '{{name}}さん、こんにちは',
  'home.shortcuts': 'ショートカット',
  'home.open': '一覧を開く',
  'home.add': '追加',
} satisfies TextsOf<'home'>;
