import { MenuDivider, MenuItem, MenuLabel } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import { exportList } from '#src/views/lists/engine/list-engine.ts';
import { ListTools } from '#src/views/lists/engine/list-tools.tsx';

const ClearExportDialog = late(() =>
  imported(() => import('./clear-export-dialog.tsx')).then((chunk) => chunk.ClearExportDialog),
);

/** The tools of the list. Its export is masked, or in full with a reason that is logged (W3.14). */
export function ConsultationTools({ parts }: Pick<ComponentProps<typeof ListTools>, 'parts'>) {
  const { t } = useTranslation('consultations');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListTools
        parts={parts}
        before={<MenuLabel>{t('export.masked')}</MenuLabel>}
        after={
          <>
            <MenuDivider />
            <MenuItem onClick={() => setAsking(true)}>{t('export.clear')}</MenuItem>
          </>
        }
      />
      <LateDialog open={asking} onClose={() => setAsking(false)} title={t('export.clearTitle')}>
        {asking && (
          <ClearExportDialog
            onClose={() => setAsking(false)}
            onExport={(format, reason) => {
              setAsking(false);
              exportList(parts, format, reason);
            }}
          />
        )}
      </LateDialog>
    </>
  );
}
