import type { TextsOf } from '#src/i18n/texts.ts';

/** The home page. */
export default {
  'home.greeting': '{{name}}さん、こんにちは',
  'home.waiting': 'やること',
  'home.waitingFailed': 'やることを読み込めませんでした',
  'home.nothingWaits': '対応が必要なものはありません。よい一日をお過ごしください。',
  'home.toPublish': '公開待ち',
  'home.toGoOnline': '公開開始待ち',
  'home.toAppoint': '評価班の設置待ち',
  'home.toCorrect': '差し戻し、修正待ち',
  'home.toScore': '採点待ち',
  'home.toDecide': '決定待ち',
  'home.toModerate': '審査待ち',
  'home.overdue': '期限超過',
  'home.dueToday': '本日期限',
  'home.unread': '新規',
  'home.late': '{{task}}、{{count}}件が期限超過',
  'home.today': '{{task}}、{{count}}件が本日期限',
  'home.rest': '{{types}}、{{records}}',
  'home.types': '{{count}}種類',
  'home.toPublishAll': '{{count}}件が公開待ち',
  'home.records': '{{count}}件',
  'home.oldest': '{{age}}から',
  'home.draft': '未保存の下書き',
  'home.shortcuts': 'ショートカット',
} satisfies TextsOf<'home'>;
