import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Density } from '#src/domain/lists/list-settings.ts';
import type { Role } from '#src/domain/roles/role.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

interface Props {
  roles: RolesActor;
  columns: readonly ListColumn<Role>[];
  density: Density | null;
}

export function RolesTable({ roles, ...shown }: Props) {
  const selection = useRowSelection(roles, nameOf);
  const empty = useCallback((failure: Failure | null) => <NoRoles roles={roles} failure={failure} />, [roles]);
  return <PagedList list={roles} selection={selection} awaitedRows={awaitedRows} empty={empty} {...shown} />;
}

const nameOf = ({ roleName }: Role) => roleName;

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

/** There are few roles, so the placeholder has few rows. */
const awaitedRows = defaultListQuery.pageSize / 4;
