import type { Action, Grants } from '#src/domain/rights/access.ts';
import { buttonOf } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';

/** A page that can be granted (product 2), with its Chinese name and its rights. */
interface Module {
  path: string;
  name: string;
  rights: readonly Action[];
}

const material: readonly Action[] = ['add', 'edit', 'updown', 'isbanner', 'istop'];
const upkeep: readonly Action[] = ['add', 'edit', 'del'];
const tourism: readonly Action[] = ['add', 'edit', 'del', 'updown'];

/** The pages of the specification's first menu, then those of the second with the paths of decision 034, in menu order. */
const modules: readonly Module[] = [
  { path: '/home/index', name: '首页配置', rights: ['add'] },
  { path: '/home/baseResources', name: '基地资源', rights: [...material, 'expertscore', 'line'] },
  { path: '/home/baseResourcesScore', name: '基地评分', rights: ['expertscore'] },
  { path: '/home/baseResourcesApplication', name: '基地申报', rights: ['add', 'edit', 'line'] },
  { path: '/home/scienceKnowledge', name: '科普知识', rights: material },
  { path: '/home/informationCenter', name: '资讯中心', rights: material },
  { path: '/home/scienceJourney', name: '科普研学', rights: material },
  { path: '/home/excellentCourses', name: '精品课程', rights: material },
  { path: '/board/dashboard', name: '数据大屏', rights: [] },
  { path: '/comment/comment', name: '评论管理', rights: [] },
  { path: '/book/book', name: '咨询信息', rights: [] },
  { path: '/statistics/saBaseScore', name: '基地评分统计', rights: [] },
  { path: '/statistics/saBaseEdu', name: '自然教育基地统计', rights: [] },
  { path: '/statistics/saBaseOthers', name: '森林康养基地统计', rights: [] },
  { path: '/statistics/saBaseCount', name: '基地数量统计', rights: [] },
  { path: '/statistics/saView', name: '浏览量统计', rights: [] },
  { path: '/statistics/saConsultUser', name: '咨询用户统计', rights: [] },
  { path: '/statistics/saExperienceUser', name: '体验用户统计', rights: [] },
  { path: '/set/masterplate', name: '模板管理', rights: [] },
  { path: '/system/roleManager', name: '角色管理', rights: upkeep },
  { path: '/system/userManager', name: '用户管理', rights: upkeep },
  { path: '/system/logManager', name: '日志管理', rights: [] },
  { path: '/basic/carousel', name: '首页轮播', rights: tourism },
  { path: '/basic/scenicSpots', name: '景点管理', rights: tourism },
  { path: '/basic/hotels', name: '酒店管理', rights: tourism },
  { path: '/basic/restaurants', name: '餐厅管理', rights: tourism },
  { path: '/business/tickets', name: '门票管理', rights: tourism },
  { path: '/business/guestRooms', name: '客房管理', rights: tourism },
  { path: '/business/food', name: '美食管理', rights: tourism },
  { path: '/business/destinations', name: '目的地管理', rights: tourism },
  { path: '/service/strategies', name: '攻略管理', rights: tourism },
  { path: '/service/activities', name: '活动管理', rights: tourism },
];

const rightNames: Record<Action, string> = {
  add: '新增',
  edit: '编辑',
  del: '删除',
  updown: '上架/下架',
  isbanner: '设为轮播',
  istop: '置顶',
  expertscore: '专家评分',
  line: '上线',
};

export interface Grant {
  modulePath: string;
  moduleName: string;
}

/** The permission entries for the pages that `chosen` accepts, with all their buttons. */
export const grantsOf = (chosen: (path: string) => boolean): Grant[] =>
  modules
    .filter(({ path }) => chosen(path))
    .flatMap(({ path, name, rights }) => [
      { modulePath: path, moduleName: name },
      ...rights.map((right) => ({ modulePath: buttonOf(path, right), moduleName: `${name}-${rightNames[right]}` })),
    ]);

/** The permission entries for exactly these pages and buttons. */
export function grantsWithin(chosen: Readonly<Record<string, readonly Action[]>>): Grant[] {
  const wanted = new Set(
    Object.entries(chosen).flatMap(([path, rights]) => [path, ...rights.map((right) => buttonOf(path, right))]),
  );
  return grantsOf((path) => path in chosen).filter(({ modulePath }) => wanted.has(modulePath));
}

/** The menu's order for these grants: the granted pages and their groups (decision 002). */
export function menuOrder(grants: Grants): { modulePath: string; sort: number }[] {
  const granted = modules.map(({ path }) => path).filter((path) => opens(grants, path));
  const paths = new Set(granted.flatMap((path) => [path.slice(0, path.lastIndexOf('/')), path]));
  return [...paths].map((modulePath, index) => ({ modulePath, sort: (index + 1) * 10 }));
}
