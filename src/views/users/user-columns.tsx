import { ActionIcon, Group, Loader } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { DataTableColumn } from 'mantine-datatable';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type User, usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import tableClasses from '#src/views/lists/list-table.module.css';
import { SortHeader } from '#src/views/lists/sort-header.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { RevealIcon } from '#src/views/looks/icons.ts';
import { UserActions } from './user-actions.tsx';
import { UserStateBadges } from './user-state.tsx';

/** The columns of the list of users. */
export function useUserColumns(users: UsersActor, isPhone: boolean): DataTableColumn<User>[] {
  const { t } = useTranslation(['users', 'content']);
  return [
    {
      ...wide('account', 140),
      title: <SortHeader list={users} name="account" title={t('field.account')} />,
      render: ({ id, account }) => (
        <Link className={tableClasses.title} href={`${usersPath}/${encodeURIComponent(id)}`}>
          {account}
        </Link>
      ),
    },
    { ...wide('name1', 150), title: <SortHeader list={users} name="name1" title={t('field.name1')} />, ellipsis: true },
    {
      ...wide('roleName', 120),
      title: <SortHeader list={users} name="roleName" title={t('field.roleId')} />,
      ellipsis: true,
    },
    { ...wide('state', 170), title: t('field.state'), render: (user) => <UserStateBadges user={user} /> },
    { ...wide('phone', 150), title: t('field.phone'), render: (user) => <Phone users={users} user={user} /> },
    {
      ...wide('email', 190),
      title: t('field.email'),
      ellipsis: true,
      render: (user) => <Email users={users} user={user} />,
    },
    { ...wide('baseName', 200), title: t('field.base'), ellipsis: true, visibleMediaQuery: '(min-width: 1440px)' },
    {
      ...wide('updatedTime', 150),
      title: <SortHeader list={users} name="updatedTime" title={t('field.updatedTime')} />,
      visibleMediaQuery: '(min-width: 1680px)',
      render: ({ updatedTime }) => formatTime(updatedTime),
    },
    {
      accessor: 'actions',
      title: t('content:list.actions'),
      textAlign: 'right',
      width: isPhone ? 56 : 108,
      render: (user) => <UserActions users={users} user={user} compact={isPhone} />,
    },
  ];
}

/** A column that keeps its width when its content is wider. */
const wide = (accessor: keyof User, minWidth: number) => ({
  accessor,
  titleStyle: { minWidth },
  cellsStyle: () => ({ minWidth, maxWidth: 2 * minWidth }),
  render: (user: User): ReactNode => <span>{String(user[accessor] ?? '')}</span>,
});

const useContacts = (users: UsersActor, id: string) =>
  useSelector(users, ({ context }) => context.revealed[id])?.reveal() ?? null;

function Phone({ users, user }: { users: UsersActor; user: User }) {
  const { t } = useTranslation('users');
  const contacts = useContacts(users, user.id);
  const asked = useSelector(users, ({ context }) => context.sought.includes(user.id));
  const shown = useRef<HTMLElement>(null);
  // The pressed button is gone, so the focus moves to what it revealed.
  const isShown = contacts !== null;
  useEffect(() => {
    if (isShown && document.activeElement === document.body) shown.current?.focus();
  }, [isShown]);
  if (contacts) {
    return (
      <bdi ref={shown} tabIndex={-1}>
        {contacts.phone}
      </bdi>
    );
  }
  return (
    <Group gap={2} wrap="nowrap">
      <bdi>{user.phone}</bdi>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('op.reveal', { account: user.account })}
        aria-busy={asked}
        onClick={() => users.send({ type: 'reveal', id: user.id })}
      >
        {asked ? <Loader size={13} color="gray" /> : <RevealIcon size={15} />}
      </ActionIcon>
    </Group>
  );
}

const Email = ({ users, user }: { users: UsersActor; user: User }) => (
  <bdi>{useContacts(users, user.id)?.email ?? user.email}</bdi>
);
