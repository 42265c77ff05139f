import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<ModalProps, 'title' | 'size' | 'centered' | 'withCloseButton'> {
  /** The question in words, and what else is needed to decide. */
  children: ReactNode;
  /** The word on the button that confirms; null where the dialog says why that cannot be done. */
  action: string | null;
  /** Whether it takes something away: then the button is red. */
  grave?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. The focus begins on the button that does nothing. */
export function ConfirmDialog({
  children,
  action,
  grave = false,
  busy = false,
  disabled = false,
  onConfirm,
  onCancel,
  ...modal
}: Props) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={onCancel}
      size="sm"
      centered
      withCloseButton={false}
      closeButtonProps={{ 'aria-label': t('btn.close') }}
      {...modal}
    >
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus disabled={busy} onClick={onCancel}>
          {action === null ? t('btn.close') : t('btn.cancel')}
        </Button>
        {action !== null && (
          <Button {...(grave ? { color: 'red' } : {})} loading={busy} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
