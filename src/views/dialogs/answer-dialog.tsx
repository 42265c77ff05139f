import { Modal, type ModalProps } from '@mantine/core';

/** A dialog that only its own buttons close: it has no close icon, and neither Escape nor a click outside closes it. */
export const AnswerDialog = (props: Omit<ModalProps, 'opened' | 'onClose'> & { opened?: boolean }) => (
  <Modal
    opened
    onClose={() => undefined}
    withCloseButton={false}
    closeOnEscape={false}
    closeOnClickOutside={false}
    {...props}
  />
);
