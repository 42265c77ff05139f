import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord, RecordStatus } from '#src/domain/content/record.ts';
import type { BaseKind } from '#src/domain/scoring/kinds.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { partOfDay, workedBefore } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

type Place = readonly [name: string, kind: BaseKind, city: string, county: string, lng: number, lat: number];

/** Invented places in existing counties. */
const places: readonly Place[] = [
  ['青鹭湾湿地自然教育基地', 'natureEducation', '南宁市', '马山县', 108.18, 23.71],
  ['云岭沟森林康养基地', 'forestWellness', '桂林市', '资源县', 110.65, 26.04],
  ['竹韵里森林人家', 'forestFamilyHome', '柳州市', '融安县', 109.4, 25.22],
  ['红椎坡林业研学营地', 'studyTravel', '玉林市', '博白县', 109.98, 22.27],
  ['八角香谷两山实践基地', 'twoMountains', '百色市', '靖西市', 106.42, 23.13],
  ['金花茶谷花卉苗木观光基地', 'flowerSeedling', '防城港市', '上思县', 107.98, 22.15],
  ['石漠新绿科普基地', 'scienceBase', '河池市', '环江毛南族自治县', 108.26, 24.83],
  ['海岸红树林自然学校', 'natureEducation', '北海市', '银海区', 109.13, 21.45],
  ['松涛岭森林体验基地', 'forestExperience', '梧州市', '苍梧县', 111.24, 23.42],
  ['苍翠谷森林康养基地', 'forestWellness', '贺州市', '昭平县', 110.81, 24.17],
  ['弄岗石山植物科普园', 'scienceBase', '崇左市', '龙州县', 106.85, 22.34],
  ['万亩桉海两山实践基地', 'twoMountains', '钦州市', '钦北区', 108.63, 22.1],
  ['龙潭瀑布森林体验基地', 'forestExperience', '贵港市', '桂平市', 110.08, 23.39],
  ['瑶山云雾自然教育基地', 'natureEducation', '来宾市', '金秀瑶族自治县', 110.19, 24.13],
  ['荔乡花海苗木观光基地', 'flowerSeedling', '玉林市', '北流市', 110.35, 22.71],
  ['侗寨林下森林人家', 'forestFamilyHome', '柳州市', '融水苗族自治县', 109.25, 25.07],
  ['天坑秘境研学基地', 'studyTravel', '百色市', '乐业县', 106.56, 24.79],
  ['香樟园林木种质科普基地', 'scienceBase', '南宁市', '武鸣区', 108.27, 23.16],
  ['藤江水源林保护体验站', 'other', '梧州市', '藤县', 110.91, 23.37],
  ['银杉岭森林体验基地', 'forestExperience', '桂林市', '龙胜各族自治县', 110.01, 25.8],
  ['盘阳河长寿康养基地', 'forestWellness', '河池市', '巴马瑶族自治县', 107.26, 24.14],
  ['五皇岭杜鹃花观光基地', 'flowerSeedling', '钦州市', '浦北县', 109.56, 22.27],
  ['左江红木研学基地', 'studyTravel', '崇左市', '凭祥市', 106.77, 22.1],
  ['古榕沟林业碳汇展示点', 'other', '贺州市', '富川瑶族自治县', 111.28, 24.81],
];

/** The offer of each kind of base, and its visitors. */
const offers: Readonly<Record<BaseKind, string>> = {
  natureEducation: '设有两公里解说步道和一间自然教室，每月开展四场面向中小学生的自然观察课程。',
  forestWellness: '建有三条康养步道和一处负氧离子监测站，监测数据每日向公众公布。',
  twoMountains: '展示林下种植与生态产品加工的全过程，年接待村干部和农户学习两千人次。',
  flowerSeedling: '四季有花可赏，苗圃向公众开放园艺体验，花期活动提前两周公布。',
  forestExperience: '开设林间徒步、树冠观察和林事体验，活动由持证讲解员全程带领。',
  forestFamilyHome: '提供林家住宿、山野餐食和采摘体验，可同时接待四十人过夜。',
  scienceBase: '设有标本陈列室和专题讲座厅，面向学校和社区免费预约参观。',
  studyTravel: '编有六套研学课程和野外实习手册，配有安全员和专职研学导师。',
  other: '提供参观讲解和科普活动，开放时间以基地公告为准，团体需提前预约。',
};

/** The statuses of SQ001 to SQ024. */
const statuses: readonly RecordStatus[] = [
  ...Array<RecordStatus>(4).fill('draft'),
  ...Array<RecordStatus>(4).fill('submitted'),
  ...Array<RecordStatus>(8).fill('scoring'),
  ...Array<RecordStatus>(3).fill('passed'),
  ...Array<RecordStatus>(3).fill('returned'),
  ...Array<RecordStatus>(2).fill('online'),
];

/** The reasons of the returned applications. */
const returns: readonly string[] = [
  '解说步道的长度与现场不符，请核实后补充说明。',
  '评审组认为安全管理措施写得过于笼统，请补充应急预案和安全员配备情况。',
  '坐标落在县城，不是基地入口，请现场核对后重新提交。',
];

function applicationId(index: number): string {
  return `SQ${String(index + 1).padStart(3, '0')}`;
}

/** The account that runs the panels. */
const chair = 'auditor';

interface Application {
  record: ContentRecord;
  events: readonly StepEvent[];
}

function applicationOf([name, type, city, county, lng, lat]: Place, index: number, start: number): Application {
  const chance = createChance(20260700 + index);
  const status = statuses[index] ?? 'draft';
  const author = index % 6 === 5 ? 'admin' : 'editor';
  let ago = age[status] + chance.between(2, 12);
  const created = workedBefore(start, ago + partOfDay(chance));
  const events = stepsTo(status, index).map((step): Omit<StepEvent, 'time'> => ({
    step,
    by: step === 'submit' ? author : step === 'line' ? 'admin' : chair,
    reason: step === 'return' ? (returns[index - 19] ?? '') : null,
  }));
  const timed = events.map((event): StepEvent => {
    ago = Math.max(0, ago - chance.between(1, event.step === 'pass' || event.step === 'return' ? 9 : 4));
    return { ...event, time: toShanghaiTime(workedBefore(start, ago + partOfDay(chance))) };
  });
  // Two drafts are incomplete: one has too little text, the other a place in another province.
  const isBrief = index === 2;
  const isElsewhere = index === 3;
  return {
    record: {
      name,
      type,
      createTime: `${chance.between(1995, 2022)}-${String(chance.between(1, 12)).padStart(2, '0')}-01`,
      phone: `120002${String(index + 1).padStart(5, '0')}`,
      officialWebsite: `https://example.com/applications/${index + 1}`,
      keyWord: [city, county, '基地申报'].join(','),
      area: city,
      address: `${city}${county}`,
      lng: String(isElsewhere ? 106.63 : lng),
      lat: String(isElsewhere ? 26.65 : lat),
      abstract: `${name}位于${city}${county}，由当地林场与村集体共同建设，申报成为自治区林业科普基地。`,
      body1: isBrief
        ? '待补充'
        : `基地经营面积${chance.between(60, 900)}公顷，林分保存完整，已建成入口服务点、步道和标识系统。`,
      body2: offers[type],
      body3: '配有安全员两名和急救点一处，雨季和高火险期按公告调整开放区域，团体参观请提前预约。',
      id: applicationId(index),
      status,
      isTop: false,
      isBanner: false,
      createdBy: author,
      createdTime: toShanghaiTime(created),
      updatedBy: timed.at(-1)?.by ?? author,
      updatedTime: timed.at(-1)?.time ?? toShanghaiTime(created),
      version: 1,
    },
    events: timed,
  };
}

/** The minimum age in working days of an application in a status, which leaves room for all its steps. */
const age: Readonly<Record<RecordStatus, number>> = {
  draft: 0,
  submitted: -1,
  scoring: 12,
  passed: 24,
  returned: 24,
  online: 40,
  offline: 40,
};

/** The steps that lead to a status. The first returned application was returned before its review. */
function stepsTo(status: RecordStatus, index: number): StepEvent['step'][] {
  switch (status) {
    case 'submitted':
      return ['submit'];
    case 'scoring':
      return ['submit', 'appoint'];
    case 'passed':
      return ['submit', 'appoint', 'pass'];
    case 'returned':
      return index === 19 ? ['submit', 'return'] : ['submit', 'appoint', 'return'];
    case 'online':
      return ['submit', 'appoint', 'pass', 'line'];
    default:
      return [];
  }
}

const applicationsAt = perStart((start) => places.map((place, index) => applicationOf(place, index, start)));

/** Applications to become a base, in every state (decision 035). */
export const applicationRecordsAt = perStart((start): readonly ContentRecord[] =>
  applicationsAt(start).map(({ record }) => record),
);

/** The bases that online applications became, by the id of the application. They follow all other bases. */
export const becameBases: ReadonlyMap<string, string> = new Map(
  statuses
    .flatMap((status, index) => (status === 'online' ? [applicationId(index)] : []))
    .map((id, index) => [id, `GXP0${98 + index}`]),
);

/** The steps of the applications by id, oldest first. */
export const applicationEventsAt = perStart(
  (start): ReadonlyMap<string, readonly StepEvent[]> =>
    new Map(applicationsAt(start).map(({ record, events }) => [record.id, events])),
);
