import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import type { User } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useRowMenu } from '#src/views/lists/table/row-menu.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { UserMenu } from './user-menu.tsx';
import { useUserActions } from './user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';

/** The table of users: the login name links to the user's page, actions are in the last column. */
export function UsersTable({ users }: { users: UsersActor }) {
  const isPhone = useIsPhone();
  const menu = useRowMenu<User>();
  const { column, operationsOf } = useUserActions(users, menu.toggle, isPhone);
  const columns = useUserColumns(users, column);
  const empty = useCallback((failure: Failure | null) => <NoUsers users={users} failure={failure} />, [users]);
  return (
    <>
      <PagedList list={users} columns={columns} empty={empty} />
      <UserMenu users={users} menu={menu} operationsOf={operationsOf} />
    </>
  );
}

function NoUsers({ users, failure }: { users: UsersActor; failure: Failure | null }) {
  const { t } = useTranslation('users');
  const filtered = useIsFiltered(users);
  return (
    <NothingThere
      failure={failure}
      filtered={filtered}
      empty={{ title: t('list.empty') }}
      onRetry={() => users.send({ type: 'reload' })}
      onReset={() => users.send({ type: 'query.reset' })}
    />
  );
}
