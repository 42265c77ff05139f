import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { hotelRecordsAt } from './hotels.ts';
import { onlineOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

const rooms = [
  { bed: 'king', word: '山景大床房', area: 28, guests: 2, more: 0, facilities: ['山景阳台', '淋浴'] },
  { bed: 'twin', word: '林语双床房', area: 30, guests: 2, more: 20, facilities: ['书桌', '淋浴'] },
  { bed: 'family', word: '亲子家庭房', area: 42, guests: 4, more: 140, facilities: ['儿童床', '浴缸', '亲子用品'] },
  { bed: 'suite', word: '云海套房', area: 60, guests: 3, more: 320, facilities: ['客厅', '浴缸', '茶台'] },
  { bed: 'cabin', word: '林间木屋', area: 35, guests: 3, more: 90, facilities: ['露台', '壁炉', '望远镜'] },
] as const;

const perHotel = 3;

/** Sixty guest rooms: three in each of twenty hotels. */
export const guestRoomRecordsAt = perStart((start): readonly ContentRecord[] => {
  const hotels = onlineOf(hotelRecordsAt(start));
  return seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const hotel = pick(hotels, Math.floor(index / perHotel));
      const { bed, word, area, guests, more, facilities } = pick(
        rooms,
        (index % perHotel) + Math.floor(index / perHotel),
      );
      return {
        name: `${textOf(hotel, 'name')}${word}`,
        hotel: hotel.id,
        bed,
        roomArea: String(area + (index % 4)),
        guests: String(guests),
        facilities: ['空调', '免费无线网络', ...facilities].join(','),
        price: String(Number(textOf(hotel, 'priceFrom')) + more),
        rooms: String(4 + (index % 9)),
        breakfast: pick(['two', 'two', 'all', 'one', 'none'], index),
        refund: pick(['anytime', 'dayBefore', 'none'], index),
        summary: `面积约${area + (index % 4)}平方米，可住${guests}人，配有${facilities.join('、')}，窗外可见林木。`,
        cover: '',
      };
    }),
    { path: '/business/guestRooms', seed: 20260405, flags: false },
  );
});
