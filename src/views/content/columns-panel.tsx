import '#src/views/styles/listview.ts';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Column, columnsOf } from '#src/domain/content/list-columns.ts';
import { densities, type Density, type ListLayout } from '#src/domain/content/list-settings.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { QuickSearchInput } from '#src/views/search/quick-search-input.tsx';
import { useQuickSearch } from '#src/views/search/use-quick-search.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { ColumnOrder } from './column-order.tsx';
import classes from './columns-panel.module.css';
import { changeListSettings, useListLayout, useShownColumns } from './use-list-settings.ts';

const usual = 'usual';

/** Chooses the visible columns, their order and the row height. Each choice takes effect at once. */
export function ColumnsPanel({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('listview');
  const text = useDomainText(['content']);
  const layout = useListLayout(list);
  const [query, setQuery] = useState('');
  const shown = useShownColumns(type, list);
  const others = columnsOf(type).filter(({ name }) => !shown.some((column) => column.name === name));
  const labelOf = ({ label }: Column) => text(label);
  const found = useQuickSearch(query, [...shown, ...others], labelOf);
  const change = (part: Partial<ListLayout>) => changeListSettings(list, { type: 'layout', layout: part });
  const show = (columns: readonly string[]) => change({ columns: [...columns] });
  const names = shown.map(({ name }) => name);
  const toggle = (name: string, on: boolean) => show(on ? [...names, name] : names.filter((other) => other !== name));

  const tick = (column: Column) => (
    <Checkbox
      size="xs"
      className={classes.tick ?? ''}
      label={labelOf(column)}
      checked={names.includes(column.name)}
      onChange={(event) => toggle(column.name, event.currentTarget.checked)}
    />
  );

  return (
    <Stack gap="xs">
      <QuickSearchInput label={t('columns.search')} value={query} onQuery={setQuery} />
      <div className={classes.columns}>
        {query === '' && <ColumnOrder columns={shown} labelOf={labelOf} onOrder={show} renderColumn={tick} />}
        {(query === '' ? others : found).map((column) => (
          <div key={column.name} className={classes.column}>
            {tick(column)}
          </div>
        ))}
        {query !== '' && found.length === 0 && <p className={classes.hint}>{t('columns.nothing')}</p>}
      </div>
      <p className={classes.hint}>{t('columns.widthHint')}</p>
      <Densities value={layout.density} onChange={(density) => change({ density })} />
      <Group justify="flex-end">
        <Button
          variant="subtle"
          size="compact-sm"
          fw={400}
          onClick={() => change({ columns: null, widths: {}, density: null })}
        >
          {t('columns.reset')}
        </Button>
      </Group>
    </Stack>
  );
}

function Densities({ value, onChange }: { value: Density | null; onChange: (density: Density | null) => void }) {
  const { t } = useTranslation('listview');
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed" px={6}>
        {t('density.title')}
      </Text>
      <SegmentedControl
        aria-label={t('density.title')}
        size="xs"
        fullWidth
        data={([usual, ...densities] as const).map((density) => ({ value: density, label: t(`density.${density}`) }))}
        value={value ?? usual}
        onChange={(chosen) => onChange(densities.find((density) => density === chosen) ?? null)}
      />
    </Stack>
  );
}
