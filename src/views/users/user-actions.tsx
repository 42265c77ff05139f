import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { possibleOperations } from '#src/domain/users/operations.ts';
import { type User, usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import tableClasses from '#src/views/lists/list-table.module.css';
import { useCan } from '#src/views/rights/can.tsx';
import { MoreIcon } from '#src/views/looks/icons.ts';

/** What can be done with a user from the row, each only with its right and never so that people lock themselves out. */
export function UserActions({ users, user, compact }: { users: UsersActor; user: User; compact: boolean }) {
  const { t } = useTranslation(['users', 'content']);
  const { session } = useApp();
  const can = useCan();
  const own = useSelector(session, ({ context }) => context.account?.account ?? '');
  const operating = useTag(users, 'operating');
  const operations = possibleOperations(user, own, can);
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {!compact && can('edit') && (
        <Button
          component={Link}
          href={`${usersPath}/${encodeURIComponent(user.id)}`}
          variant="subtle"
          size="compact-sm"
          className={tableClasses.action}
          aria-label={t('content:op.named', { operation: t('content:btn.edit'), title: user.account })}
        >
          {t('content:btn.edit')}
        </Button>
      )}
      {operations.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={operating}
              aria-label={t('content:op.more', { title: user.account })}
            >
              <MoreIcon size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {operations.map((operation) => (
              <Menu.Item
                key={operation}
                {...(operation === 'delete' ? { c: 'red' } : {})}
                onClick={() => users.send({ type: 'operate', operation, user })}
              >
                {t(`op.${operation}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
