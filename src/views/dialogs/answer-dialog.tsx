import { Modal, type ModalProps } from '@mantine/core';

/** A dialog that only its own buttons end: it has no cross, and neither Escape nor a click beside it closes it. */
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
