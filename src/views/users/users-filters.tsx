import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { roleOptionsPath, userFilters } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { ReferencePicker } from '#src/views/fields/reference-picker.tsx';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FoldedFilters } from '#src/views/lists/folded-filters.tsx';
import { KeywordInput } from '#src/views/lists/keyword-input.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';

/** Keyword, role and state. They are stored in the address; on phones they fold. */
export function UsersFilters({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['users', 'content']);
  const { query, resets } = useContextOf(users, 'query', 'resets');
  const { filters } = query;
  const picker = useChild(users, 'references');
  const isPhone = useIsPhone();
  const folded = Object.keys(filters).filter((name) => name !== 'keyword').length;
  const setFilter = (name: string, value: string) => {
    const rest = Object.entries({ ...filters, [name]: value }).filter(([, text]) => text !== '');
    users.send({ type: 'query.change', change: { filters: Object.fromEntries(rest) } });
  };
  return (
    <Group gap="xs" role="search">
      <KeywordInput
        key={resets}
        name={`keyword${resets}`}
        label={t('list.keyword')}
        value={filters['keyword'] ?? ''}
        isPhone={isPhone}
        onChange={(value) => setFilter('keyword', value)}
      />
      <FoldedFilters isPhone={isPhone} count={folded}>
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
          choices={userFilters.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          value={filters['state'] ?? ''}
          onChange={(value) => setFilter('state', value)}
        />
      </FoldedFilters>
    </Group>
  );
}
