import { Badge, Button, EmptyState } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ContentType, type Field, fieldNamed } from '#src/domain/content/content-type.ts';
import { pageSizes } from '#src/domain/content/list-query.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/list.ts';
import { Can, useCan } from '../parts/can.tsx';
import { formatTime } from '../parts/format-time.ts';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';
import { useDomainText } from '../parts/use-text.ts';
import classes from './list-table.module.css';
import { RowActions } from './row-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

type ListSnapshot = ReturnType<ListActor['getSnapshot']>;

const selectQuery = (snapshot: ListSnapshot) => snapshot.context.query;
const selectPage = (snapshot: ListSnapshot) => snapshot.context.page;
const selectBusy = (snapshot: ListSnapshot) => snapshot.hasTag('busy');
/** 无回款 passes silently: nothing was returned, which is an empty list (decision 8). */
const selectFailed = (snapshot: ListSnapshot) =>
  snapshot.matches({ records: 'failed' }) && snapshot.context.failure?.kind !== 'nothing';

/** Too narrow for actions beside the title: there they are all in one menu. */
const phoneQuery = '(max-width: 600px)';

/** The records: first column names them and leads to them, actions at the right end. */
export function ListTable({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('content');
  const query = useSelector(list, selectQuery);
  const page = useSelector(list, selectPage);
  const busy = useSelector(list, selectBusy);
  const failed = useSelector(list, selectFailed);
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const columns = useColumns(type, list, isPhone);
  const change = (part: Partial<typeof query>) => list.send({ type: 'query.change', change: part });
  const records = failed ? [] : [...(page?.list ?? [])];
  return (
    <DataTable
      className={classes.table}
      withTableBorder
      borderRadius={6}
      verticalSpacing={0}
      horizontalSpacing="sm"
      minHeight={records.length === 0 ? 320 : 0}
      highlightOnHover
      pinFirstColumn={!isPhone}
      pinLastColumn
      fetching={busy && !failed}
      loaderType="dots"
      records={records}
      columns={columns}
      sortStatus={{ columnAccessor: query.orderBy ?? '', direction: query.desc ? 'desc' : 'asc' }}
      onSortStatusChange={({ columnAccessor, direction }) =>
        change({ orderBy: String(columnAccessor), desc: direction === 'desc' })
      }
      page={query.pageNum}
      onPageChange={(pageNum) => change({ pageNum })}
      totalRecords={failed ? 0 : (page?.total ?? 0)}
      recordsPerPage={query.pageSize}
      recordsPerPageOptions={[...pageSizes]}
      onRecordsPerPageChange={(pageSize) => change({ pageSize })}
      recordsPerPageLabel={t('list.perPage')}
      paginationText={({ totalRecords }) => t('list.total', { total: totalRecords })}
      getPaginationControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'list.next' : 'list.previous') })}
      getPaginationItemProps={(number) => ({ 'aria-label': t('list.page', { page: number }) })}
      // The table keeps it in the page, unseen but within reach of the keyboard, when there are records.
      emptyState={records.length > 0 || (busy && !page) ? <span /> : <NothingThere type={type} list={list} failed={failed} />}
    />
  );
}

function useColumns(type: ContentType, list: ListActor, isPhone: boolean): DataTableColumn<ContentRecord>[] {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  return useMemo(
    () => [
      {
        accessor: type.titleField,
        title: text(fieldNamed(type, type.titleField).label),
        sortable: true,
        width: 262,
        render: (record) => (
          <div className={classes.named}>
            <Link className={classes.title} href={`${type.path}/${encodeURIComponent(record.id)}`} title={textOf(record, type.titleField)}>
              {textOf(record, type.titleField)}
            </Link>
            {record.isTop && <Flag>{t('flag.top')}</Flag>}
            {record.isBanner && <Flag>{t('flag.banner')}</Flag>}
          </div>
        ),
      },
      {
        accessor: 'status',
        title: text('field.status'),
        sortable: true,
        width: 128,
        render: (record) => <StatusBadge status={record.status} />,
      },
      ...type.columns.map((name): DataTableColumn<ContentRecord> => {
        const field = fieldNamed(type, name);
        return {
          accessor: name,
          title: text(field.label),
          sortable: true,
          ellipsis: true,
          width: widths[field.kind] ?? 130,
          render: (record) => shownValue(record, name, field.kind, (value) => text(field.choices?.find((choice) => choice.value === value)?.label ?? value)),
        };
      }),
      {
        accessor: 'updatedTime',
        title: text('field.updatedTime'),
        sortable: true,
        width: 148,
        // Where it would push the others off the page, the record's own page has it.
        visibleMediaQuery: '(min-width: 1440px)',
        render: (record) => <span className={classes.time}>{formatTime(record.updatedTime)}</span>,
      },
      {
        accessor: 'actions',
        title: t('list.actions'),
        width: isPhone ? 72 : 180,
        textAlign: 'right',
        render: (record) => <RowActions type={type} list={list} record={record} compact={isPhone} />,
      },
    ],
    [type, list, isPhone, t, text],
  );
}

const widths: Partial<Record<Field['kind'], number>> = { baseResource: 168, dateTime: 148, choice: 140 };

function shownValue(record: ContentRecord, name: string, kind: string, choiceText: (value: string) => string) {
  const value = textOf(record, name);
  if (kind === 'baseResource') return textOf(record, `${name}Name`) || value;
  if (kind === 'dateTime') return <span className={classes.time}>{formatTime(value)}</span>;
  return kind === 'choice' ? choiceText(value) : value;
}

const Flag = ({ children }: { children: string }) => (
  <Badge variant="light" radius="sm" className={classes.flag}>
    {children}
  </Badge>
);

/** Empty, no match and failed look like what they are, and say what to do now. */
function NothingThere({ type, list, failed }: { type: ContentType; list: ListActor; failed: boolean }) {
  const { t } = useTranslation(['content', 'common']);
  const can = useCan();
  const filtered = Object.keys(useSelector(list, selectQuery).filters).length > 0;
  if (failed) {
    return (
      <EmptyState className={classes.nothing} icon={<FailedIcon aria-hidden />} title={t('list.failed')} description={t('list.failedHint')}>
        <EmptyState.Actions>
          <Button onClick={() => list.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <EmptyState className={classes.nothing} icon={<SearchIcon aria-hidden />} title={t('list.noMatch')} description={t('list.noMatchHint')}>
        <EmptyState.Actions>
          <Button variant="default" onClick={() => list.send({ type: 'query.change', change: { filters: {} } })}>
            {t('btn.reset')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={classes.nothing}
      icon={<EmptyIcon aria-hidden />}
      title={t('list.empty')}
      description={can('add') ? t('list.emptyHint') : t('list.emptyReadOnly')}
    >
      <Can action="add">
        <EmptyState.Actions>
          <Button component={Link} href={`${type.path}/new`}>
            {t('btn.add')}
          </Button>
        </EmptyState.Actions>
      </Can>
    </EmptyState>
  );
}
