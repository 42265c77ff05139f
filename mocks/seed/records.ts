import type { ContentRecord, RecordStatus } from '#src/domain/content/record.ts';
import { toShanghaiTime } from '../shanghai-time.ts';
import { type Chance, createChance } from './random.ts';
import { atWork, clock, day } from './time.ts';

/** What a seeded article or news item says; the rest of its record follows from chance. */
export interface Draft {
  mainTitle: string;
  bannerTitle: string;
  homeBase: string;
  type: string;
  keyword: string;
  summary: string;
}

/** Who publishes what. */
const departments: Readonly<Record<string, string>> = {
  treesAndPlants: '自然教育中心',
  wildlife: '保护地管理科',
  wetlandAndCoast: '湿地保护科',
  fireSafety: '森林防火办公室',
  forestryTechnique: '林业技术推广站',
};
const usualDepartment = '科普宣传科';

/** Turns texts into records with a past, the oldest first. */
export function seedRecordsOf(drafts: readonly Draft[], seed: number): ContentRecord[] {
  const chance = createChance(seed);
  const span = (365 * day) / drafts.length;
  return drafts.map((draft, index) => {
    const created = atWork(clock - 365 * day + index * span, chance);
    return recordOf(draft, index + 1, created, chance);
  });
}

function recordOf(draft: Draft, number: number, created: number, chance: Chance): ContentRecord {
  const version = chance.between(1, 4);
  const updated = version === 1 ? created : Math.min(clock, atWork(created + chance.between(1, 20) * day, chance));
  const status = statusOf(chance.between(1, 100));
  const by = chance.happens(80) ? 'editor' : 'admin';
  return {
    ...draft,
    cover: '',
    content: `<p>${draft.summary}</p>`,
    releaseTime: toShanghaiTime(created - (created % 3_600_000)),
    releasePeople: departments[draft.type] ?? usualDepartment,
    phone: `120000${String(chance.between(1, 99_999)).padStart(5, '0')}`,
    id: String(number),
    status,
    isTop: status === 'online' && number % 14 === 0,
    isBanner: status === 'online' && number % 9 === 0,
    createdBy: by,
    createdTime: toShanghaiTime(created),
    updatedBy: by,
    updatedTime: toShanghaiTime(updated),
    version,
  };
}

const statusOf = (percent: number): RecordStatus => (percent <= 70 ? 'online' : percent <= 85 ? 'draft' : 'offline');
