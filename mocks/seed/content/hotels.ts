import type { ContentRecord } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { type Place, placeList, telOf } from './places.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

interface House {
  word: string;
  star: string;
  rooms: number;
  price: number;
  about: string;
  facilities: readonly string[];
}

const houses: readonly House[] = [
  {
    word: '林海度假酒店',
    star: 'five',
    rooms: 180,
    price: 688,
    about: '客房面向林海，设有森林步道入口和恒温泳池',
    facilities: ['泳池', '会议室', '亲子乐园', '充电桩'],
  },
  {
    word: '山居民宿',
    star: 'homestay',
    rooms: 12,
    price: 298,
    about: '由老房改建，庭院里种着本地乡土树种',
    facilities: ['庭院', '山野早餐', '自行车'],
  },
  {
    word: '国际大酒店',
    star: 'four',
    rooms: 156,
    price: 428,
    about: '靠近城区客运枢纽，往返景区方便',
    facilities: ['中餐厅', '会议室', '健身房', '洗衣房'],
  },
  {
    word: '森林康养中心',
    star: 'comfort',
    rooms: 64,
    price: 368,
    about: '提供健康监测、药膳和康养课程',
    facilities: ['康养步道', '药膳餐厅', '无障碍通道'],
  },
  {
    word: '星空营地',
    star: 'camp',
    rooms: 30,
    price: 238,
    about: '林缘草地上的帐篷与木屋，夜间关闭景观灯以便观星',
    facilities: ['淋浴间', '炊事区', '急救点'],
  },
  {
    word: '生态宾馆',
    star: 'three',
    rooms: 72,
    price: 218,
    about: '设施齐备、干净安静，适合团队与研学住宿',
    facilities: ['团餐', '大巴停车位', '公共洗衣'],
  },
];

/** Their number is coprime to that of the houses, so that combinations repeat late. */
const words = ['翠谷', '云麓', '清溪', '古榕', '竹韵', '望江', '枫林', '银杉', '茶香', '山岚', '听泉'];

function hotelOf(place: Place, index: number) {
  const house = pick(houses, index);
  const summary = `位于${place.address}，${house.about}，距${place.short}约${(index % 9) + 2}公里。`;
  return {
    name: `${place.county}${pick(words, index)}${house.word}`,
    star: house.star,
    rooms: String(house.rooms + (index % 7)),
    priceFrom: String(house.price + (index % 5) * 10),
    checkInTime: '14:00',
    checkOutTime: house.star === 'camp' ? '11:00' : '12:00',
    facilities: ['免费无线网络', '停车场', ...house.facilities].join(','),
    city: place.city,
    tel: telOf(place.city, 300 + index),
    address: `${place.address}${pick(['环城路', '迎宾大道', '滨江路', '景区路', '绿城大道'], index)}${(index % 60) + 8}号`,
    lng: place.lng,
    lat: place.lat,
    summary,
    cover: '',
    content: bodyOf(
      summary,
      '# 服务设施',
      house.facilities,
      '# 交通',
      `可乘公交或自驾到达，从${place.cityName}市区出发车程约${(index % 4) + 1}小时。`,
    ),
  };
}

/** Sixty hotels, homestays and camps near real places. All of them are invented. */
export const hotelRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => hotelOf(pick(placeList, index * 7), index)),
    { path: '/basic/hotels', seed: 20260402, flags: false },
  ),
);
