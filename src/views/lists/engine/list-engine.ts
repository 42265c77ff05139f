import { useMemo } from 'react';
import { type Density, type ListLayout, layoutOf } from '#src/domain/lists/list-settings.ts';
import { fileColumns, type ListTable } from '#src/domain/lists/list-table.ts';
import type { TableFormat } from '#src/domain/tables/table.ts';
import { type ExportedList, startExport } from '#src/views/lists/export/use-list-export.ts';
import type { ColumnChoices } from '#src/views/lists/settings/column-chooser.tsx';
import {
  settingsOf,
  type SettingsOwner,
  useListLayout,
  widthProps,
} from '#src/views/lists/settings/use-list-settings.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';

/**
 * A column that a list offers. The first one names the item and stays first; actions stay last. All others can be hidden and
 * moved.
 */
export interface OfferedColumn<Item> extends ListColumn<Item> {
  /** It is shown only if the person chooses it. */
  onDemand?: boolean;
}

/** What the tools of a list need: its machine, its table in a file, and its columns. */
export interface ListParts<List> {
  list: List;
  table: Pick<ListTable<never>, 'headings' | 'most'>;
  /** The name of the first column, which is always shown. */
  first: string;
  choices: ColumnChoices;
}

interface ListEngine<Item, List> {
  /** The columns as the person arranged them: chosen, in order, and with widths that they can change. */
  columns: readonly ListColumn<Item>[];
  density: Density | null;
  parts: ListParts<List>;
}

/**
 * The settings of a list, applied to the columns that it offers. `offered` is a stable array while nothing in it changes;
 * otherwise all rows render again.
 */
export function useListEngine<Item, List extends SettingsOwner>(
  list: List,
  table: ListParts<List>['table'],
  offered: readonly OfferedColumn<Item>[],
): ListEngine<Item, List> {
  const layout = useListLayout(list);
  return useMemo(() => {
    const free = offered.filter((column, index) => index > 0 && !isFixed(column));
    const shown = chosenOf(free, layout);
    const withWidth = (column: ListColumn<Item>): ListColumn<Item> => ({
      ...column,
      ...widthProps(list, layout.widths, column.name),
    });
    return {
      columns: [...[...offered.slice(0, 1), ...shown].map(withWidth), ...offered.filter(isFixed)],
      density: layout.density,
      parts: {
        list,
        table,
        first: offered[0]?.name ?? '',
        choices: {
          offered: free.map(({ name, title }) => ({ name, title })),
          shown: shown.map(({ name }) => name),
        },
      },
    };
  }, [list, table, offered, layout]);
}

/** Starts an export with the columns that the person chose, or with all that the list offers. */
export function exportList(
  { list, table, first, choices }: ListParts<ExportedList>,
  format: TableFormat,
  reason?: string,
): void {
  const offered = [first, ...choices.offered.map(({ name }) => name)];
  const columns = fileColumns(table, offered, layoutOf(settingsOf(list).getSnapshot().context));
  startExport(list, format, { columns, ...(reason !== undefined && { reason }) });
}

const isFixed = ({ card }: Pick<ListColumn<never>, 'card'>): boolean => card === 'actions';

/** Columns that the person chose have no rank: they stay even without room for all. */
function chosenOf<Item>(free: readonly OfferedColumn<Item>[], { columns }: ListLayout): readonly ListColumn<Item>[] {
  if (columns === null) return free.filter(({ onDemand }) => !onDemand);
  return [...new Set(columns)].flatMap((name) => {
    const found = free.find((column) => column.name === name);
    if (!found) return [];
    const { rank: _, ...column } = found;
    return column;
  });
}
