import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type User, usersPath } from '#src/domain/users/user.ts';
import { userTable } from '#src/domain/lists/user-table.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateStaffing } from '#src/views/approval/late-staffing.tsx';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { useRowMenu } from '#src/views/lists/table/row-menu.tsx';
import { Watermark } from '#src/views/looks/watermark.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useUserActions } from './user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserMenu } from './user-menu.tsx';
import { UsersDialogs } from './users-dialogs.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersSummary } from './users-summary.tsx';
import { UsersTable } from './users-table.tsx';

/** The list of users: title and main action, filters, table. */
export function UsersScreen({ actor: users }: { actor: UsersActor }) {
  const { t } = useTranslation('users');
  const isRevealed = useSelector(users, ({ context }) => Object.keys(context.revealed).length > 0);
  const menu = useRowMenu<User>();
  const { column, operationsOf } = useUserActions(users, menu.toggle, useIsPhone());
  const { parts, ...shown } = useListEngine(users, userTable, useUserColumns(users, column));
  const { unstaffed } = useContextOf(users, 'unstaffed');
  return (
    <Stack gap="sm">
      <ListHeading
        title={t('title')}
        beside={<ListViews list={users} />}
        main={<AddButton href={`${usersPath}/new`} label={t('new')} />}
      >
        <ListTools parts={parts} />
      </ListHeading>
      <LateStaffing unstaffed={unstaffed} />
      <FilterArea>
        <UsersFilters users={users} />
        <UsersSummary users={users} />
      </FilterArea>
      <UsersTable users={users} {...shown} />
      <UserMenu users={users} menu={menu} operationsOf={operationsOf} />
      <ListSelection parts={parts} />
      <UsersDialogs users={users} />
      {isRevealed && <Watermark />}
    </Stack>
  );
}
