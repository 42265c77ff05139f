import { MenuItem } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserOperation } from '#src/domain/users/operations.ts';
import type { User } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { RowMenu, type useRowMenu } from '#src/views/lists/table/row-menu.tsx';

interface Props {
  users: UsersActor;
  menu: ReturnType<typeof useRowMenu<User>>;
  operationsOf: (user: User) => readonly UserOperation[];
}

/** The operations on the user whose menu was opened. */
export function UserMenu({ users, menu, operationsOf }: Props) {
  const { t } = useTranslation('users');
  return (
    <RowMenu menu={menu}>
      {(user) =>
        operationsOf(user).map((operation) => (
          <MenuItem
            key={operation}
            {...(operation === 'delete' ? { c: 'red' } : {})}
            onClick={() => users.send({ type: 'operate', operation, user })}
          >
            {t(`op.${operation}`)}
          </MenuItem>
        ))
      }
    </RowMenu>
  );
}
