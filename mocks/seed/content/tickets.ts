import type { ContentRecord } from '#src/domain/content/record.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { textOf } from '#src/domain/content/record.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { onlineOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { scenicSpotRecordsAt } from './scenic-spots.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

const kinds = [
  { kind: 'adult', word: '成人票', part: 1, note: '年满18周岁人员适用，每人每日限购5张。' },
  { kind: 'child', word: '儿童票', part: 0.5, note: '身高1.2米至1.5米的儿童适用，须有成人陪同；1.2米以下免票。' },
  { kind: 'family', word: '家庭套票', part: 2.2, note: '含两名成人和一名儿童，须同日入园。' },
  { kind: 'senior', word: '老人票', part: 0.5, note: '年满60周岁人员凭有效证件购票，65周岁以上免票。' },
  { kind: 'group', word: '团体票', part: 0.8, note: '10人起订，请提前一个工作日预约。' },
  { kind: 'annual', word: '年卡', part: 4, note: '自激活之日起一年内不限次数入园，仅限本人使用。' },
] as const;

const perSpot = 3;

/** Sixty tickets: three kinds for each of twenty spots. */
export const ticketRecordsAt = perStart((start): readonly ContentRecord[] => {
  const spots = onlineOf(scenicSpotRecordsAt(start));
  const year = Number(toShanghaiTime(start).slice(0, 4));
  return seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const spot = pick(spots, Math.floor(index / perSpot));
      const { kind, word, part, note } = pick(kinds, (index % perSpot) + Math.floor(index / perSpot));
      const full = Number(textOf(spot, 'ticketPrice')) || 25;
      return {
        name: `${textOf(spot, 'name')}${word}`,
        scenicSpot: spot.id,
        kind,
        price: String(Math.round(full * part * 0.9)),
        listPrice: String(Math.round(full * part)),
        dailyStock: String(pick([200, 500, 1000, 3000], index)),
        validDays: kind === 'annual' ? '365' : pick(['1', '7', '30'], index),
        saleStart: pick([`${year}-01-01`, `${year}-03-01`, `${year}-05-01`], index),
        saleEnd: pick([`${year}-12-31`, `${year}-10-31`, `${year + 1}-02-28`], index),
        refund: kind === 'annual' ? 'none' : pick(['anytime', 'dayBefore'], index),
        notes: `${note}凭预订手机号或身份证在检票口核验入园，开放时间以景区当日公告为准。`,
      };
    }),
    { path: '/business/tickets', seed: 20260404, flags: false },
  );
});
