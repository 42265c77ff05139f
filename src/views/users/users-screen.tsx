import '../styles/content.ts';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users.ts';
import { RefreshButton } from '../content/refresh-button.tsx';
import { Can } from '../parts/can.tsx';
import { AddIcon } from '../parts/icons.ts';
import { UsersDialogs } from './users-dialogs.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersSummary } from './users-summary.tsx';
import { UsersTable } from './users-table.tsx';

/** The list of users: title and main action, filters, table. */
export function UsersScreen({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['users', 'content']);
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Title order={1}>{t('title')}</Title>
        <Group gap="xs" wrap="nowrap">
          <RefreshButton list={users} />
          <Can action="add">
            <Button component={Link} href={`${usersPath}/new`} leftSection={<AddIcon size={16} aria-hidden />}>
              {t('new')}
            </Button>
          </Can>
        </Group>
      </Group>
      <UsersFilters users={users} />
      <UsersSummary users={users} />
      <UsersTable users={users} />
      <UsersDialogs users={users} />
    </Stack>
  );
}
