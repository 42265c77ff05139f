import '../styles/content.ts';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { rolesPath } from '#src/domain/system/role.ts';
import type { RolesActor } from '#src/machines/roles.ts';
import { KeywordInput } from '../content/keyword-input.tsx';
import { RefreshButton } from '../content/refresh-button.tsx';
import { Can } from '../parts/can.tsx';
import { AddIcon } from '../parts/icons.ts';
import { phoneQuery } from '../parts/phone-query.ts';
import { RoleRemoval } from './role-removal.tsx';
import { RolesTable } from './roles-table.tsx';

const selectName = (snapshot: ReturnType<RolesActor['getSnapshot']>) => snapshot.context.query.filters['roleName'] ?? '';

/** The list of roles: what each grants, and how many users have it (spec 2). */
export function RolesScreen({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation(['roles', 'content', 'shell']);
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Title order={1}>{t('shell:menu.system.roleManager')}</Title>
        <Group gap="xs" wrap="nowrap">
          <RefreshButton list={roles} />
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
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const roleName = useSelector(roles, selectName);
  // As it stands in the field: trimmed, it would lose the blank before the next word under the cursor.
  const search = (typed: string) => roles.send({ type: 'query.change', change: { filters: { roleName: typed } } });
  return <KeywordInput label={t('search')} value={roleName} isPhone={isPhone} width={280} onChange={search} />;
}
