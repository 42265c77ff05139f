import { expect, test } from 'vitest';
import { dutyConflictsOf } from '#src/domain/roles/duty-conflict.ts';

const users = '/system/userManager';
const log = '/system/logManager';
const applications = '/home/baseResourcesApplication';

test.each([
  { holds: [`${users}_edit`, log], found: ['usersAndLog'] },
  { holds: [`${users}_add`, users, log], found: ['usersAndLog'] },
  // Reading the list of users changes no account.
  { holds: [users, log], found: [] },
  { holds: [`${users}_edit`], found: [] },
  // The role named admin sees every page, also the log.
  { holds: [`${users}_del`], roleName: 'admin', found: ['usersAndLog'] },
  { holds: ['/home/baseResourcesScore_expertscore', `${applications}_edit`], found: ['scoringAndChairing'] },
  { holds: ['/home/baseResources_expertscore', `${applications}_edit`], found: ['scoringAndChairing'] },
  // Applications are brought online without running their review.
  { holds: ['/home/baseResources_expertscore', `${applications}_add`, `${applications}_line`], found: [] },
  // A right that the page does not have counts as none.
  { holds: [`${users}_line`, log], found: [] },
  {
    holds: [`${users}_edit`, log, '/home/baseResourcesScore_expertscore', `${applications}_edit`],
    found: ['usersAndLog', 'scoringAndChairing'],
  },
])('a role with $holds combines $found', ({ holds, roleName = '值班', found }) => {
  expect(
    dutyConflictsOf(
      holds.map((modulePath) => ({ modulePath })),
      roleName,
    ),
  ).toEqual(found);
});
