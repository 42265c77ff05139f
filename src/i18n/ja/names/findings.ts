import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  label: 'チェック結果',
  'of.missing': '推奨項目の未入力',
  'of.mobile': '携帯電話番号',
  'of.idNumber': '身分証番号',
  'of.bankCard': '銀行カード番号',
  'of.plate': 'ナンバープレート',
  'of.email': 'メールアドレス',
  'of.wrongWord': '誤字の可能性',
  'of.forbiddenWord': '使用禁止の語',
  'of.unknownWords': '語のリストを読み込めません',
  'of.badLink': '開けないリンク',
  'of.otherEnvironment': '内部アドレスへのリンク',
  'of.offlineRecord': '非公開または削除済みのコンテンツへのリンク',
  'of.noDescription': '説明のない画像',
  'of.vagueLink': '行き先の分からないリンクの文字',
  'of.headingSkip': '見出しの階層の飛び',
  'of.emptyParagraph': '空の段落',
  'of.future': '公開日時が未来',
  'of.over': '終了後も固定またはカルーセルに表示中',
  'of.noMapNumber': '審査番号（审图号）のない地図',
} satisfies TextsOf<'findings'>;
