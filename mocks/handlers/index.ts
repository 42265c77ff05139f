import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { accountEndpoints, authEndpoints } from '#src/api/endpoints/auth.ts';
import { existingEndpoints } from '#src/api/endpoints/content.ts';
import { fileEndpoints } from '#src/api/endpoints/files.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { logEndpoints } from '#src/api/endpoints/logs.ts';
import { profileEndpoints } from '#src/api/endpoints/profile.ts';
import { reviewEndpoints, sheetEndpoints } from '#src/api/endpoints/reviews.ts';
import { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import { stepEndpoints } from '#src/api/endpoints/steps.ts';
import { templateEndpoints } from '#src/api/endpoints/templates.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { applicationsPath } from '#src/domain/scoring/review.ts';
import { handlersOf, type Server } from '#mocks/server/handle.ts';
import { accountResolvers } from './account.ts';
import { applicationResolvers } from './applications.ts';
import { authResolvers } from './auth.ts';
import { contentResolvers } from './content.ts';
import { homePageResolvers } from './home-page.ts';
import { fileResolvers } from './files.ts';
import { logResolvers } from './logs.ts';
import { profileResolvers } from './profile.ts';
import { reviewResolvers } from './reviews.ts';
import { moduleResolvers, roleResolvers } from './roles.ts';
import { sheetResolvers } from './sheets.ts';
import { templateResolvers } from './templates.ts';
import { userResolvers } from './users.ts';

/** A handler for each row of the endpoint table. A test compares the two (fault L8). */
export const createHandlers = (server: Server): HttpHandler[] => [
  ...handlersOf(authEndpoints, authResolvers, server),
  ...handlersOf(accountEndpoints, accountResolvers, server),
  ...contentDescriptors.flatMap((type) => handlersOf(existingEndpoints(type), contentResolvers(type), server)),
  ...handlersOf(stepEndpoints(applicationsPath), applicationResolvers, server),
  ...handlersOf(homePageEndpoints, homePageResolvers, server),
  ...handlersOf(profileEndpoints, profileResolvers, server),
  ...handlersOf(roleEndpoints, roleResolvers, server),
  ...handlersOf(moduleEndpoints, moduleResolvers, server),
  ...handlersOf(fileEndpoints, fileResolvers, server),
  ...handlersOf(userEndpoints, userResolvers, server),
  ...handlersOf(logEndpoints, logResolvers, server),
  ...handlersOf(reviewEndpoints, reviewResolvers, server),
  ...handlersOf(sheetEndpoints, sheetResolvers, server),
  ...handlersOf(templateEndpoints, templateResolvers, server),
];

/**
 * The last handler. A call that is not in the endpoint table is a mistake: it is reported on the console and answered
 * by 404.
 */
export const unknownPathHandler: HttpHandler = http.all('*/backApi/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/backApi/') + '/backApi'.length);
  console.error(`mock: nothing answers ${request.method} ${path}: add a row to src/api/endpoints`);
  return HttpResponse.json({ error: `unknown path: ${request.method} ${path}` }, { status: 404 });
});
