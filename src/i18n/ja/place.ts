import type { TextsOf } from '#src/i18n/texts.ts';

/** 座標の入力と地図での選択。 */
export default {
  paste: '座標を貼り付け',
  pasteHint: '例：108.3667,22.8167。Enterで反映',
  unread: '読み取れません。「経度、緯度」または度分秒を貼り付けてください',
  system: '座標系',
  'system.wgs84': 'WGS84（GPS）',
  'system.gcj02': 'GCJ-02（高徳・テンセント）',
  'system.bd09': 'BD-09（百度）',
  pick: '地図で選択',
  swapped: '経度と緯度が逆のようです。',
  swap: '入れ替える',
  outside: '広西の範囲外です。確認してください。座標はWGS84で保存されます。',
  loading: '地図を読み込んでいます',
  map: '地図',
  schematic: '地図サービスが設定されていないため、オフラインの模式図を表示しています',
  unavailable: '地図サービスを読み込めないため、オフラインの模式図を表示しています',
  note: '模式図であり、境界の根拠にはなりません。選択した位置はおおよそのため、確認して調整してください。',
  picked: '選択中：{{longitude}}、{{latitude}}（WGS84）',
  nothingPicked: 'まだ選択されていません',
  take: 'この位置を使う',
} satisfies TextsOf<'place'>;
