import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Column, columnsOf, shownColumns } from '#src/domain/content/list-columns.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { ColumnChoices } from '#src/views/lists/settings/column-chooser.tsx';
import { useListLayout } from '#src/views/lists/settings/use-list-settings.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The columns that are shown at this width, shared by the list, the columns panel and the export. */
export function useShownColumns(type: ContentType, list: ListActor): readonly Column[] {
  const { columns } = useListLayout(list);
  const isWide = useMediaQuery('(min-width: 1440px)', false, { getInitialValueInEffect: false });
  return useMemo(() => shownColumns(type, columns, isWide), [type, columns, isWide]);
}

/** The columns to choose from. */
export function useColumnChoices(type: ContentType, list: ListActor): ColumnChoices {
  const text = useDomainText(['content']);
  const shown = useShownColumns(type, list).map(({ name }) => name);
  return { shown, offered: columnsOf(type).map(({ name, label }) => ({ name, title: text(label) })) };
}
