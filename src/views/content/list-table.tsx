import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { usePagedTable } from '#src/views/lists/use-paged-table.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { phoneQuery } from '#src/views/page/phone-query.ts';
import { useListColumns } from './list-columns.tsx';
import { useListLayout } from './use-list-settings.ts';
import { useSelection } from './use-selection.ts';

const selectFiltered = (snapshot: ReturnType<ListActor['getSnapshot']>) =>
  Object.keys(snapshot.context.query.filters).length > 0;

/** With what an operation under way makes of it. */
const pageOf = ({ context }: ReturnType<ListActor['getSnapshot']>) => shownPage(context);

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
        // The table keeps it in the page, unseen but within reach of the keyboard, when there are records.
        emptyState={records.length > 0 ? <span /> : <NoRecords type={type} list={list} failure={failure} />}
      />
    </div>
  );
}

function NoRecords({ type, list, failure }: { type: ContentType; list: ListActor; failure: Failure | null }) {
  const { t } = useTranslation('content');
  const can = useCan();
  const filtered = useSelector(list, selectFiltered);
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
