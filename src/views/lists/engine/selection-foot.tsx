import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import classes from '#src/views/bulk/bulk.module.css';
import { SelectionBar } from '#src/views/bulk/selection-bar.tsx';
import { footRef } from '#src/views/page/sticky-height.ts';
import { FormatMenu } from '#src/views/lists/export/format-menu.tsx';
import type { ExportedList } from '#src/views/lists/export/use-list-export.ts';
import { exportList, type ListParts } from './list-engine.ts';

export type SelectionParts = ListParts<
  ExportedList & { send: (event: { type: 'select'; selected: [] | 'all' }) => void }
>;

/** The selection of a list, with its export. */
export function SelectionFoot({ parts }: { parts: SelectionParts }) {
  const { list, table } = parts;
  const { selected, page } = useContextOf(list, 'selected', 'page');
  if (selected.length === 0) return null;
  return (
    <div ref={footRef} className={classes.bars}>
      <SelectionBar
        floats
        selected={selected}
        page={page}
        onSelect={(next) => list.send({ type: 'select', selected: next })}
      >
        <FormatMenu list={list} size="small" most={table.most} onExport={(format) => exportList(parts, format)} />
      </SelectionBar>
    </div>
  );
}
