import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';

interface Props {
  version: number;
  dirty: boolean;
  /** Whether the record is online, so that restoring changes the public page. */
  isLive: boolean;
  onClose: () => void;
  onRestore: () => void;
}

/** Asks before an older version is restored, and warns that unsaved changes are replaced. */
export function RestoreQuestion({ version, dirty, isLive, onClose, onRestore }: Props) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      title={t('revisions.restoreTitle', { version })}
      action={t('revisions.restore')}
      onConfirm={onRestore}
      onCancel={onClose}
    >
      <Stack gap="xs">
        <Text>{t('revisions.confirm')}</Text>
        {isLive && <Text fw={600}>{t('revisions.live')}</Text>}
        {dirty && <Text fw={600}>{t('revisions.replaces')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
