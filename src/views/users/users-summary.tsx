import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { withoutFilters } from '#src/domain/content/list-query.ts';
import { unusedAfterDays } from '#src/domain/users/unused.ts';
import { userFilters } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { ListTotal, SummaryLine } from '#src/views/lists/summary-line.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

/** The active filters, and the number of users. */
export function UsersSummary({ users }: { users: UsersActor }) {
  const filtered = useIsFiltered(users);
  return (
    <SummaryLine
      list={users}
      chips={filtered && <Chips users={users} />}
      onReset={() => users.send({ type: 'query.reset' })}
    >
      <ListTotal list={users} />
    </SummaryLine>
  );
}

/** The active filters in words; a press removes one. */
function Chips({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['listview', 'users', 'content']);
  const { filters } = useContextOf(users, 'query').query;
  const roleName = useRoleName(users, filters['roleId'] ?? '');
  const state = userFilters.find((one) => one === filters['state']);
  const shown = [
    { name: 'keyword', label: t('content:field.keyword'), value: filters['keyword'] },
    { name: 'roleId', label: t('users:field.roleId'), value: roleName },
    {
      name: 'state',
      label: t('users:field.state'),
      value: state && t(`users:state.${state}`, { days: unusedAfterDays }),
    },
  ];
  const remove = (removed: string) =>
    users.send({ type: 'query.change', change: { filters: withoutFilters(filters, [removed]) } });
  return shown.map(
    ({ name, label, value }) =>
      value && <FilterChip key={name} label={t('chips.chip', { label, value })} onRemove={() => remove(name)} />,
  );
}

/** The name of the role: from the users shown, else from the picker that found it. */
function useRoleName(users: UsersActor, id: string): string {
  const shown = useSelector(users, ({ context: { page } }) => page?.list.find(({ roleId }) => roleId === id)?.roleName);
  const picker = useChild(users, 'references');
  const picked = useSelector(picker, (snapshot) => snapshot?.context.options.find((option) => option.id === id)?.name);
  return shown ?? picked ?? id;
}
