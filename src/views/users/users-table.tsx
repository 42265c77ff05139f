import { Button, EmptyState } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { UsersActor } from '#src/machines/users.ts';
import tableClasses from '../content/list-table.module.css';
import { usePagedTable } from '../content/use-paged-table.tsx';
import { phoneQuery } from '../parts/phone-query.ts';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';
import { useUserColumns } from './user-columns.tsx';

const selectFiltered = (snapshot: ReturnType<UsersActor['getSnapshot']>) => Object.keys(snapshot.context.query.filters).length > 0;

/** The users: the login name leads to the user's page, operations stand at the right end. */
export function UsersTable({ users }: { users: UsersActor }) {
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const columns = useUserColumns(users, isPhone);
  const { failed, records, frame, table } = usePagedTable(users, { columns });
  return (
    <div {...frame}>
      <DataTable
        {...table}
        pinFirstColumn={!isPhone}
        pinLastColumn
        emptyState={records.length > 0 ? <span /> : <NoUsers users={users} failed={failed} />}
      />
    </div>
  );
}

/** Empty, no match and failed look like what they are, and say what to do now. */
function NoUsers({ users, failed }: { users: UsersActor; failed: boolean }) {
  const { t } = useTranslation(['users', 'content', 'common']);
  const filtered = useSelector(users, selectFiltered);
  if (failed) {
    return (
      <EmptyState className={tableClasses.nothing} icon={<FailedIcon aria-hidden />} title={t('content:list.failed')} description={t('content:list.failedHint')}>
        <EmptyState.Actions>
          <Button onClick={() => users.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (!filtered) return <EmptyState className={tableClasses.nothing} icon={<EmptyIcon aria-hidden />} title={t('list.empty')} />;
  return (
    <EmptyState className={tableClasses.nothing} icon={<SearchIcon aria-hidden />} title={t('content:list.noMatch')} description={t('content:list.noMatchHint')}>
      <EmptyState.Actions>
        <Button variant="default" onClick={() => users.send({ type: 'query.reset' })}>
          {t('content:btn.reset')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
