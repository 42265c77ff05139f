import { Badge } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ContentType, type Field, fieldNamed } from '#src/domain/content/content-type.ts';
import { type ContentRecord, recordOperations, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/list.ts';
import { useCan } from '../parts/can.tsx';
import { formatTime } from '../parts/format-time.ts';
import { useDomainText } from '../parts/use-text.ts';
import classes from './list-table.module.css';
import { RowActions } from './row-actions.tsx';
import { SortHeader } from './sort-header.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Title first, actions last where there are any, the type's own columns between. */
export function useListColumns(type: ContentType, list: ListActor, isPhone: boolean): DataTableColumn<ContentRecord>[] {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  const can = useCan();
  const acts = can('edit') || recordOperations.some((operation) => can(operation.right));
  return useMemo(
    () => [
      {
        accessor: type.titleField,
        title: <SortHeader list={list} name={type.titleField} title={text(fieldNamed(type, type.titleField).label)} />,
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
        title: <SortHeader list={list} name="status" title={text('field.status')} />,
        width: 128,
        render: (record) => <StatusBadge status={record.status} />,
      },
      ...type.columns.map((name): DataTableColumn<ContentRecord> => {
        const field = fieldNamed(type, name);
        return {
          accessor: name,
          title: <SortHeader list={list} name={name} title={text(field.label)} />,
          ellipsis: true,
          width: widths[field.kind] ?? 130,
          render: (record) => shownValue(record, name, field.kind, (value) => text(field.choices?.find((choice) => choice.value === value)?.label ?? value)),
        };
      }),
      {
        accessor: 'updatedTime',
        title: <SortHeader list={list} name="updatedTime" title={text('field.updatedTime')} />,
        width: 148,
        // Where it would push the others off the page, the record's own page has it.
        visibleMediaQuery: '(min-width: 1440px)',
        render: (record) => <span className={classes.time}>{formatTime(record.updatedTime)}</span>,
      },
      ...(acts ? [actionsColumn(type, list, t('list.actions'), isPhone)] : []),
    ],
    [type, list, isPhone, acts, t, text],
  );
}

const actionsColumn = (type: ContentType, list: ListActor, title: string, isPhone: boolean): DataTableColumn<ContentRecord> => ({
  accessor: 'actions',
  title,
  width: isPhone ? 72 : 180,
  textAlign: 'right',
  render: (record) => <RowActions type={type} list={list} record={record} compact={isPhone} />,
});

const widths: Partial<Record<Field['kind'], number>> = { reference: 168, dateTime: 148, choice: 140 };

function shownValue(record: ContentRecord, name: string, kind: string, choiceText: (value: string) => string) {
  const value = textOf(record, name);
  if (kind === 'reference') return textOf(record, `${name}Name`) || value;
  if (kind === 'dateTime') return <span className={classes.time}>{formatTime(value)}</span>;
  return kind === 'choice' ? choiceText(value) : value;
}

const Flag = ({ children }: { children: string }) => (
  <Badge variant="light" radius="sm" className={classes.flag}>
    {children}
  </Badge>
);
