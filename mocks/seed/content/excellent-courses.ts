import type { ContentRecord } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { homes } from './base-resources.ts';
import { releaseOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

const topics = [
  ['走进喀斯特：石山上的森林', 'species'],
  ['红树林里的秘密', 'natureEducation'],
  ['一棵八角树的一生', 'forestryTechnique'],
  ['油茶从花到油', 'forestryTechnique'],
  ['跟着护林员巡山', 'studyTravel'],
  ['森林里的听觉地图', 'natureEducation'],
  ['认识身边的20种乡土树', 'species'],
  ['白头叶猴的家', 'species'],
  ['兰花的生存智慧', 'species'],
  ['夜观昆虫', 'natureEducation'],
  ['竹编与山林手艺', 'handicraft'],
  ['森林防火小卫士', 'studyTravel'],
  ['负氧离子与健康', 'natureEducation'],
  ['天坑里的原始森林', 'studyTravel'],
  ['树木年轮里的气候', 'natureEducation'],
  ['侗乡杉木林与木构建筑', 'ecoCulture'],
] as const;

const targets = ['小学1至3年级', '小学4至6年级', '初中学生', '亲子家庭', '教师与自然讲解员'] as const;

/** The content of a course by type: introduction, activities and result. */
const lessons: Readonly<Record<string, readonly [string, readonly string[], string]>> = {
  natureEducation: [
    '从闭眼倾听和触摸开始，先打开感官再认识名称。',
    ['五感观察', '自然笔记', '分享会'],
    '每人完成一页自然笔记，带回课堂继续观察。',
  ],
  species: [
    '先看图谱，再到现场找到它，比较相近种的差别。',
    ['分组寻找', '测量记录', '绘制检索表'],
    '以小组为单位完成一份物种名片。',
  ],
  studyTravel: [
    '出发前说明安全规则与分工，认识随身装备。',
    ['徒步巡护', '现场讲解', '模拟演练'],
    '整理路线图与见闻，形成研学报告。',
  ],
  forestryTechnique: [
    '由技术员介绍生产环节，了解为什么要这样做。',
    ['苗圃观察', '动手操作', '品质比较'],
    '学员记录操作步骤，回家可用花盆重做一次。',
  ],
  ecoCulture: [
    '听当地人讲林子与村寨的故事，看老屋里的木头。',
    ['走访村寨', '识别木构件', '学唱一段歌谣'],
    '用照片和文字做一张“林与人”的小海报。',
  ],
  handicraft: [
    '认识材料来自哪种植物，怎样采集才可持续。',
    ['材料处理', '编织或拼贴', '作品展示'],
    '作品可以带走，也可以留在基地展示。',
  ],
};

/** Sixty courses of the seeded bases. */
export const courseRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const [topic, type] = pick(topics, index);
      const base = pick(homes, index * 17 + 3);
      const name = base.name.replace(/（.*）/, '');
      const target = pick(targets, index);
      const [opening, doing, end] = lessons[type] ?? ['', [], ''];
      return {
        name: `${topic}（${name}）`,
        bannerTitle: topic,
        homeBase: base.id,
        type,
        target,
        yxArea: `${base.city}${base.county}`,
        period: index % 5 === 4 ? '' : String(2 + (index % 4) * 2),
        creditHours: index % 3 === 2 ? '' : pick(['0.5', '1', '2'], index),
        otherAddress: `${name}${pick(['自然教室', '科普馆', '解说步道起点', '苗圃'], index)}`,
        lng: String(base.lng),
        lat: String(base.lat),
        summary: `面向${target}的课程，在${name}现场授课，由持证讲解员带领。`,
        cover: '',
        body1: bodyOf('# 课程导入', opening),
        body2: bodyOf('# 课程过程', doing),
        body3: bodyOf('# 收获与延伸', end),
      };
    }),
    { path: '/home/excellentCourses', seed: 20260412 },
    releaseOf,
  ),
);
