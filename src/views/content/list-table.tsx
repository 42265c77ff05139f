import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { useListLayout } from '#src/views/lists/settings/use-list-settings.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { useListColumns } from './list-columns.tsx';
import { RowDialogs } from './row-dialogs.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useRowOperations } from './use-row-operations.ts';
import { useSelection } from './use-selection.ts';

/** The page with the expected result of an operation that is under way. */
const pageOf = ({ context }: SnapshotFrom<ListActor>) => shownPage(context);

/** The table of records: the first column links to them, the actions are in the last one. */
export function ListTable({ type, list }: { type: ContentType; list: ListActor }) {
  const isPhone = useIsPhone();
  const { density } = useListLayout(list);
  const operations = useRowOperations(type, list);
  const { column, actionsOf } = useRowActions(type, list, operations, isPhone);
  const columns = useListColumns(type, list, column);
  const selection = useSelection(type, list);
  const empty = useCallback(
    (failure: Failure | null) => <NoRecords type={type} list={list} failure={failure} />,
    [type, list],
  );
  return (
    <>
      <PagedList list={list} columns={columns} selection={selection} density={density} pageOf={pageOf} empty={empty} />
      <RowDialogs type={type} operations={operations} actionsOf={actionsOf} isCompact={isPhone} />
    </>
  );
}

function NoRecords({ type, list, failure }: { type: ContentType; list: ListActor; failure: Failure | null }) {
  const { t } = useTranslation('content');
  const can = useCan();
  const filtered = useIsFiltered(list, type);
  return (
    <NothingThere
      failure={failure}
      filtered={filtered}
      empty={
        can('add')
          ? {
              title: t('list.empty'),
              description: t('list.emptyHint'),
              action: <AddButton href={`${type.path}/new`} label={t('btn.add')} />,
            }
          : { title: t('list.empty'), description: t('list.emptyReadOnly') }
      }
      onRetry={() => list.send({ type: 'reload' })}
      onReset={() => list.send({ type: 'query.reset' })}
    />
  );
}
