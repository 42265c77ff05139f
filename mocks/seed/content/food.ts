import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import foods from '#mocks/seed/shared/food.json' with { type: 'json' };
import { cityCode } from './places.ts';
import { onlineOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { restaurantRecordsAt } from './restaurants.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

type Food = [name: string, kind: string, city: string, flavour: string, season: string, price: number];

/** The preparation or serving of food, by kind. */
const preparations: Readonly<Record<string, string>> = {
  snack: '街头巷尾常见，现做现卖，趁热品尝风味最佳。',
  noodle: '米粉当日鲜制，汤头与配菜是各家功夫所在。',
  dish: '选用本地食材，做法保留乡间习惯，适合多人分享。',
  fruit: '成熟季节可到果园采摘，当季新鲜最好。',
  tea: '用山泉水冲泡，先闻香后入口，回味悠长。',
  forest: '采自林下或山地种植，产量随年景变化，请认准产地标识。',
};

/** Sixty dishes and products: real specialities of Guangxi at invented prices. */
export const foodRecordsAt = perStart((start): readonly ContentRecord[] => {
  const restaurants = onlineOf(restaurantRecordsAt(start));
  return seedRecordsOf(
    start,
    (foods as Food[]).map(([name, kind, city, flavour, season, price], index) => {
      const code = cityCode(city);
      const nearby = restaurants.filter((restaurant) => textOf(restaurant, 'city') === code);
      const summary = `${name}是${city}一带的风味，${flavour.replace(',', '、')}，${preparations[kind] ?? ''}`;
      return {
        name,
        kind,
        city: code,
        flavour,
        season,
        price: String(price),
        restaurant: nearby.length > 0 && kind !== 'fruit' ? pick(nearby, index).id : '',
        summary,
        cover: '',
        content: bodyOf(
          summary,
          '# 怎么挑选',
          pick(
            [
              '看色泽、闻气味，选择正规门店。',
              '注意生产日期和储存条件，少量多次购买。',
              '向店家了解食材产地，有过敏史者先询问配料。',
            ],
            index,
          ),
        ),
      };
    }),
    { path: '/business/food', seed: 20260406, flags: false },
  );
});
