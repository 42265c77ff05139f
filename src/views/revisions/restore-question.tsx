import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Revision } from '#src/domain/content/timeline.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

interface Props {
  revision: Revision;
  dirty: boolean;
  /** Whether the record is online, so that restoring changes the public page. */
  isLive: boolean;
  onClose: () => void;
  onRestore: () => void;
}

/** Asks before an older version is restored, and names what it replaces: unsaved changes and the public page. */
export function RestoreQuestion({ revision: { version, time, by, name }, dirty, isLive, onClose, onRestore }: Props) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      title={t('revisions.restoreTitle', { version })}
      action={t(isLive ? 'revisions.restoreLive' : 'revisions.restore')}
      onConfirm={onRestore}
      onCancel={onClose}
    >
      <Stack gap="xs">
        <Text>{t('revisions.from', { version, name: name || by, time: formatTime(time) })}</Text>
        {isLive && <Text fw={600}>{t('revisions.live')}</Text>}
        <Text>{t('revisions.confirm')}</Text>
        {dirty && <Text fw={600}>{t('revisions.replaces')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
