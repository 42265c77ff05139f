import { Badge, Button, EmptyState, Group, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { adminRole, readGrants } from '#src/domain/access.ts';
import { defaultListQuery, pageSizes } from '#src/domain/content/list-query.ts';
import { isSilent } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/system/role.ts';
import { pathOfRole } from '#src/machines/role-editor-context.ts';
import type { RolesActor } from '#src/machines/roles.ts';
import { useCan } from '../parts/can.tsx';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';
import { phoneQuery } from '../parts/phone-query.ts';
import classes from '../content/list-table.module.css';

type Snapshot = ReturnType<RolesActor['getSnapshot']>;

const selectQuery = (snapshot: Snapshot) => snapshot.context.query;
const selectPage = ({ context }: Snapshot) => (context.failure?.kind === 'nothing' ? null : context.page);
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectFailed = (snapshot: Snapshot) => {
  const { failure } = snapshot.context;
  return snapshot.matches({ records: 'failed' }) && failure !== null && !isSilent(failure);
};

export function RolesTable({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation(['roles', 'content']);
  const query = useSelector(roles, selectQuery);
  const page = useSelector(roles, selectPage);
  const busy = useSelector(roles, selectBusy);
  const failed = useSelector(roles, selectFailed);
  const columns = useColumns(roles);
  const change = (part: Partial<typeof query>) => roles.send({ type: 'query.change', change: part });
  const awaited = busy && !page;
  const records = failed ? [] : awaited ? placeholders : [...(page?.list ?? [])];
  return (
    <div className={classes.frame} data-busy={(busy && !awaited) || undefined} aria-busy={busy}>
      <DataTable
        className={classes.table}
        withTableBorder
        borderRadius={6}
        verticalSpacing={0}
        horizontalSpacing="sm"
        minHeight={records.length === 0 ? 320 : 0}
        highlightOnHover={!awaited}
        records={records}
        columns={awaited ? columns.map(asSkeleton) : columns}
        page={query.pageNum}
        onPageChange={(pageNum) => change({ pageNum })}
        totalRecords={failed ? 0 : (page?.total ?? 0)}
        recordsPerPage={query.pageSize}
        recordsPerPageOptions={[...pageSizes]}
        onRecordsPerPageChange={(pageSize) => change({ pageSize })}
        recordsPerPageLabel={t('content:list.perPage')}
        noRecordsText=""
        paginationText={({ from, to }) => t('content:list.range', { from, to })}
        getPaginationControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'content:list.next' : 'content:list.previous') })}
        getPaginationItemProps={(number) => ({ 'aria-label': t('content:list.page', { page: number }) })}
        emptyState={records.length > 0 ? <span /> : <NothingThere roles={roles} failed={failed} />}
      />
    </div>
  );
}

/** Name, what it grants, users, and what can be done, each only with its right (spec 6). */
function useColumns(roles: RolesActor): DataTableColumn<Role>[] {
  const { t } = useTranslation(['roles', 'content']);
  const can = useCan();
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const figures = { textAlign: 'right', cellsClassName: classes.figures ?? '' } as const;
  const columns: DataTableColumn<Role>[] = [
    { accessor: 'roleName', title: t('name'), render: (role) => <NameCell role={role} /> },
    { accessor: 'userCount', title: t('users'), width: isPhone ? 76 : 120, render: ({ userCount }) => userCount ?? '—', ...figures },
    { accessor: 'pages', title: t('pages'), width: 120, hidden: isPhone, render: (role) => grantsOf(role).pages.length, ...figures },
    { accessor: 'buttons', title: t('buttons'), width: 120, hidden: isPhone, render: (role) => grantsOf(role).buttons.length, ...figures },
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

function NothingThere({ roles, failed }: { roles: RolesActor; failed: boolean }) {
  const { t } = useTranslation(['roles', 'content', 'common']);
  const filtered = useSelector(roles, (snapshot) => Object.keys(snapshot.context.query.filters).length > 0);
  if (failed) {
    return (
      <EmptyState className={classes.nothing} icon={<FailedIcon aria-hidden />} title={t('content:list.failed')}>
        <EmptyState.Actions>
          <Button onClick={() => roles.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <EmptyState
        className={classes.nothing}
        icon={<SearchIcon aria-hidden />}
        title={t('content:list.noMatch')}
        description={t('content:list.noMatchHint')}
      />
    );
  }
  return <EmptyState className={classes.nothing} icon={<EmptyIcon aria-hidden />} title={t('list.empty')} />;
}

const grantsOf = ({ moduleInfoList, roleName }: Role) => readGrants(moduleInfoList, roleName);

/** Only their ids are looked at. */
const placeholders = Array.from({ length: defaultListQuery.pageSize / 4 }, (_, index) => ({ id: `awaited-${index}` }) as Role);

const asSkeleton = (column: DataTableColumn<Role>): DataTableColumn<Role> => ({
  ...column,
  render: () => <Skeleton height={12} width="70%" radius="sm" display="inline-block" />,
});
