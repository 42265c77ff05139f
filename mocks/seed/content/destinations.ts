import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { placeList } from './places.ts';
import { onlineOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { scenicSpotRecordsAt } from './scenic-spots.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

interface Theme {
  theme: string;
  word: string;
  season: string;
  about: string;
}

const inland: readonly Theme[] = [
  { theme: 'forest', word: '森林康养', season: 'summer', about: '森林覆盖率高，夏季凉爽，适合住下来慢慢走' },
  { theme: 'family', word: '亲子自然', season: 'spring', about: '线路平缓、解说完善，适合带孩子认识动植物' },
  { theme: 'karst', word: '山水画廊', season: 'autumn', about: '峰丛与河谷相间，晨昏光影变化丰富' },
  { theme: 'village', word: '民族村寨', season: 'winter', about: '节庆与手艺仍在日常里，可住进寨子体验' },
  { theme: 'wetland', word: '湿地观鸟', season: 'winter', about: '河湖湿地开阔，秋冬候鸟成群' },
];
const coastal: Theme = {
  theme: 'coast',
  word: '滨海红树林',
  season: 'autumn',
  about: '红树林与沙滩相连，退潮时滩涂生机勃勃',
};
const coast = new Set(['450500', '450600', '450700']);

const counties = [...new Map(placeList.map((place) => [place.address, place])).values()].slice(0, 60);

/** Sixty destinations: counties and districts with their attractions. */
export const destinationRecordsAt = perStart((start): readonly ContentRecord[] => {
  const spots = onlineOf(scenicSpotRecordsAt(start));
  return seedRecordsOf(
    start,
    counties.map((place, index) => {
      const { theme, word, season, about } = coast.has(place.city) && index % 3 !== 0 ? coastal : pick(inland, index);
      const nearby = spots.filter((spot) => textOf(spot, 'address') === place.address);
      const sameCity = spots.filter((spot) => textOf(spot, 'city') === place.city);
      const spot = nearby[0] ?? pick(sameCity, index);
      const summary = `${place.address}${about}。`;
      return {
        name: `${place.cityName}${place.county}·${word}`,
        theme,
        city: place.city,
        days: pick(['1', '2', '3', '2'], index),
        season,
        mainSpot: spot.id,
        transport: `从${place.cityName}站乘班车或自驾前往${place.county}，车程约${(index % 4) + 1}小时；景区之间可乘公交或租车。`,
        lng: place.lng,
        lat: place.lat,
        summary,
        cover: '',
        content: bodyOf(
          summary,
          '# 不要错过',
          [textOf(spot, 'name'), `${place.county}老街与农贸市场`, '当地米粉与时令水果'],
          '# 建议',
          '避开暴雨预警和高火险期，山区请提前下载离线地图。',
        ),
      };
    }),
    { path: '/business/destinations', seed: 20260407, flags: false },
  );
});
