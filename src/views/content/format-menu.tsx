import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { LateMenu } from '#src/views/late/late-menu.tsx';
import { ExportIcon } from '#src/views/looks/icons.ts';
import classes from './import-export-buttons.module.css';

interface Props {
  disabled: boolean;
  /** Starts an export in the chosen format. */
  onExport: (format: TableFormat) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** The button for exports, with its menu of formats. */
export function FormatMenu({ disabled, onExport, before, after }: Props) {
  const { t } = useTranslation('content');
  return (
    <LateMenu
      position="bottom-end"
      target={(props) => (
        <Button
          {...props}
          variant="default"
          className={classes.button}
          disabled={disabled}
          aria-label={t('btn.export')}
          leftSection={<ExportIcon size={16} aria-hidden />}
        >
          {t('btn.export')}
        </Button>
      )}
    >
      {before}
      {tableFormats.map((format) => (
        <Menu.Item key={format} onClick={() => onExport(format)}>
          {t(`export.${format}`)}
        </Menu.Item>
      ))}
      {after}
    </LateMenu>
  );
}
