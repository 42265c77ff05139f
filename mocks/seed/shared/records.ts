import type { ContentRecord, RecordStatus } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { pictured } from './pictured.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { type Chance, createChance } from './random.ts';
import { changedAfter, partOfDay, spread } from './time.ts';

/** The creation time of a record, and the random choices for values that depend on it. */
export interface Creation {
  created: number;
  chance: Chance;
}

interface SeedOptions {
  /** The path of the content type. */
  path: string;
  /** The seed number of the random choices. */
  seed: number;
  /** True if records of the type can be pinned and shown in the carousel (decision 009). */
  flags?: boolean;
}

/** Turns values into records with a history before the start, oldest first. `released` adds values that depend on the creation time. */
export function seedRecordsOf(
  start: number,
  drafts: readonly ContentValues[],
  { path, seed, flags = true }: SeedOptions,
  released: (draft: ContentValues, creation: Creation) => ContentValues = () => ({}),
): ContentRecord[] {
  const chance = createChance(seed);
  return drafts.map((draft, index) => {
    const ago = daysAgo(index, drafts.length) - partOfDay(chance);
    const created = spread(start, ago);
    const record = recordOf(draft, index + 1, { created, chance }, () => changedAfter(start, ago, chance), flags);
    return pictured(path, { ...record, ...released(draft, { created, chance }) });
  });
}

/** The age of a record before its times are spread (`time.ts`), oldest first. */
export const daysAgo = (index: number, count: number): number => 365 * (1 - index / count);

function recordOf(
  draft: ContentValues,
  number: number,
  { created, chance }: Creation,
  changed: () => number,
  flags: boolean,
): ContentRecord {
  const version = chance.between(1, 4);
  const updated = version === 1 ? created : changed();
  const status = statusOf(chance.between(1, 100));
  const by = chance.happens(80) ? 'editor' : 'admin';
  return {
    ...draft,
    id: String(number),
    status,
    isTop: flags && status === 'online' && number % 14 === 0,
    isBanner: flags && status === 'online' && number % 9 === 0,
    createdBy: by,
    createdTime: toShanghaiTime(created),
    updatedBy: by,
    updatedTime: toShanghaiTime(updated),
    version,
  };
}

const statusOf = (percent: number): RecordStatus => (percent <= 70 ? 'online' : percent <= 85 ? 'draft' : 'offline');

/** The online records, to which other records may refer. */
export const onlineOf = (records: readonly ContentRecord[]): readonly ContentRecord[] =>
  records.filter(({ status }) => status === 'online');

/** The department that publishes each type of content. */
const departments: Readonly<Record<string, string>> = {
  treesAndPlants: '自然教育中心',
  natureEducation: '自然教育中心',
  studyTravel: '自然教育中心',
  wildlife: '保护地管理科',
  species: '保护地管理科',
  wetlandAndCoast: '湿地保护科',
  fireSafety: '森林防火办公室',
  forestryTechnique: '林业技术推广站',
};
const usualDepartment = '科普宣传科';

/** The date and department of publication, for articles, news and courses. */
export const releaseOf = ({ type = '' }: ContentValues, { created, chance }: Creation): ContentValues => ({
  releaseTime: toShanghaiTime(created - (created % 3_600_000)),
  releasePeople: departments[type] ?? usualDepartment,
  phone: `120000${String(chance.between(1, 99_999)).padStart(5, '0')}`,
});
