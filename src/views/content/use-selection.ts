import { useCallback } from 'react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { operationsOf } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { RowSelection } from '#src/views/lists/table/selection.ts';
import { useCan } from '#src/views/rights/can.tsx';

/** The check boxes of the list, for people with a right to change records. */
export function useSelection(type: ContentType, list: ListActor): RowSelection<ContentRecord> | null {
  const can = useCan();
  const titleOf = useCallback((record: ContentRecord) => textOf(record, type.titleField), [type]);
  const selection = useRowSelection(list, titleOf, shownPage);
  return operationsOf(type).some(({ right }) => can(right)) ? selection : null;
}
