import type { ContentRecord } from '#src/domain/content/record.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { homes } from './base-resources.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

const topics = [
  { word: '喀斯特森林', keys: ['石山植被', '地质'], about: '观察石山上的森林怎样在薄土中生长，认识洼地、天坑与地下河' },
  { word: '珍稀植物', keys: ['植物辨认', '保护'], about: '寻找珍稀植物的就地保护点，学习标本记录与物候观测' },
  { word: '鸟类观察', keys: ['观鸟', '鸟类'], about: '使用望远镜和鸟类图谱，完成一份样线记录' },
  { word: '林业生产', keys: ['良种', '采伐', '木材'], about: '从育苗、抚育到采伐更新，走一遍一棵树的生产链' },
  { word: '森林防火', keys: ['森林防火', '瞭望'], about: '登上瞭望塔，体验巡护、通信与扑火装备' },
  { word: '森林手作', keys: ['手作', '非遗'], about: '用竹、藤与落叶做一件作品，了解传统手艺里的植物知识' },
] as const;

const spans = ['半日', '一日', '两日', '三日'] as const;

/** Sixty study journeys to the seeded bases. */
export const journeyRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const base = pick(homes, index * 13);
      const { word, keys, about } = pick(topics, index);
      const name = base.name.replace(/（.*）/, '');
      const span = pick(spans, index);
      return {
        mainTitle: `${name}${word}研学${span}线`,
        homeBase: base.id,
        keyword: ['研学', ...keys, base.city].join(','),
        summary: `${span}行程，以${name}为课堂：${about}。线路配有研学导师和安全员，适合小学高年级至初中学生。`,
        cover: '',
      };
    }),
    { path: '/home/scienceJourney', seed: 20260411 },
  ),
);
