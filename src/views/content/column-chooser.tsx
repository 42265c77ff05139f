import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { ColumnsIcon } from '#src/views/looks/icons.ts';
import { late } from '#src/views/late/late.tsx';
import { LatePopover } from '#src/views/late/late-popover.tsx';

const ColumnsPanel = late(async () => {
  const [{ ColumnsPanel: Loaded }] = await Promise.all([
    imported(() => import('./columns-panel.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

/** Opens the panel for columns, their order and the row height. */
export function ColumnChooser({ type, list }: { type: ContentType; list: ListActor }) {
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
        <ActionIcon variant="default" size="input-sm" aria-label={label} title={label} {...props}>
          <ColumnsIcon size={16} />
        </ActionIcon>
      )}
    >
      {() => <ColumnsPanel type={type} list={list} />}
    </LatePopover>
  );
}
