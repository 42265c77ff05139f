import { readGrants } from '#src/domain/routes/read-grants.ts';
import type { ListTable } from './list-table.ts';
import type { Role } from '#src/domain/roles/role.ts';

/** The list of roles in a file: how many users, pages and buttons each has. */
export const roleTable: ListTable<Role> = {
  title: 'menu.system.roleManager',
  headings: { roleName: 'roles:name', users: 'roles:users', pages: 'roles:pages', buttons: 'roles:buttons' },
  cell: (role, column) =>
    column === 'roleName' ? role.roleName : (countOf(role, column as 'users' | 'pages' | 'buttons') ?? ''),
};

/** How many users, pages or buttons a role has; undefined if the server does not send it. */
export const countOf = (
  { userCount, moduleInfoList, roleName }: Role,
  column: 'users' | 'pages' | 'buttons',
): number | undefined => (column === 'users' ? userCount : readGrants(moduleInfoList, roleName)[column].length);
