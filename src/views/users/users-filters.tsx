import { CloseButton, Group, Select, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesPath, userFilters } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users.ts';
import { ReferencePicker } from '../content/reference-picker.tsx';
import { SearchIcon } from '../parts/icons.ts';

type Snapshot = ReturnType<UsersActor['getSnapshot']>;

const selectFilters = (snapshot: Snapshot) => snapshot.context.query.filters;
const selectPicker = (snapshot: Snapshot) => snapshot.children.references;

/** How long typing rests before the list is asked. */
const typingPause = 300;

/** Keyword, role and state. They live in the address. */
export function UsersFilters({ users }: { users: UsersActor }) {
  const { t } = useTranslation('users');
  const filters = useSelector(users, selectFilters);
  const picker = useSelector(users, selectPicker);
  const setFilter = (name: string, value: string | null) => {
    const rest = Object.entries({ ...filters, [name]: value ?? '' }).filter(([, text]) => text !== '');
    users.send({ type: 'query.change', change: { filters: Object.fromEntries(rest) } });
  };
  return (
    <Group gap="xs" role="search">
      <KeywordInput value={filters['keyword'] ?? ''} onChange={(value) => setFilter('keyword', value)} />
      {picker && (
        <ReferencePicker
          picker={picker}
          to={rolesPath}
          value={filters['roleId'] ?? ''}
          name={null}
          onChange={(value) => setFilter('roleId', value)}
          aria-label={t('field.roleId')}
          placeholder={t('list.role')}
          w={180}
        />
      )}
      <Select
        aria-label={t('field.state')}
        placeholder={t('list.state')}
        data={userFilters.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={filters['state'] ?? null}
        onChange={(value) => setFilter('state', value)}
        clearable
        w={160}
      />
    </Group>
  );
}

/** What is typed is the field's own until it rests. */
function KeywordInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(['users', 'content']);
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useEffectEvent((keyword: string) => {
    asked.current = keyword;
    onChange(keyword);
  });

  // The address changed by another hand (Back, a link, reset): what it says stands.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === asked.current) return;
    const pause = setTimeout(() => ask(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <TextInput
      type="search"
      aria-label={t('list.keyword')}
      placeholder={t('list.keyword')}
      leftSection={<SearchIcon size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('content:btn.clear')} onClick={() => setTyped('')} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      w={260}
    />
  );
}
