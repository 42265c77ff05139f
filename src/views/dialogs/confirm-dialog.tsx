import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<ModalProps, 'title' | 'size' | 'centered' | 'withCloseButton'> {
  /** The question, and everything needed to decide. */
  children: ReactNode;
  /** The label of the confirm button; null if the dialog explains why the action is not possible. */
  action: string | null;
  /** Whether the action is destructive, which makes the button red. */
  grave?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  /** Confirms as well and does more: the last button, and the primary one. */
  further?: { action: string; onConfirm: () => void } | null;
  onCancel: () => void;
}

/** Asks for confirmation. The initial focus is on the cancel button. */
export function ConfirmDialog({
  children,
  action,
  grave = false,
  busy = false,
  disabled = false,
  onConfirm,
  further = null,
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
          <Button
            {...(grave ? { color: 'red' } : {})}
            {...(further && { variant: 'default' })}
            loading={busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {action}
          </Button>
        )}
        {further && (
          <Button {...(grave ? { color: 'red' } : {})} loading={busy} disabled={disabled} onClick={further.onConfirm}>
            {further.action}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
