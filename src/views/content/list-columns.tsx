import { Badge } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import type { Column } from '#src/domain/content/list-columns.ts';
import { type ContentRecord, recordOperations, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import classes from '#src/views/lists/list-table.module.css';
import { useCan } from '#src/views/rights/can.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { ColumnHeader } from './column-header.tsx';
import { looks, shownValue } from './list-cells.tsx';
import { RowActions } from './row-actions.tsx';
import { useListLayout, useShownColumns } from './use-list-settings.ts';

const titleWidth = 220;

/** How much wider the words of a language are than Chinese ones. */
const wordinessOf: Readonly<Record<string, number>> = { en: 1.1, es: 1.25 };

/** Title first, actions last if there are any, the chosen columns between. The title takes the width that is left. */
export function useListColumns(type: ContentType, list: ListActor, isPhone: boolean): DataTableColumn<ContentRecord>[] {
  const { t, i18n } = useTranslation('content');
  const wordiness = wordinessOf[i18n.language] ?? 1;
  const text = useDomainText(['content']);
  const can = useCan();
  const layout = useListLayout(list);
  const shown = useShownColumns(type, list);
  const acts = can('edit') || recordOperations.some((operation) => can(operation.right));
  return useMemo(() => {
    const headed = (name: string, label: string, usualWidth: number, style = fixed) => {
      const width = layout.widths[name] ?? usualWidth;
      const styles = style(width);
      return {
        accessor: name,
        title: <ColumnHeader list={list} name={name} title={text(label)} width={width} />,
        titleClassName: classes.headed ?? '',
        // Not `width`, because the table ignores later changes of it.
        titleStyle: styles,
        cellsStyle: () => styles,
      };
    };
    const fieldColumn = (column: Column): DataTableColumn<ContentRecord> => ({
      ...headed(column.name, column.label, Math.round(looks[column.kind].width * wordiness)),
      ellipsis: true,
      textAlign: looks[column.kind].isNumber ? 'right' : 'left',
      render: (record) => shownValue(record, column, text),
    });
    return [
      {
        ...headed(type.titleField, fieldNamed(type, type.titleField).label, titleWidth, atLeast),
        render: (record) => (
          <div className={classes.named}>
            <Link
              className={classes.title}
              href={`${type.path}/${encodeURIComponent(record.id)}`}
              title={textOf(record, type.titleField)}
            >
              {textOf(record, type.titleField)}
            </Link>
            {record.isTop && <Flag>{t('flag.top')}</Flag>}
            {record.isBanner && <Flag>{t('flag.banner')}</Flag>}
          </div>
        ),
      },
      ...shown.map(fieldColumn),
      ...(acts ? [actionsColumn(type, list, t('list.actions'), isPhone)] : []),
    ];
  }, [type, list, layout, shown, isPhone, acts, wordiness, t, text]);
}

const fixed = (width: number): CSSProperties => ({ width, minWidth: width, maxWidth: width });

/** Takes the width that the other columns leave. */
const atLeast = (width: number): CSSProperties => ({ width: '100%', minWidth: width, maxWidth: 0 });

const actionsColumn = (
  type: ContentType,
  list: ListActor,
  title: string,
  isPhone: boolean,
): DataTableColumn<ContentRecord> => ({
  accessor: 'actions',
  title,
  // As wide as the words of the language, no wider.
  titleStyle: { width: 0 },
  cellsStyle: () => ({ width: 0, minWidth: isPhone ? 72 : 132 }),
  textAlign: 'right',
  render: (record) => <RowActions type={type} list={list} record={record} compact={isPhone} />,
});

const Flag = ({ children }: { children: string }) => (
  <Badge variant="light" radius="sm" className={classes.flag}>
    {children}
  </Badge>
);
