import type { TextsOf } from '../texts.ts';

/** The countdown before an unused session ends. */
export default {
  'idle.title': 'まだ使用中ですか？',
  'idle.left': 'しばらく操作がありません。{{seconds}}秒後に自動的にログアウトします。',
  'idle.stay': '使用を続ける',
} satisfies TextsOf<'idle'>;
