import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ColumnsIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { late } from '#src/views/late/late.tsx';
import { LatePopover } from '#src/views/popups/late-popover.tsx';
import type { SettingsOwner } from './use-list-settings.ts';

const ColumnsPanel = late(async () => {
  const [{ ColumnsPanel: Loaded }] = await Promise.all([
    imported(() => import('./columns-panel.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

/** A column to choose. */
export interface ColumnChoice {
  name: string;
  title: string;
}

/** The columns to choose from, and the names of those that are shown, in order. */
export interface ColumnChoices {
  offered: readonly ColumnChoice[];
  shown: readonly string[];
}

/** Opens the panel for columns, their order and the row height. */
export function ColumnChooser({ list, choices }: { list: SettingsOwner; choices: ColumnChoices }) {
  const { t } = useTranslation('content');
  const label = t('list.columns');
  return (
    <LatePopover
      label={label}
      part={ColumnsPanel}
      position="bottom-end"
      width={320}
      padding={8}
      target={(props) => (
        <PlainButton isSquare aria-label={label} title={label} {...props}>
          <ColumnsIcon size={16} />
        </PlainButton>
      )}
    >
      {(_, button) => <ColumnsPanel list={list} choices={choices} button={button} />}
    </LatePopover>
  );
}
