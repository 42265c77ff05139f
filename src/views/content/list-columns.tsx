import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import type { Column } from '#src/domain/content/list-columns.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useListLayout, widthProps } from '#src/views/lists/settings/use-list-settings.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowFlag } from '#src/views/lists/table/row-button.tsx';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { useDomainText } from '#src/views/words/use-text.ts';
import { looks, shownValue } from './list-cells.tsx';
import { useShownColumns } from './use-shown-columns.ts';

/** How many fields a card shows below the title and the status. */
const fieldsOnCard = 3;

/** Title first, the chosen columns, then the actions if there are any. The title takes the remaining width. */
export function useListColumns(
  type: ContentType,
  list: ListActor,
  actions: ListColumn<ContentRecord> | null,
): readonly ListColumn<ContentRecord>[] {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  const { columns: chosen, widths } = useListLayout(list);
  const shown = useShownColumns(type, list);
  return useMemo(() => {
    const headed = (name: string, label: string) => ({
      name,
      title: text(label),
      sorts: true,
      ...widthProps(list, widths, name),
    });
    const onCard = shown.filter(({ kind }) => kind !== 'status').slice(0, fieldsOnCard);
    const fieldColumn = (column: Column): ListColumn<ContentRecord> => {
      const { isNumber = false, isFigures = false } = looks[column.kind];
      return {
        ...headed(column.name, column.label),
        isNumber,
        isFigures,
        // Columns that the person chose stay.
        rank: chosen ? undefined : rankOf(column),
        render: (record) => shownValue(record, column, text),
        ...(column.kind === 'account' && { hint: (record) => textOf(record, column.name) }),
        ...(column.kind === 'status' ? { card: 'badge' } : onCard.includes(column) ? { card: 'field' } : {}),
      };
    };
    const title: ListColumn<ContentRecord> = {
      ...headed(type.titleField, fieldNamed(type, type.titleField).label),
      card: 'title',
      render: (record) => <Title type={type} record={record} top={t('flag.top')} banner={t('flag.banner')} />,
    };
    return [title, ...shown.map(fieldColumn), ...(actions ? [actions] : [])];
  }, [type, list, chosen, widths, shown, actions, t, text]);
}

/** Status and grade are shown as long as possible; the fields of the form are hidden first. */
const rankOf = ({ name, kind, region }: Column): ListColumn<ContentRecord>['rank'] =>
  kind === 'status' || name === 'grade' ? undefined : kind === 'choice' && !region ? 'extra' : 'secondary';

interface TitleProps {
  type: ContentType;
  record: ContentRecord;
  /** The words of the two flags. */
  top: string;
  banner: string;
}

function Title({ type, record, top, banner }: TitleProps) {
  const title = textOf(record, type.titleField);
  const link = (
    <RowLink className={parts.title} href={recordPath(type.path, record.id)}>
      {title}
    </RowLink>
  );
  if (!record.isTop && !record.isBanner) return link;
  return (
    <div className={parts.named}>
      {link}
      {record.isTop && <RowFlag>{top}</RowFlag>}
      {record.isBanner && <RowFlag>{banner}</RowFlag>}
    </div>
  );
}
