import { Modal, type ModalProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameLook, type FrameWidth, frameWidths } from './frame.ts';

export interface DialogProps extends Pick<
  ModalProps,
  'title' | 'children' | 'fullScreen' | 'closeOnClickOutside' | 'zIndex'
> {
  opened?: boolean;
  size?: FrameWidth;
  /** Called by the close button, Escape and a click outside; null while only the buttons in the dialog close it. */
  onClose: (() => void) | null;
  withCloseButton?: boolean;
}

/**
 * The frame of every dialog: in the middle of the room that the tool window leaves, with one close button. A dialog that
 * only its own buttons close has none, and explains this when Escape is pressed.
 */
export function Dialog({
  opened = true,
  size = 'md',
  onClose,
  withCloseButton = true,
  closeOnClickOutside = true,
  children,
  ...modal
}: DialogProps) {
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const isClosable = onClose !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    // The Escape that ends a composition belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) setAsked(true);
  };
  return (
    <Modal
      {...frameLook}
      opened={opened}
      centered
      size={frameWidths[size]}
      onClose={onClose ?? (() => undefined)}
      withCloseButton={isClosable && withCloseButton}
      closeButtonProps={{ 'aria-label': t('btn.close') }}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable && closeOnClickOutside}
      {...(!isClosable && { onKeyDown })}
      {...modal}
    >
      {children}
      {!isClosable && (
        <Text role="status" size="sm" c="dimmed" {...(isAsked && { mt: 'xl' })}>
          {isAsked && t('dialog.buttonsOnly')}
        </Text>
      )}
    </Modal>
  );
}
