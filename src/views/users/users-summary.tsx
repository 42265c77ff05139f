import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userFilters } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users.ts';
import { FilterChip } from '../content/filter-chip.tsx';
import listClasses from '../content/list-summary.module.css';

type Snapshot = ReturnType<UsersActor['getSnapshot']>;

const selectFilters = (snapshot: Snapshot) => snapshot.context.query.filters;
const selectTotal = ({ context: { page, failure } }: Snapshot) => (failure ? null : (page?.total ?? null));

/** What the list is narrowed to, and how many users there are. */
export function UsersSummary({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['users', 'content']);
  const filters = useSelector(users, selectFilters);
  const total = useSelector(users, selectTotal);
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    users.send({ type: 'query.reset' });
    // The button goes.
    place.current?.focus();
  };
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start" className={listClasses.summary}>
      <Group ref={place} gap={6} role="group" tabIndex={-1} aria-label={t('content:list.active')} className={listClasses.chips}>
        {Object.keys(filters).length > 0 && (
          <>
            <Chips users={users} />
            <Button variant="subtle" size="compact-sm" fw={400} onClick={reset}>
              {t('content:btn.reset')}
            </Button>
          </>
        )}
      </Group>
      <Text role="status" c="dimmed" className={listClasses.count}>
        {total !== null && t('content:list.total', { total })}
      </Text>
    </Group>
  );
}

/** What the list is narrowed to, in words; a press takes it away. */
function Chips({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['listview', 'users', 'content']);
  const filters = useSelector(users, selectFilters);
  const roleName = useRoleName(users, filters['roleId'] ?? '');
  const state = userFilters.find((one) => one === filters['state']);
  const shown = [
    { name: 'keyword', label: t('content:field.keyword'), value: filters['keyword'] },
    { name: 'roleId', label: t('users:field.roleId'), value: roleName },
    { name: 'state', label: t('users:field.state'), value: state && t(`users:state.${state}`) },
  ];
  const remove = (removed: string) =>
    users.send({ type: 'query.change', change: { filters: Object.fromEntries(Object.entries(filters).filter(([name]) => name !== removed)) } });
  return shown.map(
    ({ name, label, value }) => value && <FilterChip key={name} label={t('chips.chip', { label, value })} onRemove={() => remove(name)} />,
  );
}

/** The users shown have it, else whoever picked it has found it. */
function useRoleName(users: UsersActor, id: string): string {
  const shown = useSelector(users, ({ context: { page } }: Snapshot) => page?.list.find(({ roleId }) => roleId === id)?.roleName);
  const picker = useSelector(users, (snapshot: Snapshot) => snapshot.children.references);
  const picked = useSelector(picker, (snapshot) => snapshot?.context.options.find((option) => option.id === id)?.name);
  return shown ?? picked ?? id;
}
