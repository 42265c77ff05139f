import { pick } from '#mocks/seed/shared/bodies.ts';
import type { Chance } from '#mocks/seed/shared/random.ts';

const surnames = '韦 黄 覃 陆 莫 农 蒙 梁 李 陈 周 廖 罗 卢 谢 苏 唐 蓝 潘 邓'.split(' ');
const given = [
  '小禾',
  '一苇',
  '南枝',
  '木子',
  '青川',
  '秋实',
  '望舒',
  '云溪',
  '知夏',
  '星野',
  '林深',
  '若谷',
  '朝阳',
  '思源',
  '春晓',
  '晚晴',
  '家和',
  '雨桐',
  '远山',
  '石生',
  '翠微',
  '半夏',
  '连翘',
  '松年',
];

/** An invented visitor with an unassigned phone number. */
export interface Visitor {
  author: string;
  phone: string;
}

/** A limited number of visitors, so that many of them write more than once. */
const visitors: readonly Visitor[] = Array.from({ length: 120 }, (_, index) => ({
  author: `${pick(surnames, index * 7 + Math.floor(index / 20))}${pick(given, index * 5 + Math.floor(index / 24))}`,
  phone: `120003${String(10_007 + index * 613).padStart(5, '0')}`,
}));

export const randomVisitor = (chance: Chance): Visitor => pick(visitors, chance.between(0, visitors.length - 1));
