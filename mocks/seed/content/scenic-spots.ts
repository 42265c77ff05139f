import type { ContentRecord } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { type Place, placeList, telOf } from './places.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

/** The kind of a scenic spot by the kind of its place. All other places are scenic areas. */
const kinds: Readonly<Record<string, string>> = {
  森林公园: 'forestPark',
  森林康养基地: 'forestPark',
  自然保护区: 'natureReserve',
  湿地公园: 'wetlandPark',
  地质公园: 'geopark',
  矿山公园: 'geopark',
  植物园: 'botanicalGarden',
  国有林场: 'forestFarm',
};

const levels: Readonly<Record<string, string>> = { national_5a: 'aaaaa', national_4a: 'aaaa' };

interface Character {
  season: string;
  sight: string;
  activities: readonly string[];
}

/** The attractions and activities by kind. */
const characters: Readonly<Record<string, Character>> = {
  forestPark: {
    season: 'allYear',
    sight: '林木葱郁、步道成网，负氧离子含量高',
    activities: ['森林浴与康养步道', '树木辨识', '登高望远'],
  },
  natureReserve: {
    season: 'spring',
    sight: '保存着完整的原生植被和珍稀动植物',
    activities: ['在实验区开展自然观察', '参观科普宣教馆', '跟随讲解员走解说线路'],
  },
  wetlandPark: {
    season: 'winter',
    sight: '水道纵横、芦苇成片，秋冬有大群候鸟停歇',
    activities: ['湿地观鸟', '滩涂观察', '骑行环湖绿道'],
  },
  geopark: {
    season: 'autumn',
    sight: '峰丛、洞穴与天坑地貌典型',
    activities: ['地质遗迹讲解', '溶洞探访', '徒步观景'],
  },
  botanicalGarden: {
    season: 'spring',
    sight: '收集展示千余种植物，四季有花',
    activities: ['专类园参观', '植物拓印手作', '夜间观虫'],
  },
  forestFarm: {
    season: 'autumn',
    sight: '人工林与天然林相间，可看见林业生产全过程',
    activities: ['林业生产体验', '采摘与林下产品品尝', '露营观星'],
  },
  scenicArea: { season: 'autumn', sight: '山水相映、人文与自然兼备', activities: ['景观游览', '民俗体验', '摄影采风'] },
};

function spotOf(place: Place, index: number) {
  const kind = kinds[place.kind] ?? 'scenicArea';
  const { season, sight, activities } = characters[kind] as Character;
  const summary = `${place.short}位于${place.address}，${sight}，适合${activities[0] ?? '游览'}。`;
  return {
    name: place.short,
    level: levels[place.level] ?? pick(['aaa', 'unrated', 'aa', 'unrated'], index),
    kind,
    openHours: pick(['08:00—18:00', '07:30—18:30', '09:00—17:30', '全天开放'], index),
    ticketPrice: pick(['0', '30', '45', '60', '0', '20'], index),
    season,
    city: place.city,
    tel: telOf(place.city, 100 + index),
    address: place.address,
    lng: place.lng,
    lat: place.lat,
    summary,
    cover: '',
    content: bodyOf(
      summary,
      '# 可以做什么',
      activities,
      '# 温馨提示',
      pick(
        [
          '雨季山路湿滑，请穿防滑鞋，按指示牌路线行走。',
          '高火险期禁止携带火种入山，请配合登记检查。',
          '请自带水杯，把垃圾带下山，不投喂野生动物。',
        ],
        index,
      ),
    ),
  };
}

const spots = placeList.filter(({ kind }) => kind !== '科研院所' && kind !== '花卉苗木基地');

/** Sixty scenic spots: real places, with invented prices, opening hours and phone numbers, and invented unknown ratings. */
export const scenicSpotRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    // The list of places is sorted by city, so spots are picked from the whole list.
    spots
      .filter((_, index) => index % 4 !== 3)
      .slice(0, 60)
      .map((place, index) => spotOf(place, index)),
    { path: '/basic/scenicSpots', seed: 20260401, flags: false },
  ),
);
