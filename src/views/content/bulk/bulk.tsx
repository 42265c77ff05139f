import { useSelector } from '@xstate/react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import classes from '#src/views/bulk/bulk.module.css';
import { footRef } from '#src/views/page/sticky-height.ts';
import { ContentDialog } from './content-dialog.tsx';
import { DoneBar } from './done-bar.tsx';
import { OperationBar } from './operation-bar.tsx';

/** Below the list: the selection, the result of the last bulk operation, and the dialog of a running one. */
export function Bulk({ type, list }: { type: ContentType; list: ListActor }) {
  const { bulkDone: done, bulk } = useContextOf(list, 'bulkDone', 'bulk');
  const hasSelection = useSelector(list, ({ context }) => context.selected.length > 0);
  return (
    <>
      {(done || hasSelection) && (
        <div ref={footRef} className={classes.bars}>
          {done && <DoneBar list={list} done={done} />}
          {hasSelection && <OperationBar type={type} list={list} />}
        </div>
      )}
      {bulk && <ContentDialog type={type} bulk={bulk} />}
    </>
  );
}
