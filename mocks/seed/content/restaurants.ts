import type { ContentRecord } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { type Place, placeList, telOf } from './places.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

interface Kitchen {
  word: string;
  cuisine: string;
  price: number;
  dishes: readonly string[];
  about: string;
}

const kitchens: readonly Kitchen[] = [
  {
    word: '山里人家',
    cuisine: 'farm',
    price: 58,
    dishes: ['土鸡火锅', '竹筒饭', '清炒山野菜'],
    about: '食材取自周边林场和农户，现点现做',
  },
  {
    word: '壮乡食府',
    cuisine: 'zhuang',
    price: 76,
    dishes: ['五色糯米饭', '柠檬鸭', '酸笋焖鱼'],
    about: '壮族家常味，逢年节推出长桌宴',
  },
  {
    word: '米粉老店',
    cuisine: 'riceNoodle',
    price: 18,
    dishes: ['卤菜粉', '生榨米粉', '酸嘢'],
    about: '清晨开张，汤头每日现熬',
  },
  {
    word: '桂味轩',
    cuisine: 'gui',
    price: 88,
    dishes: ['荔浦芋扣肉', '白切鸡', '啤酒鱼'],
    about: '汇集桂北桂南名菜，适合聚餐',
  },
  {
    word: '海港鲜坊',
    cuisine: 'seafood',
    price: 118,
    dishes: ['清蒸大蚝', '沙蟹汁豆角', '白灼对虾'],
    about: '当日海鲜当日售，明码标价',
  },
  {
    word: '清心素食',
    cuisine: 'vegetarian',
    price: 48,
    dishes: ['菌菇煲', '百合炒山药', '八角素卤'],
    about: '以菌菇和时令蔬菜为主，少油少盐',
  },
];

const coast = new Set(['450500', '450600', '450700']);

function restaurantOf(place: Place, index: number) {
  const kitchen = pick(
    kitchens.filter(({ cuisine }) => cuisine !== 'seafood' || coast.has(place.city)),
    index,
  );
  const summary = `${place.county}一家以${kitchen.dishes.slice(0, 2).join('、')}见长的餐厅，${kitchen.about}。`;
  return {
    name: `${place.county}${pick(['榕树下', '老街', '江畔', '半山', '新桥头', '竹林'], Math.floor(index / 5))}${kitchen.word}`,
    cuisine: kitchen.cuisine,
    businessHours:
      kitchen.cuisine === 'riceNoodle' ? '06:30—14:00' : pick(['10:30—21:00', '11:00—20:30', '10:00—21:30'], index),
    perPerson: String(kitchen.price + (index % 6) * 2),
    seats: String(40 + (index % 8) * 20),
    signature: kitchen.dishes.join(','),
    city: place.city,
    tel: telOf(place.city, 500 + index),
    address: `${place.address}${pick(['人民路', '解放街', '江滨路', '圩镇路', '景区停车场旁'], index)}`,
    lng: place.lng,
    lat: place.lat,
    summary,
    cover: '',
    content: bodyOf(
      summary,
      '# 推荐菜',
      kitchen.dishes,
      '# 用餐提示',
      '节假日建议提前电话预订。按需点餐，剩余菜品可打包。',
    ),
  };
}

/** Sixty invented restaurants with dishes of the region. */
export const restaurantRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => restaurantOf(pick(placeList, index * 11), index)),
    { path: '/basic/restaurants', seed: 20260403, flags: false },
  ),
);
