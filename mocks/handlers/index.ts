import { isApprovable } from '#src/domain/content/types/approvals-setting.ts';
import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { approvalEndpoints } from '#src/api/endpoints/approval.ts';
import { accountEndpoints, authEndpoints } from '#src/api/endpoints/auth.ts';
import { boardEndpoints } from '#src/api/endpoints/board.ts';
import { commentEndpoints } from '#src/api/endpoints/comments.ts';
import { calendarEndpoints, consultationEndpoints, replyTemplateEndpoints } from '#src/api/endpoints/consultations.ts';
import { existingEndpoints } from '#src/api/endpoints/content.ts';
import { fileEndpoints } from '#src/api/endpoints/files.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { countedEndpoints, figureEndpoints } from '#src/api/endpoints/figures.ts';
import { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { inspectionEndpoints } from '#src/api/endpoints/inspection.ts';
import { logEndpoints } from '#src/api/endpoints/logs.ts';
import { profileEndpoints } from '#src/api/endpoints/profile.ts';
import { reviewEndpoints, sheetEndpoints } from '#src/api/endpoints/reviews.ts';
import { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import { searchEndpoints } from '#src/api/endpoints/search.ts';
import { templateEndpoints } from '#src/api/endpoints/templates.ts';
import { stepEndpoints } from '#src/api/endpoints/steps.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { officeWordEndpoints, wordEndpoints } from '#src/api/endpoints/words.ts';
import { boardResolvers } from '#mocks/board/board.ts';
import { inspectionResolvers } from '#mocks/inspection/inspection.ts';
import { handlersOf, type Server } from '#mocks/server/handle.ts';
import { accountResolvers } from './account.ts';
import { applicationResolvers } from './applications.ts';
import { authResolvers } from './auth.ts';
import { commentResolvers } from './comments.ts';
import { consultationResolvers } from './consultations.ts';
import { contentResolvers } from './content.ts';
import { countedResolvers, figureResolvers } from './figures.ts';
import { homePageResolvers } from './home-page.ts';
import { fileResolvers } from './files.ts';
import { logResolvers } from './logs.ts';
import { profileResolvers } from './profile.ts';
import { reviewResolvers } from './reviews.ts';
import { replyTemplateResolvers } from './reply-templates.ts';
import { moduleResolvers, roleResolvers } from './roles.ts';
import { templateResolvers } from './templates.ts';
import { searchResolvers } from './search.ts';
import { sheetResolvers } from './sheets.ts';
import { userResolvers } from './users.ts';
import { calendarResolvers } from './work-calendar.ts';
import { officeWordResolvers, watchWordResolvers } from './words.ts';

/** A handler for each row of the endpoint table. A test compares the two (fault L8). */
export const createHandlers = (server: Server): HttpHandler[] => [
  ...handlersOf(authEndpoints, authResolvers, server),
  ...handlersOf(accountEndpoints, accountResolvers, server),
  ...contentDescriptors.flatMap((type) => handlersOf(existingEndpoints(type), contentResolvers(type), server)),
  ...contentDescriptors
    .filter(isApprovable)
    .flatMap((type) => handlersOf(approvalEndpoints(type.path), contentResolvers(type), server)),
  ...handlersOf(stepEndpoints(applicationsPath), applicationResolvers, server),
  ...handlersOf(homePageEndpoints, homePageResolvers, server),
  ...handlersOf(boardEndpoints, boardResolvers, server),
  ...handlersOf(profileEndpoints, profileResolvers, server),
  ...handlersOf(searchEndpoints, searchResolvers, server),
  ...handlersOf(inspectionEndpoints, inspectionResolvers, server),
  ...handlersOf(roleEndpoints, roleResolvers, server),
  ...handlersOf(moduleEndpoints, moduleResolvers, server),
  ...handlersOf(fileEndpoints, fileResolvers, server),
  ...handlersOf(userEndpoints, userResolvers, server),
  ...handlersOf(logEndpoints, logResolvers, server),
  ...handlersOf(templateEndpoints, templateResolvers, server),
  ...handlersOf(reviewEndpoints, reviewResolvers, server),
  ...handlersOf(sheetEndpoints, sheetResolvers, server),
  ...handlersOf(consultationEndpoints, consultationResolvers, server),
  ...handlersOf(replyTemplateEndpoints, replyTemplateResolvers, server),
  ...handlersOf(calendarEndpoints, calendarResolvers, server),
  ...handlersOf(commentEndpoints, commentResolvers, server),
  ...handlersOf(wordEndpoints, watchWordResolvers, server),
  ...handlersOf(officeWordEndpoints, officeWordResolvers, server),
  ...handlersOf(figureEndpoints, figureResolvers, server),
  ...handlersOf(countedEndpoints, countedResolvers, server),
];

/** The last handler: reports calls that are not in the endpoint table on the console, and answers 404. */
export const unknownPathHandler: HttpHandler = http.all('*/backApi/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/backApi/') + '/backApi'.length);
  console.error(`mock: nothing answers ${request.method} ${path}: add a row to src/api/endpoints`);
  return HttpResponse.json({ error: `unknown path: ${request.method} ${path}` }, { status: 404 });
});
