import type { DataTableSelectionProps } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, recordOperations, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useCan } from '#src/views/rights/can.tsx';

/** The checkboxes of the table, for those who have a right to do something with records. The list machine holds the selection. */
export function useSelection(
  type: ContentType,
  list: ListActor,
  shown: ContentRecord[],
): DataTableSelectionProps<ContentRecord> {
  const { t } = useTranslation('content');
  const can = useCan();
  const { selected } = useContextOf(list, 'selected');
  if (!recordOperations.some(({ right }) => can(right))) return {};
  return {
    selectedRecords: selected === 'all' ? shown : [...selected],
    onSelectedRecordsChange: (records) => list.send({ type: 'select', selected: records }),
    selectionTrigger: 'cell',
    allRecordsSelectionCheckboxProps: { 'aria-label': t('list.selectPage') },
    getRecordSelectionCheckboxProps: (record) => ({
      'aria-label': t('list.select', { title: textOf(record, type.titleField) }),
    }),
  };
}
