import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { AddButton } from '#src/views/lists/add-button.tsx';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ColumnChooser } from '#src/views/lists/settings/column-chooser.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { ImportExportButtons } from './import-export-buttons.tsx';
import { BulkArea } from '#src/views/content/bulk/bulk-area.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSummary, LateFilterChips } from './list-summary.tsx';
import { ListTable } from './list-table.tsx';
import { MapPlace, MapSwitch, useIsMapShown } from './map-switch.tsx';
import { useColumnChoices } from './use-shown-columns.ts';

/** The list of any content type: title with saved views and main action, filters with a summary, table or map. */
export function ListScreen({ type, actor: list }: { type: ContentType; actor: ListActor }) {
  const { t } = useTranslation('content');
  const text = useDomainText(['shell']);
  const choices = useColumnChoices(type, list);
  const isMap = useIsMapShown(type, list);
  return (
    <Stack gap="sm">
      <ListHeading
        title={text(matchRoute(type.path)?.route.title ?? '')}
        beside={<ListViews list={list} />}
        main={<AddButton href={`${type.path}/new`} label={t('btn.add')} />}
      >
        {type.map && <MapSwitch list={list} isMap={isMap} />}
        {!isMap && <ColumnChooser list={list} choices={choices} />}
        <RefreshButton list={list} />
        <ImportExportButtons type={type} list={list} />
      </ListHeading>
      <FilterArea onFocus={LateFilterChips.preload}>
        <ListFilters type={type} list={list} />
        <ListSummary type={type} list={list} />
      </FilterArea>
      {isMap ? <MapPlace type={type} list={list} /> : <ListTable type={type} list={list} />}
      <BulkArea type={type} list={list} />
    </Stack>
  );
}
