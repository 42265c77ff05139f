import { MenuItem, MenuLabel } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { ExportIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { type ExportedList, toolsOf, useExportedRows } from './use-list-export.ts';

interface Props {
  list: ExportedList;
  /** Starts an export in the chosen format. */
  onExport: (format: TableFormat) => void;
  /** The maximum number of rows of an export. */
  most?: number | undefined;
  size?: 'small';
  before?: ReactNode;
  after?: ReactNode;
}

/** The button for exports, with the number of rows that they take and a menu of formats. */
export function FormatMenu({ list, onExport, most, size, before, after }: Props) {
  const { t } = useTranslation('content');
  const disabled = useSelector(toolsOf(list), ({ value }) => value === 'loading' || value === 'open');
  const { count, isSelection } = useExportedRows(list, most);
  return (
    <LateMenu
      position="bottom-end"
      target={(props) => (
        <PlainButton {...props} size={size} disabled={disabled} aria-label={t('btn.export')}>
          <ExportIcon size={16} aria-hidden />
          {t('btn.export')}
        </PlainButton>
      )}
    >
      <MenuLabel>{t(isSelection ? 'rows.selected' : 'rows.all', { count })}</MenuLabel>
      {before}
      {tableFormats.map((format) => (
        <MenuItem key={format} onClick={() => onExport(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
      {after}
    </LateMenu>
  );
}
