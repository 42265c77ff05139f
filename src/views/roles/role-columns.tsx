import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRole } from '#src/domain/rights/access.ts';
import { type DutyConflict, dutyConflictsOf } from '#src/domain/roles/duty-conflict.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { countOf } from '#src/domain/lists/role-table.ts';
import { pathOfRole } from '#src/machines/roles/role-editor-context.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowButton, RowEditLink, RowFlag } from '#src/views/lists/table/row-button.tsx';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useCan } from '#src/views/rights/can.tsx';

/** Name, rights, users, and actions, each with its own right (product 6). */
export function useRoleColumns(roles: RolesActor): readonly ListColumn<Role>[] {
  const { t } = useTranslation('roles');
  const { t: tContent } = useTranslation('content');
  const can = useCan();
  return useMemo(() => {
    const count = (name: 'users' | 'pages' | 'buttons') => ({
      name,
      title: t(name),
      isNumber: true,
      card: 'field' as const,
      render: (role: Role) => String(countOf(role, name) ?? '—'),
    });
    const columns: ListColumn<Role>[] = [
      {
        name: 'roleName',
        title: t('name'),
        card: 'title',
        render: ({ id, roleName, moduleInfoList }) => (
          <span className={clsx(parts.named, parts.stacked)}>
            <RowLink href={pathOfRole(id)} className={parts.title}>
              {roleName}
            </RowLink>
            {roleName === adminRole && <RowFlag isQuiet>{t('admin')}</RowFlag>}
            <ConflictFlag conflicts={dutyConflictsOf(moduleInfoList, roleName)} t={t} />
          </span>
        ),
      },
      count('users'),
      count('pages'),
      count('buttons'),
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

const ConflictFlag = ({ conflicts, t }: { conflicts: readonly DutyConflict[]; t: TFunction<'roles'> }) =>
  conflicts.length > 0 && (
    <StateBadge
      tone="held"
      label={t('conflict.flag')}
      title={conflicts.map((conflict) => t(`conflict.${conflict}`)).join('\n')}
    />
  );
