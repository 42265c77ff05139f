import type { TextsOf } from '#src/i18n/texts.ts';

/** What the records of a page are, beside the title of its menu entry; the role that has a name of the system. */
export default {
  'noun.home.baseResources': '基地',
  'noun.home.baseResourcesApplication': '基地申請',
  'noun.home.baseResourcesScore': '基地評価',
  'noun.home.scienceKnowledge': '科学知識',
  'noun.home.informationCenter': 'お知らせ',
  'noun.home.scienceJourney': '研修旅行',
  'noun.home.excellentCourses': '講座',
  'noun.basic.carousel': 'カルーセル画像',
  'noun.basic.scenicSpots': '観光スポット',
  'noun.basic.hotels': 'ホテル',
  'noun.basic.restaurants': 'レストラン',
  'noun.business.tickets': '入場券',
  'noun.business.guestRooms': '客室',
  'noun.business.food': 'グルメ',
  'noun.business.destinations': '目的地',
  'noun.service.strategies': '旅行ガイド',
  'noun.service.activities': 'イベント',
  'noun.comment.comment': 'コメント',
  'noun.book.book': '相談',
} satisfies TextsOf<'nouns'>;
