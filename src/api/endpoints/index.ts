import { contentTypes } from '#src/domain/content/types/types.ts';
import { accountEndpoints, authEndpoints } from './auth.ts';
import { existingEndpoints } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { homePageEndpoints } from './home-page.ts';
import { fileEndpoints } from './files.ts';
import { logEndpoints } from './logs.ts';
import { profileEndpoints } from './profile.ts';
import { reviewEndpoints, sheetEndpoints } from './reviews.ts';
import { moduleEndpoints, roleEndpoints } from './roles.ts';
import { stepEndpoints } from './steps.ts';
import { templateEndpoints } from './templates.ts';
import { userEndpoints } from './users.ts';

/** The descriptors of all content types. Only the mock and the tests load them all at once. */
export const contentDescriptors = await Promise.all(contentTypes.map((entry) => entry.load()));

/** The endpoint table: every call of the app. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  accountEndpoints,
  ...contentDescriptors.map(existingEndpoints),
  ...contentDescriptors.filter(({ lifecycle }) => lifecycle).map(({ path }) => stepEndpoints(path)),
  homePageEndpoints,
  profileEndpoints,
  roleEndpoints,
  moduleEndpoints,
  fileEndpoints,
  userEndpoints,
  logEndpoints,
  reviewEndpoints,
  sheetEndpoints,
  templateEndpoints,
].flatMap((area) => Object.values(area) as Endpoint[]);
