import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { Clipped } from '#src/views/words/clipped.tsx';

interface Props {
  title: string;
  onClose: () => void;
  onUnpublish: () => void;
}

/** Asks before something is unpublished, and explains the effect. */
export function UnpublishQuestion({ title, onClose, onUnpublish }: Props) {
  const { t } = useTranslation('content');
  useDialogFocus('unpublish', onClose);
  return (
    <ConfirmDialog
      title={t('confirm.unpublishTitle')}
      action={t('op.unpublish')}
      grave
      onConfirm={onUnpublish}
      onCancel={onClose}
    >
      <Text>
        <Clipped>{t('confirm.unpublish', { title })}</Clipped>
      </Text>
    </ConfirmDialog>
  );
}
