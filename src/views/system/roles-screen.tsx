import '../styles/content.ts';
import { ActionIcon, Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { rolesPath } from '#src/domain/system/role.ts';
import type { RolesActor } from '#src/machines/roles.ts';
import { Can } from '../parts/can.tsx';
import { AddIcon, RefreshIcon, SearchIcon } from '../parts/icons.ts';
import { RoleRemoval } from './role-removal.tsx';
import { RolesTable } from './roles-table.tsx';

const selectBusy = (snapshot: ReturnType<RolesActor['getSnapshot']>) => snapshot.hasTag('busy');

/** The list of roles: what each grants, and how many users have it (spec 2). */
export function RolesScreen({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation(['roles', 'content', 'shell']);
  const busy = useSelector(roles, selectBusy);
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Title order={1}>{t('shell:menu.system.roleManager')}</Title>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('content:btn.refresh')}
            title={t('content:btn.refresh')}
            loading={busy}
            onClick={() => roles.send({ type: 'reload' })}
          >
            <RefreshIcon size={16} />
          </ActionIcon>
          <Can action="add">
            <Button component={Link} href={`${rolesPath}/new`} leftSection={<AddIcon size={16} aria-hidden />}>
              {t('add')}
            </Button>
          </Can>
        </Group>
      </Group>
      <Search roles={roles} />
      <RolesTable roles={roles} />
      <RoleRemoval roles={roles} />
    </Stack>
  );
}

function Search({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation('roles');
  const [typed, setTyped] = useState(() => roles.getSnapshot().context.query.filters['roleName'] ?? '');
  const search = useDebouncedCallback((roleName: string) => {
    roles.send({ type: 'query.change', change: { filters: roleName.trim() === '' ? {} : { roleName: roleName.trim() } } });
  }, 300);
  return (
    <TextInput
      w={{ base: '100%', xs: 280 }}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<SearchIcon size={16} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
