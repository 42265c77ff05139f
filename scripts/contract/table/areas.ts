import { accountEndpoints, authEndpoints } from '#src/api/endpoints/auth.ts';
import { boardEndpoints } from '#src/api/endpoints/board.ts';
import { commentEndpoints } from '#src/api/endpoints/comments.ts';
import { calendarEndpoints, consultationEndpoints, replyTemplateEndpoints } from '#src/api/endpoints/consultations.ts';
import { existingEndpoints } from '#src/api/endpoints/content.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { countedEndpoints, figureEndpoints } from '#src/api/endpoints/figures.ts';
import { fileEndpoints } from '#src/api/endpoints/files.ts';
import { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { logEndpoints } from '#src/api/endpoints/logs.ts';
import { inspectionEndpoints } from '#src/api/endpoints/inspection.ts';
import { profileEndpoints } from '#src/api/endpoints/profile.ts';
import { reviewEndpoints, sheetEndpoints } from '#src/api/endpoints/reviews.ts';
import { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import { searchEndpoints } from '#src/api/endpoints/search.ts';
import { approvalEndpoints } from '#src/api/endpoints/approval.ts';
import { stepEndpoints } from '#src/api/endpoints/steps.ts';
import { templateEndpoints } from '#src/api/endpoints/templates.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { officeWordEndpoints, wordEndpoints } from '#src/api/endpoints/words.ts';
import { isApprovable } from '#src/domain/content/types/approvals-setting.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Both, menuTitle } from './words.ts';

/** An area of the endpoint table. `source` is where its rows are defined: `<file>#<constant or function>`. */
export interface Area {
  /** The tag; several areas may share one. */
  title: Both;
  source: string;
  rows: Readonly<Record<string, Endpoint>>;
  /** The descriptor, where the rows are those of a content type. */
  type?: ContentType;
}

const users: Both = menuTitle('/system/userManager');
const roles: Both = menuTitle('/system/roleManager');
const reviews: Both = menuTitle('/home/baseResourcesScore');
const statistics: Both = menuTitle('/statistics');

/** All areas in the order of the contract. A row of the endpoint table that is in none of them is an error (`operations.ts`). */
export const areas: readonly Area[] = [
  area({ zh: '登录与会话', en: 'Signing in' }, 'auth.ts#authEndpoints', authEndpoints),
  area({ zh: '登录与会话', en: 'Signing in' }, 'auth.ts#accountEndpoints', accountEndpoints),
  area({ zh: '首页与个人中心', en: 'Home and personal centre' }, 'profile.ts#profileEndpoints', profileEndpoints),
  area({ zh: '全局搜索', en: 'Search of all lists' }, 'search.ts#searchEndpoints', searchEndpoints),
  area({ zh: '巡检', en: 'Inspection' }, 'inspection.ts#inspectionEndpoints', inspectionEndpoints),
  ...contentDescriptors.flatMap(contentAreas),
  area(menuTitle('/home/index'), 'home-page.ts#homePageEndpoints', homePageEndpoints),
  area({ zh: '文件', en: 'Files' }, 'files.ts#fileEndpoints', fileEndpoints),
  area(reviews, 'reviews.ts#reviewEndpoints', reviewEndpoints),
  area(reviews, 'reviews.ts#sheetEndpoints', sheetEndpoints),
  area(menuTitle('/set/masterplate'), 'templates.ts#templateEndpoints', templateEndpoints),
  area(menuTitle('/comment/comment'), 'comments.ts#commentEndpoints', commentEndpoints),
  area(menuTitle('/comment/comment/words'), 'words.ts#wordEndpoints', wordEndpoints),
  area(menuTitle('/comment/comment/officeWords'), 'words.ts#officeWordEndpoints', officeWordEndpoints),
  area(menuTitle('/book/book'), 'consultations.ts#consultationEndpoints', consultationEndpoints),
  area({ zh: '回复模板', en: 'Reply templates' }, 'consultations.ts#replyTemplateEndpoints', replyTemplateEndpoints),
  area(menuTitle('/book/book/calendar'), 'consultations.ts#calendarEndpoints', calendarEndpoints),
  area(statistics, 'figures.ts#queryEndpoint', figureEndpoints),
  area(statistics, 'figures.ts#recordsEndpoint', countedEndpoints),
  area(menuTitle('/board/dashboard'), 'board.ts#boardEndpoints', boardEndpoints),
  area(roles, 'roles.ts#roleEndpoints', roleEndpoints),
  area(roles, 'roles.ts#moduleEndpoints', moduleEndpoints),
  area(users, 'users.ts#userEndpoints', userEndpoints),
  area(menuTitle('/system/logManager'), 'logs.ts#logEndpoints', logEndpoints),
];

function contentAreas(type: ContentType): Area[] {
  const title = menuTitle(type.path);
  return [
    { ...area(title, 'content.ts#contentEndpoints', existingEndpoints(type)), type },
    ...(isApprovable(type)
      ? [{ ...area(title, 'approval.ts#approvalEndpoints', approvalEndpoints(type.path)), type }]
      : []),
    ...(type.lifecycle ? [{ ...area(title, 'steps.ts#stepEndpoints', stepEndpoints(type.path)), type }] : []),
  ];
}

function area(title: Both, source: string, rows: object): Area {
  return { title, source, rows: rows as Area['rows'] };
}
