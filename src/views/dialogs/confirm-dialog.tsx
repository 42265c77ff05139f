import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from './dialog-foot.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** `children` are the question and what is needed to decide. */
interface Props extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** The label of the confirm button; null if the dialog explains why the action is not possible. */
  action: string | null;
  /** Whether the action is destructive, which makes the button red. */
  grave?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  /** A second way to confirm, which does more: the last button and the primary one. */
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
  ...dialog
}: Props) {
  const { t } = useTranslation('common');
  return (
    <Dialog onClose={onCancel} {...dialog}>
      {children}
      <DialogFoot>
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
      </DialogFoot>
    </Dialog>
  );
}
