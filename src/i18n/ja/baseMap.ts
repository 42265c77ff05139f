import type { TextsOf } from '#src/i18n/texts.ts';

/** The map of bases. */
export default {
  map: '基地分布図',
  loading: '地図を読み込み中',
  city: '{{city}}、基地{{count}}件',
  unplaced: '位置不明',
  unplacedHint: '座標がないか、広西の範囲外です',
  legend: '凡例',
  pick: '市を選ぶと基地が表示されます',
  none: '該当する基地はありません',
  chooseCity: '市',
  allCities: '市を選択',
  cut: '該当する基地は{{total}}件です。地図には最近更新された{{shown}}件のみ表示しています。絞り込みをご利用ください。',
  failed: '基地を読み込めませんでした',
  unavailable: '地図サービスを読み込めないため、模式図を表示しています',
  note: '境界を示さない模式図です。矢印キーで市を移動できます。',
  missing: '位置不明のため地図にない基地：{{count}}件',
  'sign.natureEducation': '教',
  'sign.forestWellness': '康',
  'sign.twoMountains': '両',
  'sign.flowerSeedling': '花',
  'sign.forestExperience': '体',
  'sign.forestFamilyHome': '家',
  'sign.scienceBase': '科',
  'sign.studyTravel': '研',
  'sign.other': '他',
} satisfies TextsOf<'baseMap'>;
