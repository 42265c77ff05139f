import '#src/views/styles/listview.ts';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { densities, type Density, type ListLayout } from '#src/domain/lists/list-settings.ts';
import { QuickSearchInput } from '#src/views/search/quick-search-input.tsx';
import { useQuickSearch } from '#src/views/search/use-quick-search.ts';
import type { ColumnChoice, ColumnChoices } from './column-chooser.tsx';
import { ColumnOrder } from './column-order.tsx';
import classes from './columns-panel.module.css';
import { useAbsences } from './use-absences.ts';
import { changeListSettings, type SettingsOwner, useListLayout } from './use-list-settings.ts';

const usual = 'usual';

interface Props {
  list: SettingsOwner;
  choices: ColumnChoices;
  /** The button of the panel, on the page of the list. */
  button: Element;
}

/**
 * Chooses the columns, their order and the row height. Each choice takes effect at once. A chosen column that does not show says
 * why.
 */
export function ColumnsPanel({ list, choices, button }: Props) {
  const { t } = useTranslation('listview');
  const layout = useListLayout(list);
  const absenceOf = useAbsences(button);
  const [query, setQuery] = useState('');
  const { offered, shown: names } = choices;
  const shown = names.flatMap((name) => offered.find((column) => column.name === name) ?? []);
  const others = offered.filter(({ name }) => !names.includes(name));
  const found = useQuickSearch(query, [...shown, ...others], ({ title }) => title);
  const change = (part: Partial<ListLayout>) => changeListSettings(list, { type: 'layout', layout: part });
  const show = (columns: readonly string[]) => change({ columns: [...columns] });
  const toggle = (name: string, on: boolean) => show(on ? [...names, name] : names.filter((other) => other !== name));

  const tick = ({ name, title }: ColumnChoice) => {
    const isChosen = names.includes(name);
    const absence = isChosen ? absenceOf(title) : null;
    return (
      <Checkbox
        size="xs"
        className={classes.tick ?? ''}
        label={title}
        description={absence && t(`columns.absent.${absence}`)}
        checked={isChosen}
        onChange={(event) => toggle(name, event.currentTarget.checked)}
      />
    );
  };

  return (
    <Stack gap="xs">
      <QuickSearchInput label={t('columns.search')} value={query} onQuery={setQuery} />
      <div className={classes.columns}>
        {query === '' && <ColumnOrder columns={shown} onOrder={show} renderColumn={tick} />}
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
