import { useSelector } from '@xstate/react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import classes from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { DoneBar } from './done-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';

type ListSnapshot = ReturnType<ListActor['getSnapshot']>;

const selectDone = ({ context }: ListSnapshot) => context.bulkDone;
const selectHasSelection = ({ context }: ListSnapshot) => context.selected.length > 0;
const selectBulk = ({ context }: ListSnapshot) => context.bulk;

/** Below the list: what was done last and what is selected. And the dialog of a bulk operation. */
export function Bulk({ type, list }: { type: ContentType; list: ListActor }) {
  const done = useSelector(list, selectDone);
  const hasSelection = useSelector(list, selectHasSelection);
  const bulk = useSelector(list, selectBulk);
  return (
    <>
      {(done || hasSelection) && (
        <div className={classes.bars}>
          {done && <DoneBar list={list} done={done} />}
          {hasSelection && <SelectionBar type={type} list={list} />}
        </div>
      )}
      {bulk && <BulkDialog type={type} bulk={bulk} />}
    </>
  );
}
