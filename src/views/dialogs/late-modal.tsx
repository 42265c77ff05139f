import { Modal, type ModalProps } from '@mantine/core';
import { useDeferredValue, useState } from 'react';

/** A dialog that is mounted when it is first opened: until then it costs nothing. After that it stays, so that it can fade out. */
export function LateModal({ opened, ...props }: ModalProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  // It is mounted closed and opens after that: only then it knows where the focus was.
  const isMounted = useDeferredValue(opened);
  return wasOpened && <Modal opened={opened && isMounted} {...props} />;
}
