import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { roleTable } from '#src/domain/lists/role-table.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateStaffing } from '#src/views/approval/late-staffing.tsx';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { KeywordInput } from '#src/views/lists/keyword-input.tsx';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { RoleRemoval } from './role-removal.tsx';
import { useRoleColumns } from './role-columns.tsx';
import { RolesTable } from './roles-table.tsx';

/** The list of roles: the rights of each, and its number of users (product 2). */
export function RolesScreen({ actor: roles }: { actor: RolesActor }) {
  const { t } = useTranslation(['roles', 'shell']);
  const { parts, ...shown } = useListEngine(roles, roleTable, useRoleColumns(roles));
  const { unstaffed } = useContextOf(roles, 'unstaffed');
  return (
    <Stack gap="sm">
      <ListHeading
        title={t('shell:menu.system.roleManager')}
        beside={<ListViews list={roles} />}
        main={<AddButton href={`${rolesPath}/new`} label={t('add')} />}
      >
        <ListTools parts={parts} />
      </ListHeading>
      <LateStaffing unstaffed={unstaffed} />
      <Search roles={roles} />
      <RolesTable roles={roles} {...shown} />
      <ListSelection parts={parts} />
      <RoleRemoval roles={roles} />
    </Stack>
  );
}

function Search({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation('roles');
  const isPhone = useIsPhone();
  const roleName = useSelector(roles, ({ context }) => context.query.filters['roleName'] ?? '');
  // Not trimmed, otherwise a space before the next word would vanish while somebody types.
  const search = (typed: string) => roles.send({ type: 'query.change', change: { filters: { roleName: typed } } });
  return (
    <KeywordInput name="keyword" label={t('search')} value={roleName} isPhone={isPhone} width={280} onChange={search} />
  );
}
