import { useCallback, useState } from 'react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { bringsOnline, type ContentRecord, type RecordOperation, textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useRowMenu } from '#src/views/lists/table/row-menu.tsx';

/** The question before an operation on a record; `button` is the one that was pressed in its row. */
export interface RowQuestion {
  kind: 'confirm' | 'check' | 'lacks';
  operation: RecordOperation;
  record: ContentRecord;
  button: HTMLElement;
}

export type RowOperations = ReturnType<typeof useRowOperations>;

/**
 * One menu, one question and one function that runs operations, shared by all rows of a list. The functions are stable.
 */
export function useRowOperations(type: ContentType, list: ListActor) {
  const menu = useRowMenu<ContentRecord>();
  const [question, ask] = useState<RowQuestion | null>(null);

  const run = useCallback(
    (operation: RecordOperation, record: ContentRecord, button: HTMLElement, reason = '') => {
      ask(null);
      // The row disappears at once, so the focus moves to the main area.
      if (operation.name === 'delete') button.closest('main')?.focus({ preventScroll: true });
      list.send({ type: 'operate', operation, record, title: textOf(record, type.titleField), reason });
    },
    [type, list],
  );

  /**
   * Unpublishing and deleting are confirmed first. Before publishing, the record is checked; without findings it is
   * published at once (decision 065). An incomplete record is not submitted; its missing fields are listed.
   */
  const start = useCallback(
    (operation: RecordOperation, record: ContentRecord, button: HTMLElement) => {
      if (operation.name === 'unpublish' || operation.name === 'delete')
        ask({ kind: 'confirm', operation, record, button });
      else if (operation.name === 'submit' && (type.lifecycle?.lacks(record).length ?? 0) > 0)
        ask({ kind: 'lacks', operation, record, button });
      else if (bringsOnline(operation)) ask({ kind: 'check', operation, record, button });
      else run(operation, record, button);
    },
    [type, run],
  );

  const cancel = () => {
    question?.button.focus();
    ask(null);
  };

  return { menu, question, start, run, cancel };
}
