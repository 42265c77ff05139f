import type { ContentRecord } from '#src/domain/content/record.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { placeList } from './places.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { day, midnight } from '#mocks/seed/shared/time.ts';

const occasions = [
  { word: '春赏花海', more: '踏青赏花好时节' },
  { word: '夏享清凉', more: '走进森林天然氧吧' },
  { word: '秋染层林', more: '最美彩叶线路推荐' },
  { word: '冬观候鸟', more: '湿地里的远方来客' },
  { word: '“三月三”·民歌山水行', more: '壮乡节庆邀您体验' },
  { word: '世界环境日专题', more: '守护绿水青山' },
];

/** Sixty slides of the year around the start of the data. */
export const carouselRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const place = pick(placeList, index * 3);
      const { word, more } = pick(occasions, Math.floor(index / 10));
      const begin = midnight(start) + (index * 6 - 330) * day;
      return {
        title: `${word}｜${place.short}`,
        subtitle: index % 4 === 3 ? '' : more,
        picture: '',
        link: `https://example.com/carousel/${index + 1}`,
        placement: pick(['both', 'website', 'mobile'], index),
        startTime: toShanghaiTime(begin),
        endTime: toShanghaiTime(begin + 30 * day),
      };
    }),
    { path: '/basic/carousel', seed: 20260410, flags: false },
  ),
);
