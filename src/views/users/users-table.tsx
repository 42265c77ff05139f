import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import type { Density } from '#src/domain/lists/list-settings.ts';
import type { User } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

interface Props {
  users: UsersActor;
  columns: readonly ListColumn<User>[];
  density: Density | null;
}

/** The table of users: the login name links to the user's page, actions are in the last column. */
export function UsersTable({ users, ...shown }: Props) {
  const selection = useRowSelection(users, accountOf);
  const empty = useCallback((failure: Failure | null) => <NoUsers users={users} failure={failure} />, [users]);
  return <PagedList list={users} selection={selection} empty={empty} {...shown} />;
}

const accountOf = ({ account }: User) => account;

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
