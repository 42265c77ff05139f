import type { ContentRecord } from '#src/domain/content/record.ts';
import { homes } from './base-resources.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { articleBody } from '#mocks/seed/shared/article-body.ts';
import { daysAgo, releaseOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { spread } from '#mocks/seed/shared/time.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

type Text = Record<'mainTitle' | 'bannerTitle' | 'type' | 'keyword' | 'summary', string>;

/** The news of each month, by the events of the calendar. */
const calendar: Readonly<Record<number, readonly ((base: string) => Text)[]>> = {
  1: [fireDrill],
  2: [fireDrill],
  3: [
    (base) => occasion(base, '植树节', '义务植树与树种科普', 'treesAndPlants'),
    (base) => occasion(base, '国际森林日', '森林观察', 'ecoCulture'),
  ],
  4: [
    (base) => occasion(base, '广西“三月三”', '民俗植物体验', 'ecoCulture'),
    (base) => occasion(base, '世界地球日', '自然观察', 'ecoCulture'),
  ],
  5: [
    (base) => occasion(base, '国际生物多样性日', '物种调查开放', 'wildlife'),
    (base) => occasion(base, '林草科技活动周', '林业技术咨询', 'forestryTechnique'),
  ],
  6: [(base) => occasion(base, '世界环境日', '湿地保护宣传', 'wetlandAndCoast')],
  8: [(base) => occasion(base, '全国生态日', '生态文化进校园', 'ecoCulture')],
  9: [(base) => occasion(base, '全国科普日', '森林课堂', 'treesAndPlants')],
  12: [fireDrill],
};

const allYear: readonly ((base: string) => Text)[] = [
  (base) => ({
    mainTitle: `${base}新增一批自然教育解说牌`,
    bannerTitle: '解说系统更新',
    type: 'ecoCulture',
    keyword: '自然教育,解说,设施',
    summary: `${base}沿主要步道更新解说牌，内容涵盖常见树种、动物痕迹与安全提示，扫码即可收听语音讲解。`,
  }),
  (base) => ({
    mainTitle: `${base}完成本季度野生动植物监测`,
    bannerTitle: '季度监测完成',
    type: 'wildlife',
    keyword: '监测,红外相机,生物多样性',
    summary: `${base}按计划完成样线调查与红外相机数据回收，监测结果将用于制定下一阶段的巡护与科普工作安排。`,
  }),
  (base) => ({
    mainTitle: `${base}培训科普讲解员`,
    bannerTitle: '讲解员培训',
    type: 'ecoCulture',
    keyword: '讲解员,培训,自然教育',
    summary: `${base}举办科普讲解员培训，内容包括物种辨认、路线设计与应急处置，参训人员通过现场讲解考核后上岗。`,
  }),
];

function fireDrill(base: string): Text {
  return {
    mainTitle: `${base}开展冬春季森林防火演练`,
    bannerTitle: '森林防火演练',
    type: 'fireSafety',
    keyword: '森林防火,演练,应急',
    summary: `${base}组织护林员与周边村屯开展联合演练，检验预警响应、队伍集结与物资调运，并向游客讲解进山用火规定。`,
  };
}

function occasion(base: string, day: string, activity: string, type: string): Text {
  return {
    mainTitle: `${base}举办${day}${activity}活动`,
    bannerTitle: `${day}${activity}`,
    type,
    keyword: [day, activity, '科普活动'].join(','),
    summary: `${day}期间，${base}面向学生与家庭举办${activity}活动，由科普人员带领参与者走进山林，现场讲解并发放资料。`,
  };
}

const count = 60;

/** The news of the eighteen months before the start, which fit their months. */
const draftsAt = (start: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = Number(toShanghaiTime(spread(start, daysAgo(index, count))).slice(5, 7));
    const happenings = [...(calendar[month] ?? []), ...allYear];
    const happening = happenings[index % happenings.length];
    const base = homes[(index * 37) % homes.length];
    if (!happening || !base) throw new Error('the seed of the news has no happening or no base');
    const text = happening(base.name);
    return { ...text, homeBase: base.id, cover: '', content: articleBody(text.type, text.summary) };
  });

/** Sixty news items. */
export const newsRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(start, draftsAt(start), { path: '/home/informationCenter', seed: 20260522 }, releaseOf),
);
