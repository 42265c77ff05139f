import type { TextsOf } from '#src/i18n/texts.ts';

/** The countdown before an unused session ends, and the error log. */
export default {
  'idle.title': 'まだ使用中ですか？',
  'idle.left': 'しばらく操作がありません。{{seconds}}秒後に自動的にログアウトします。',
  'idle.stay': '使用を続ける',
  'log.error': 'エラーログ',
  'log.count': 'エラーログ：{{count}}件',
  'log.hint':
    'このタブを開いてから発生したエラーです。パスワードや認証情報は含まれません。問題を報告するときに添えてください。',
  'log.times': '{{count}}回',
  'log.message': '表示されなかったメッセージ',
  'log.stack': 'スタック',
  'log.copy': 'コピー',
  'log.copied': 'コピーしました',
  'log.byHand': 'ブラウザーがコピーを許可していません。下の文字を選択してコピーしてください。',
  'log.clear': '消去',
} satisfies TextsOf<'watch'>;
