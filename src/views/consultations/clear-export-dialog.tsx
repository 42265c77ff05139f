import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { usePageState } from '#src/views/page/page-state.ts';

interface Props {
  onClose: () => void;
  onExport: (format: TableFormat, reason: string) => void;
}

/** Asks for the reason to export contact details in full. The server logs it. */
export function ClearExportDialog({ onClose, onExport }: Props) {
  const { t } = useTranslation(['consultations', 'content']);
  const [format, setFormat] = usePageState<TableFormat>('clearExport.format', 'xlsx');
  const [reason, setReason] = usePageState('clearExport.reason', '');
  useDialogFocus('clearExport', onClose);
  return (
    <ConfirmDialog
      title={t('export.clearTitle')}
      action={t('export.action')}
      disabled={reason.trim() === ''}
      onConfirm={() => {
        setReason('');
        onExport(format, reason.trim());
      }}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">{t('export.clearHint')}</Text>
        <NativeSelect
          label={t('export.format')}
          data={tableFormats.map((value) => ({ value, label: t(`content:export.${value}`) }))}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as TableFormat)}
        />
        <Textarea
          label={t('export.reason')}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
