import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { knowsLogins, unusedAfterDays } from '#src/domain/users/unused.ts';
import { roleOptionsPath, userFilters } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { ReferencePicker } from '#src/views/fields/reference-picker.tsx';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';

/** Keyword, role and state. They are stored in the address; on phones they fold. */
export function UsersFilters({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['users', 'content']);
  const { query, resets } = useContextOf(users, 'query', 'resets');
  const { filters } = query;
  const picker = useChild(users, 'references');
  // A server that does not return logins cannot find unused accounts either. An empty page does not show it.
  const answer = useSelector(users, ({ context: { page } }) => knowsLogins(page?.list ?? []));
  const [isKnown, keepKnown] = useState(answer);
  if (answer !== null && answer !== isKnown) keepKnown(answer);
  const isUnusedOffered = isKnown || filters['state'] === 'unused';
  const offered = userFilters.filter((state) => state !== 'unused' || isUnusedOffered);
  const folded = [filters['roleId'], userFilters.find((state) => state === filters['state'])].filter(Boolean).length;
  const setFilter = (name: string, value: string) =>
    users.send({ type: 'query.change', change: { filters: changeFilters(filters, { [name]: value }) } });
  return (
    <FilterBar
      label={t('list.keyword')}
      keyword={filters['keyword']}
      onKeyword={(value) => setFilter('keyword', value)}
      resets={resets}
      active={folded}
    >
      {picker && (
        <ReferencePicker
          picker={picker}
          to={roleOptionsPath}
          value={filters['roleId'] ?? ''}
          name={null}
          onChange={(value) => setFilter('roleId', value)}
          aria-label={t('field.roleId')}
          placeholder={t('list.role')}
          w={180}
        />
      )}
      <FilterSelect
        label={t('field.state')}
        placeholder={t('list.state')}
        choices={offered.map((state) => ({ value: state, label: t(`state.${state}`, { days: unusedAfterDays }) }))}
        value={filters['state'] ?? ''}
        onChange={(value) => setFilter('state', value)}
      />
    </FilterBar>
  );
}
