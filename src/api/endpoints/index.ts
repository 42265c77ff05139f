import { isApprovable } from '#src/domain/content/types/approvals-setting.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { approvalEndpoints } from './approval.ts';
import { accountEndpoints, authEndpoints } from './auth.ts';
import { boardEndpoints } from './board.ts';
import { commentEndpoints } from './comments.ts';
import { calendarEndpoints, consultationEndpoints, replyTemplateEndpoints } from './consultations.ts';
import { existingEndpoints } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { countedEndpoints, figureEndpoints } from './figures.ts';
import { homePageEndpoints } from './home-page.ts';
import { fileEndpoints } from './files.ts';
import { inspectionEndpoints } from './inspection.ts';
import { logEndpoints } from './logs.ts';
import { profileEndpoints } from './profile.ts';
import { reviewEndpoints, sheetEndpoints } from './reviews.ts';
import { moduleEndpoints, roleEndpoints } from './roles.ts';
import { templateEndpoints } from './templates.ts';
import { searchEndpoints } from './search.ts';
import { stepEndpoints } from './steps.ts';
import { userEndpoints } from './users.ts';
import { officeWordEndpoints, wordEndpoints } from './words.ts';

/** The descriptors of all content types. Only the mock and the tests load them all at once. */
export const contentDescriptors = await Promise.all(contentTypes.map((entry) => entry.load()));

/** The endpoint table: every call of the app. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  accountEndpoints,
  ...contentDescriptors.map(existingEndpoints),
  ...contentDescriptors.filter(isApprovable).map(({ path }) => approvalEndpoints(path)),
  ...contentDescriptors.filter(({ lifecycle }) => lifecycle).map(({ path }) => stepEndpoints(path)),
  homePageEndpoints,
  boardEndpoints,
  profileEndpoints,
  searchEndpoints,
  inspectionEndpoints,
  roleEndpoints,
  moduleEndpoints,
  fileEndpoints,
  userEndpoints,
  logEndpoints,
  templateEndpoints,
  reviewEndpoints,
  sheetEndpoints,
  consultationEndpoints,
  replyTemplateEndpoints,
  calendarEndpoints,
  commentEndpoints,
  wordEndpoints,
  officeWordEndpoints,
  figureEndpoints,
  countedEndpoints,
].flatMap((area) => Object.values(area) as Endpoint[]);
