import { expect, test } from 'vitest';
import { unstaffedStages } from '#src/domain/roles/staffing.ts';
import type { Role } from '#src/domain/roles/role.ts';

const news = '/home/informationCenter';
const science = '/home/scienceKnowledge';
const role = (roleName: string, userCount: number | undefined, ...paths: string[]): Role => ({
  id: `id of ${roleName}`,
  roleName,
  userCount,
  moduleInfoList: paths.map((modulePath) => ({ modulePath })),
});
const roles = [
  role('staffed', 2, news, `${science}_edit`),
  role('alone', 1, news),
  role('empty', 0, news),
  role('uncounted', undefined, news),
  role('admin', 1),
];

test.each<[string, Record<string, string[]>, [path: string, stage: number, lack: string, roleId: string | null][]]>([
  ['no stage is without its people', { [news]: ['staffed', 'alone'], [science]: ['staffed', 'admin'] }, []],
  ['no type has stages', { [news]: [] }, []],
  ['no role has the name', { [news]: ['staffed', 'Staffed'] }, [[news, 1, 'noRole', null]]],
  ['the role cannot open the page', { [science]: ['alone'] }, [[science, 0, 'noPage', 'id of alone']]],
  ['nobody has the role', { [news]: ['empty', 'staffed'] }, [[news, 0, 'noUsers', 'id of empty']]],
  ['both stages wait for one user', { [news]: ['alone', 'alone'] }, [[news, 1, 'oneUser', 'id of alone']]],
  [
    'both stages wait for nobody',
    { [news]: ['empty', 'empty'] },
    [
      [news, 0, 'noUsers', 'id of empty'],
      [news, 1, 'noUsers', 'id of empty'],
    ],
  ],
  ['the server counts no users', { [news]: ['uncounted', 'uncounted'] }, []],
])('the stages at which nobody can decide, judged by all roles: %s', (_, approvals, expected) => {
  expect(unstaffedStages(approvals, roles).map(({ path, stage, lack, roleId }) => [path, stage, lack, roleId])).toEqual(
    expected,
  );
});
