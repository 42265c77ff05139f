import type { ComponentProps } from 'react';
import { ExportMenu } from './export-menu.tsx';
import type { ExportedList } from '#src/views/lists/export/use-list-export.ts';
import { exportList, type ListParts } from './list-engine.ts';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { ColumnChooser } from '#src/views/lists/settings/column-chooser.tsx';

interface Props extends Pick<ComponentProps<typeof ExportMenu>, 'before' | 'after'> {
  parts: ListParts<ExportedList & ComponentProps<typeof RefreshButton>['list']>;
}

/** The tools in the heading of every list: columns, refresh, export. */
export const ListTools = ({ parts, ...menu }: Props) => (
  <>
    <ColumnChooser list={parts.list} choices={parts.choices} />
    <RefreshButton list={parts.list} />
    <ExportMenu list={parts.list} most={parts.table.most} onExport={(format) => exportList(parts, format)} {...menu} />
  </>
);
