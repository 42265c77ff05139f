import type { ListTable } from './list-table.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { User } from '#src/domain/users/user.ts';

/** The list of users in a file. Phone and e-mail stay masked. */
export const userTable: ListTable<User> = {
  title: 'users:title',
  headings: {
    account: 'users:field.account',
    name1: 'users:field.name1',
    roleName: 'users:field.roleId',
    state: 'users:field.state',
    phone: 'users:field.phone',
    email: 'users:field.email',
    baseName: 'users:field.base',
    lastLogin: 'users:field.lastLogin',
    updatedTime: 'users:field.updatedTime',
    updatedBy: 'content:field.updatedBy',
  },
  isAccount: (_, column) => column === 'account' || column === 'updatedBy',
  cell: (user, column, words) => {
    switch (column) {
      case 'state':
        return [words(`users:state.${user.state}`), ...(user.mustChange ? [words('users:state.mustChange')] : [])].join(
          ' · ',
        );
      case 'lastLogin':
        return user.lastLogin ?? '';
      case 'updatedBy':
        return lastEditor(user);
      default:
        return user[column as 'account'];
    }
  },
};
