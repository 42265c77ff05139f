import { useSelector } from '@xstate/react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ListActor } from '#src/machines/list.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { DoneBar } from './done-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';

type ListSnapshot = ReturnType<ListActor['getSnapshot']>;

const selectBar = ({ context: { selected, bulkDone } }: ListSnapshot) => {
  if (bulkDone) return 'done';
  return selected.length > 0 ? 'selection' : null;
};
const selectBulk = ({ context }: ListSnapshot) => context.bulk;

/** The bar below the list: what is selected, or what was just done to it. And the dialog of a bulk operation. */
export function Bulk({ type, list }: { type: ContentType; list: ListActor }) {
  const bar = useSelector(list, selectBar);
  const bulk = useSelector(list, selectBulk);
  return (
    <>
      {bar === 'done' && <DoneBar list={list} />}
      {bar === 'selection' && <SelectionBar type={type} list={list} />}
      {bulk && <BulkDialog type={type} bulk={bulk} />}
    </>
  );
}
