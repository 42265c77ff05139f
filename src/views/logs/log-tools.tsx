import { MenuLabel } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { logTable } from '#src/domain/lists/log-table.ts';
import { useExportedRows } from '#src/views/lists/export/use-list-export.ts';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';

/** The tools of the log. Its export has a limit, which its menu states when it matters. */
export function LogTools({ parts }: Pick<ComponentProps<typeof ListTools>, 'parts'>) {
  const { t } = useTranslation('logs');
  const { most } = logTable;
  const { count } = useExportedRows(parts.list);
  return <ListTools parts={parts} after={count > most && <MenuLabel>{t('export.most', { most })}</MenuLabel>} />;
}
