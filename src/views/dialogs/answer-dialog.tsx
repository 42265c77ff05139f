import { Modal, type ModalProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends Omit<ModalProps, 'opened' | 'onClose'> {
  opened?: boolean;
  /** Closes the dialog at Escape as long as nothing would be lost; null otherwise. */
  onLeave?: (() => void) | null;
}

/**
 * A dialog that only its own buttons close: it has no close icon, and neither Escape nor a click outside closes it. At
 * Escape it says so.
 */
export function AnswerDialog({ onLeave = null, children, ...modal }: Props) {
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // The Escape that ends a composition belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (onLeave) onLeave();
    else setAsked(true);
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onKeyDown={onKeyDown}
      {...modal}
    >
      {children}
      <Text role="status" size="sm" c="dimmed" {...(isAsked && { mt: 'sm' })}>
        {isAsked && t('dialog.buttonsOnly')}
      </Text>
    </Modal>
  );
}
