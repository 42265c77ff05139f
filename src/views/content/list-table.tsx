import { useMediaQuery } from '@mantine/hooks';
import { DataTable } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { usePagedTable } from '#src/views/lists/use-paged-table.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { phoneQuery } from '#src/views/page/phone-query.ts';
import { useListColumns } from './list-columns.tsx';
import { useListLayout } from './use-list-settings.ts';
import { useSelection } from './use-selection.ts';

/** The page with the expected result of an operation that is under way. */
const pageOf = ({ context }: SnapshotFrom<ListActor>) => shownPage(context);

/** The records: first column names them and leads to them, actions at the right end. */
export function ListTable({ type, list }: { type: ContentType; list: ListActor }) {
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const { density } = useListLayout(list);
  const columns = useListColumns(type, list, isPhone);
  const { failure, awaited, records, frame, table } = usePagedTable(list, { columns, pageOf });
  const selection = useSelection(type, list, awaited ? [] : records);
  return (
    <div {...frame} data-density={density}>
      <DataTable
        {...table}
        pinFirstColumn={!isPhone}
        pinLastColumn={columns.at(-1)?.accessor === 'actions'}
        {...selection}
        isRecordSelectable={() => !awaited}
        // The table keeps its empty state in the document even when there are records, so that the keyboard could reach
        // it.
        emptyState={records.length > 0 ? <span /> : <NoRecords type={type} list={list} failure={failure} />}
      />
    </div>
  );
}

function NoRecords({ type, list, failure }: { type: ContentType; list: ListActor; failure: Failure | null }) {
  const { t } = useTranslation('content');
  const can = useCan();
  const filtered = useIsFiltered(list);
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
