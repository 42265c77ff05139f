import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { UsersDialogs } from './users-dialogs.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersSummary } from './users-summary.tsx';
import { UsersTable } from './users-table.tsx';

/** The list of users: title and main action, filters, table. */
export function UsersScreen({ actor: users }: { actor: UsersActor }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="sm">
      <ListHeading title={t('title')}>
        <RefreshButton list={users} />
        <AddButton href={`${usersPath}/new`} label={t('new')} />
      </ListHeading>
      <UsersFilters users={users} />
      <UsersSummary users={users} />
      <UsersTable users={users} />
      <UsersDialogs users={users} />
    </Stack>
  );
}
