import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRole } from '#src/domain/rights/access.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { pathOfRole } from '#src/machines/roles/role-editor-context.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { RowButton, RowEditLink, RowFlag } from '#src/views/lists/table/row-button.tsx';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { useCan } from '#src/views/rights/can.tsx';

export function RolesTable({ roles }: { roles: RolesActor }) {
  const empty = useCallback((failure: Failure | null) => <NoRoles roles={roles} failure={failure} />, [roles]);
  return <PagedList list={roles} columns={useColumns(roles)} awaitedRows={awaitedRows} empty={empty} />;
}

/** Name, rights, users, and actions, each with its own right (product 6). */
function useColumns(roles: RolesActor): readonly ListColumn<Role>[] {
  const { t } = useTranslation('roles');
  const { t: tContent } = useTranslation('content');
  const can = useCan();
  return useMemo(() => {
    const count = (name: 'users' | 'pages' | 'buttons', countOf: (role: Role) => number | undefined) => ({
      name,
      title: t(name),
      isNumber: true,
      card: 'field' as const,
      render: (role: Role) => String(countOf(role) ?? '—'),
    });
    const columns: ListColumn<Role>[] = [
      {
        name: 'roleName',
        title: t('name'),
        card: 'title',
        render: ({ id, roleName }) => (
          <span className={parts.named}>
            <RowLink href={pathOfRole(id)} className={parts.title}>
              {roleName}
            </RowLink>
            {roleName === adminRole && <RowFlag isQuiet>{t('admin')}</RowFlag>}
          </span>
        ),
      },
      count('users', ({ userCount }) => userCount),
      count('pages', (role) => grantsOf(role).pages.length),
      count('buttons', (role) => grantsOf(role).buttons.length),
    ];
    if (!can('edit') && !can('del')) return columns;
    const render = (role: Role) => (
      <>
        {can('edit') && <RowEditLink href={pathOfRole(role.id)} title={role.roleName} t={tContent} />}
        {can('del') && (
          <RowButton
            grave
            label={tContent('op.named', { operation: tContent('op.delete'), title: role.roleName })}
            onPress={() => roles.send({ type: 'role.remove', role })}
          >
            {tContent('op.delete')}
          </RowButton>
        )}
      </>
    );
    return [...columns, { name: 'actions', title: tContent('list.actions'), card: 'actions', render }];
  }, [roles, can, t, tContent]);
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

/** There are few roles, so the placeholder has few rows. */
const awaitedRows = defaultListQuery.pageSize / 4;
