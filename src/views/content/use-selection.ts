import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { operationsOf } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type RowSelection, toggled, without, withAlso } from '#src/views/lists/table/selection.ts';
import { useCan } from '#src/views/rights/can.tsx';

/** The check boxes of the list, for people with a right to change records. The list machine holds the selection. */
export function useSelection(type: ContentType, list: ListActor): RowSelection<ContentRecord> | null {
  const { t } = useTranslation('content');
  const can = useCan();
  const { selected } = useContextOf(list, 'selected');
  const pressed = useRef<string | null>(null);
  const select = useCallback(
    (records: readonly ContentRecord[]) => list.send({ type: 'select', selected: records }),
    [list],
  );
  const toggle = useCallback(
    (record: ContentRecord, withShift: boolean) => {
      select(toggled(selectionOf(list), record, withShift ? pressed.current : null));
      pressed.current = record.id;
    },
    [list, select],
  );
  const togglePage = useCallback(() => {
    const { shown, selected: now } = selectionOf(list);
    const left = without(shown, now);
    select(left.length > 0 ? withAlso(now, left) : without(now, shown));
  }, [list, select]);
  const labelOf = useCallback(
    (record: ContentRecord) => t('list.select', { title: textOf(record, type.titleField) }),
    [t, type],
  );
  const mayOperate = operationsOf(type).some(({ right }) => can(right));
  return useMemo(() => {
    if (!mayOperate) return null;
    const ids = selected === 'all' ? null : new Set(selected.map(({ id }) => id));
    return {
      isSelected: ({ id }) => ids?.has(id) ?? true,
      toggle,
      togglePage,
      labelOf,
      pageLabel: t('list.selectPage'),
    };
  }, [mayOperate, selected, toggle, togglePage, labelOf, t]);
}

/** With all matches selected, the records of this page. */
function selectionOf(list: ListActor) {
  const { context } = list.getSnapshot();
  const shown = shownPage(context)?.list ?? [];
  return { shown, selected: context.selected === 'all' ? shown : context.selected };
}
