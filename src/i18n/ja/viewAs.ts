import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: 'ロールとして表示',
  hint: 'ロールを選ぶと、その権限のメニューとボタンが表示されます。その間は閲覧のみで変更はできません。データはご自身の権限で読み込まれます。',
  none: '他のロールはありません',
  failed: 'ロールを読み込めませんでした',
  loading: 'ロールを読み込み中',
  extent: 'ページ：{{pages}}、操作：{{actions}}',
} satisfies TextsOf<'viewAs'>;
