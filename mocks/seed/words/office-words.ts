import type { OfficeWord } from '#src/domain/checks/office-word.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

type Seeded = Pick<OfficeWord, 'word' | 'right' | 'isForbidden' | 'exceptions' | 'note'>;

const wrong = (word: string, right: string, note = '', ...exceptions: string[]): Seeded => ({
  word,
  right,
  isForbidden: false,
  exceptions,
  note,
});

const forbidden = (word: string, right: string, note: string, ...exceptions: string[]): Seeded => ({
  ...wrong(word, right, note, ...exceptions),
  isForbidden: true,
});

/** The seeded list of the office: names that texts must use, and claims that the law on advertising forbids. */
export const officeWords: readonly Seeded[] = [
  wrong('残废人', '残疾人', '规范称谓'),
  wrong('林业厅', '林业局', '机构改革后的名称', '原林业厅', '国家林业厅'),
  wrong('封山育林区域', '封育区'),
  wrong('nature education', '自然教育', '中文页面不用英文'),
  forbidden('国家级景区', 'A级旅游景区', '没有这一等级'),
  forbidden('最高级', '', '广告法第九条'),
  forbidden('全国第一', '', '广告法第九条'),
  forbidden('包治百病', '', '森林康养不得宣传疗效'),
  forbidden('野味', '', '不得宣传食用野生动物', '拒食野味', '不食野味', '革除滥食野味'),
];

/** The list at a time, last added first. */
export const officeWordRowsAt = (now: number): readonly OfficeWord[] =>
  officeWords.map((word, index) => ({
    ...word,
    id: String(index + 1),
    updatedBy: 'admin',
    updatedTime: toShanghaiTime(now - (20 + index * 3) * 24 * 60 * 60 * 1000),
    version: 1,
  }));
