import { useMemo } from 'react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Column, columnsOf, shownColumns } from '#src/domain/content/list-columns.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { ColumnChoices } from '#src/views/lists/settings/column-chooser.tsx';
import { useListLayout } from '#src/views/lists/settings/use-list-settings.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The columns of the list, shared by its table, the columns panel and the export. The table hides those without room. */
export function useShownColumns(type: ContentType, list: ListActor): readonly Column[] {
  const { columns } = useListLayout(list);
  return useMemo(() => shownColumns(type, columns), [type, columns]);
}

/** The columns to choose from. */
export function useColumnChoices(type: ContentType, list: ListActor): ColumnChoices {
  const text = useDomainText(['content']);
  const shown = useShownColumns(type, list).map(({ name }) => name);
  return { shown, offered: columnsOf(type).map(({ name, label }) => ({ name, title: text(label) })) };
}
