import { useMediaQuery } from '@mantine/hooks';
import { DataTable } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { usePagedTable } from '#src/views/lists/use-paged-table.tsx';
import { phoneQuery } from '#src/views/page/phone-query.ts';
import { useUserColumns } from './user-columns.tsx';

/** The users: the login name leads to the user's page, operations stand at the right end. */
export function UsersTable({ users }: { users: UsersActor }) {
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const columns = useUserColumns(users, isPhone);
  const { failure, records, frame, table } = usePagedTable(users, { columns });
  return (
    <div {...frame}>
      <DataTable
        {...table}
        pinFirstColumn={!isPhone}
        pinLastColumn
        emptyState={records.length > 0 ? <span /> : <NoUsers users={users} failure={failure} />}
      />
    </div>
  );
}

function NoUsers({ users, failure }: { users: UsersActor; failure: Failure | null }) {
  const { t } = useTranslation('users');
  const filtered = useIsFiltered(users);
  return (
    <NothingThere
      failure={failure}
      filtered={filtered}
      empty={{ title: t('list.empty') }}
      onRetry={() => users.send({ type: 'reload' })}
      onReset={() => users.send({ type: 'query.reset' })}
    />
  );
}
