import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPath } from '#src/domain/routes/location.ts';
import { possibleOperations, type UserOperation } from '#src/domain/users/operations.ts';
import { type User, usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowEditLink, RowMenuButton } from '#src/views/lists/table/row-button.tsx';
import { useCan } from '#src/views/rights/can.tsx';

/**
 * The actions on a user from the row, each with its own right, except those by which people would lock themselves out.
 */
export function useUserActions(
  users: UsersActor,
  openMenu: (user: User, button: HTMLElement) => void,
  isCompact: boolean,
): { column: ListColumn<User>; operationsOf: (user: User) => readonly UserOperation[] } {
  const { t } = useTranslation('content');
  const { session } = useApp();
  const can = useCan();
  const own = useSelector(session, ({ context }) => context.account?.account ?? '');
  const operating = useTag(users, 'operating');
  return useMemo(() => {
    const operationsOf = (user: User) => possibleOperations(user, own, can);
    const render = (user: User) => (
      <>
        {!isCompact && can('edit') && <RowEditLink href={recordPath(usersPath, user.id)} title={user.account} t={t} />}
        {operationsOf(user).length > 0 && (
          <RowMenuButton
            disabled={operating}
            label={t('op.more', { title: user.account })}
            onPress={(button) => openMenu(user, button)}
          />
        )}
      </>
    );
    return {
      column: {
        name: 'actions',
        title: t('list.actions'),
        card: 'actions',
        render,
      },
      operationsOf,
    };
  }, [own, can, operating, openMenu, isCompact, t]);
}
