import { Badge, Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { adminRole } from '#src/domain/rights/access.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { pathOfRole } from '#src/machines/roles/role-editor-context.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import classes from '#src/views/lists/list-table.module.css';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { usePagedTable } from '#src/views/lists/use-paged-table.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { DeleteIcon } from '#src/views/looks/icons.ts';
import { phoneQuery } from '#src/views/page/phone-query.ts';

export function RolesTable({ roles }: { roles: RolesActor }) {
  const { failure, records, frame, table } = usePagedTable(roles, { columns: useColumns(roles), awaitedRows });
  return (
    <div {...frame}>
      <DataTable {...table} emptyState={records.length > 0 ? <span /> : <NoRoles roles={roles} failure={failure} />} />
    </div>
  );
}

/** Name, what it grants, users, and what can be done, each only with its right (product 6). */
function useColumns(roles: RolesActor): DataTableColumn<Role>[] {
  const { t } = useTranslation(['roles', 'content']);
  const can = useCan();
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const figures = { textAlign: 'right', cellsClassName: classes.figures ?? '' } as const;
  const columns: DataTableColumn<Role>[] = [
    { accessor: 'roleName', title: t('name'), render: (role) => <NameCell role={role} /> },
    {
      accessor: 'userCount',
      title: t('users'),
      width: isPhone ? 76 : 120,
      render: ({ userCount }) => userCount ?? '—',
      ...figures,
    },
    {
      accessor: 'pages',
      title: t('pages'),
      width: 120,
      hidden: isPhone,
      render: (role) => grantsOf(role).pages.length,
      ...figures,
    },
    {
      accessor: 'buttons',
      title: t('buttons'),
      width: 120,
      hidden: isPhone,
      render: (role) => grantsOf(role).buttons.length,
      ...figures,
    },
  ];
  if (!can('edit') && !can('del')) return columns;
  return [
    ...columns,
    {
      accessor: 'actions',
      title: t('content:list.actions'),
      textAlign: 'right',
      width: isPhone ? 120 : 160,
      render: (role) => (
        <Group gap={2} justify="flex-end" wrap="nowrap">
          {can('edit') && (
            <Button
              component={Link}
              href={pathOfRole(role.id)}
              variant="subtle"
              size="compact-sm"
              className={classes.action}
              aria-label={t('content:op.named', { operation: t('content:btn.edit'), title: role.roleName })}
            >
              {t('content:btn.edit')}
            </Button>
          )}
          {can('del') && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              className={classes.action}
              leftSection={<DeleteIcon size={14} aria-hidden />}
              aria-label={t('content:op.named', { operation: t('content:op.delete'), title: role.roleName })}
              onClick={() => roles.send({ type: 'role.remove', role })}
            >
              {t('content:op.delete')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
}

function NameCell({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  return (
    <span className={classes.named}>
      <Link href={pathOfRole(role.id)} className={classes.title} title={role.roleName}>
        {role.roleName}
      </Link>
      {role.roleName === adminRole && (
        <Badge variant="light" color="gray" size="sm" className={classes.flag}>
          {t('admin')}
        </Badge>
      )}
    </span>
  );
}

function NoRoles({ roles, failure }: { roles: RolesActor; failure: Failure | null }) {
  const { t } = useTranslation('roles');
  const filtered = useIsFiltered(roles);
  return (
    <NothingThere
      failure={failure}
      filtered={filtered}
      empty={{ title: t('list.empty') }}
      onRetry={() => roles.send({ type: 'reload' })}
      onReset={() => roles.send({ type: 'query.change', change: { filters: {} } })}
    />
  );
}

const grantsOf = ({ moduleInfoList, roleName }: Role) => readGrants(moduleInfoList, roleName);

/** There are few roles, so few rows stand in for them while they load. */
const awaitedRows = defaultListQuery.pageSize / 4;
