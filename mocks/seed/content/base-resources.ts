import { applicationRecordsAt, becameBases } from './applications.ts';
import type { ContentRecord, RecordStatus } from '#src/domain/content/record.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import places from '#mocks/seed/shared/places.json' with { type: 'json' };
import { createChance } from '#mocks/seed/shared/random.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { changedAfter, partOfDay, spread } from '#mocks/seed/shared/time.ts';

type Place = (typeof places)[number];

const levels: Readonly<Record<string, string>> = {
  national: '国家级',
  national_pilot: '国家级试点',
  national_5a: '国家AAAAA级',
  national_4a: '国家AAAA级',
  regional: '自治区级',
  municipal: '市级',
  county: '县级',
};

/** The offer of a base by its type. */
const offers: Readonly<Record<string, string>> = {
  natureEducation: '自然观察、植物辨识和生态课堂，配有解说步道与自然教室',
  forestWellness: '森林浴、康养步道和健康监测，负氧离子监测数据向公众公布',
  twoMountains: '生态产品展示与转化案例讲解，接待基层干部和村民交流学习',
  flowerSeedling: '花卉观赏、苗木展示和园艺体验，花期活动提前公布',
  forestExperience: '林间徒步、树冠观察和林事体验，活动由持证讲解员带领',
  forestFamilyHome: '林家住宿、山野餐食和采摘体验，适合家庭周末出行',
  scienceBase: '科普展厅、标本陈列和专题讲座，面向学校和社区免费预约',
  studyTravel: '中小学研学课程、野外实习和营地活动，配有安全员和研学导师',
  other: '参观讲解和科普活动，开放时间以公告为准',
};

function recordOf(place: Place, index: number, start: number): ContentRecord {
  const chance = createChance(20260300 + index);
  const ago = chance.between(60, 360) - partOfDay(chance);
  const created = spread(start, ago);
  const version = chance.between(1, 3);
  const updated = version === 1 ? created : changedAfter(start, ago, chance);
  const status = notOnline.get(place.id) ?? 'online';
  const extent = place.area === null ? '' : `，面积约${place.area}公顷`;
  return {
    name: place.name,
    type: place.type,
    createTime: `${chance.between(1980, 2022)}-${String(chance.between(1, 12)).padStart(2, '0')}-01`,
    phone: `120001${String(index + 1).padStart(5, '0')}`,
    officialWebsite: `https://example.com/bases/${index + 1}`,
    keyWord: [place.kind, place.city, levels[place.level] ?? place.level].join(','),
    area: place.city,
    address: `${place.city}${place.county}`,
    lng: String(place.lng),
    lat: String(place.lat),
    abstract: `${place.name}位于${place.city}${place.county}${extent}，是${levels[place.level] ?? ''}${place.kind}。`,
    body1: `基地依托${place.kind}的森林资源开展科普工作，保存了具有代表性的桂${index % 2 === 0 ? '南' : '北'}植被。`,
    body2: `面向公众提供${offers[place.type] ?? offers['other']}。`,
    body3: '团体参观请提前三个工作日预约，雨季和高火险期按公告调整开放区域。',
    id: place.id,
    status,
    isTop: status === 'online' && index % 20 === 2,
    isBanner: status === 'online' && index % 12 === 4,
    createdBy: 'admin',
    createdTime: toShanghaiTime(created),
    updatedBy: chance.happens(70) ? 'editor' : 'admin',
    updatedTime: toShanghaiTime(updated),
    version,
  };
}

/** The base that an application became: its values, with the account and time of going online. */
function baseFrom(application: ContentRecord): ContentRecord {
  const { updatedBy, updatedTime } = application;
  return { ...application, id: becameBases.get(application.id) ?? '', createdBy: updatedBy, createdTime: updatedTime };
}

/** Bases that are not online. No other record of the seed refers to them. */
const notOnline = new Map<string, RecordStatus>([
  ...['GXP020', 'GXP044', 'GXP056', 'GXP071', 'GXP085', 'GXP095'].map((id) => [id, 'draft'] as const),
  ...['GXP013', 'GXP028', 'GXP050', 'GXP062', 'GXP079', 'GXP094'].map((id) => [id, 'offline'] as const),
]);

/** Science bases: real places in Guangxi, with invented phone numbers, and addresses that name only the county. */
export const baseRecordsAt = perStart((start): readonly ContentRecord[] => [
  ...places.map((place, index) => recordOf(place, index, start)),
  ...applicationRecordsAt(start)
    .filter(({ id }) => becameBases.has(id))
    .map(baseFrom),
]);

/** The online bases, to which other records can belong. */
export const homes: readonly Place[] = places.filter(({ id }) => !notOnline.has(id));
