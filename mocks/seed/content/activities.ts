import type { ContentRecord } from '#src/domain/content/record.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { placeList, telOf } from './places.ts';
import { seedRecordsOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { day, hour, midnight } from '#mocks/seed/shared/time.ts';

const kinds = [
  {
    kind: 'lecture',
    word: '林草科普讲座',
    audience: '社区居民和中小学生',
    hours: 2,
    fee: '0',
    does: ['专家主题讲解', '标本近距离观察', '有奖问答'],
  },
  {
    kind: 'class',
    word: '自然课堂',
    audience: '6至12岁儿童及家长',
    hours: 3,
    fee: '68',
    does: ['自然笔记', '植物拓印', '五感观察'],
  },
  {
    kind: 'volunteer',
    word: '义务植树志愿活动',
    audience: '年满16周岁的志愿者',
    hours: 4,
    fee: '0',
    does: ['领取工具并听安全讲解', '分组植树', '挂牌认养'],
  },
  {
    kind: 'festival',
    word: '花朝市集',
    audience: '市民游客',
    hours: 8,
    fee: '0',
    does: ['花艺展示', '林下产品展销', '民歌对唱'],
  },
  {
    kind: 'study',
    word: '护林员研学营',
    audience: '小学四年级至初中学生',
    hours: 9,
    fee: '198',
    does: ['跟随护林员巡山', '学用罗盘和测高器', '撰写观察日记'],
  },
  {
    kind: 'outdoor',
    word: '森林徒步赛',
    audience: '18至60周岁身体健康者',
    hours: 6,
    fee: '80',
    does: ['10公里林道徒步', '沿途打卡答题', '完赛颁发纪念章'],
  },
] as const;

/** The hours at which activities begin; long ones begin in the morning. */
const mornings = [8.5, 9, 9.5];
const beginnings = [...mornings, 10, 14, 14.5, 15];

/** Sixty activities around the start of the data. Some are over. */
export const activityRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const place = pick(placeList, index * 5);
      const { kind, word, audience, hours, fee, does } = pick(kinds, index);
      const begin = midnight(start) + (index * 4 - 180) * day + pick(hours > 4 ? mornings : beginnings, index) * hour;
      const summary = `${word}在${place.short}举行，面向${audience}，现场有工作人员引导。`;
      return {
        name: `${place.short}${word}`,
        kind,
        organiser: pick(
          ['自治区林业科普中心', `${place.cityName}市林业局`, `${place.short}管理处`, `${place.county}文化馆`],
          index,
        ),
        audience,
        startTime: toShanghaiTime(begin),
        endTime: toShanghaiTime(begin + hours * hour),
        city: place.city,
        venue: `${place.short}${pick(['游客中心广场', '科普馆', '入口集合点', '林场场部'], index)}`,
        capacity: String(pick([30, 60, 120, 500], index)),
        fee,
        signUpUntil: toShanghaiTime(begin - 3 * day),
        tel: telOf(place.city, 700 + index),
        summary,
        cover: '',
        content: bodyOf(
          summary,
          '# 活动安排',
          does,
          '# 报名须知',
          '请穿长袖长裤和防滑鞋，自带水杯。如遇红色预警天气，活动顺延并短信通知。',
        ),
      };
    }),
    { path: '/service/activities', seed: 20260409, flags: false },
  ),
);
