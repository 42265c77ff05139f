import { ActionIcon, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/list.ts';
import { ColumnsIcon } from '../parts/icons.ts';
import { late } from '../parts/late.tsx';

const ColumnsPanel = late(async () => {
  const [{ ColumnsPanel: Loaded }] = await Promise.all([imported(() => import('./columns-panel.tsx')), loadTexts('listview')]);
  return Loaded;
});

/** Opens the choice of columns, their order and the height of rows. */
export function ColumnChooser({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('content');
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('list.columns')} title={t('list.columns')} onClick={() => setOpen(!open)}>
          <ColumnsIcon size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('list.columns')}>
        {open && <ColumnsPanel type={type} list={list} />}
      </Popover.Dropdown>
    </Popover>
  );
}
