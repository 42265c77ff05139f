import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PasswordChangeActor, useApp } from '../app-context.ts';
import { PasswordForm } from './password-form.tsx';

type Snapshot = ReturnType<PasswordChangeActor['getSnapshot']>;

const selectOpened = (snapshot: Snapshot) => !snapshot.matches('closed');
const selectDemanded = (snapshot: Snapshot) => snapshot.context.isDemanded;
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** Change password (product 5). Each opening starts with an empty form; while the call runs the dialog stays. */
export function PasswordDialog() {
  const { t } = useTranslation(['shell', 'common']);
  const { passwordChange } = useApp();
  // Opened only once it is there, it knows what had the focus and gives it back.
  const mounted = useMounted();
  const opened = useSelector(passwordChange, selectOpened) && mounted;
  const demanded = useSelector(passwordChange, selectDemanded);
  const busy = useSelector(passwordChange, selectBusy);
  return (
    <Modal
      opened={opened}
      onClose={() => passwordChange.send({ type: 'closed' })}
      closeOnClickOutside={false}
      closeOnEscape={!busy && !demanded}
      withCloseButton={!demanded}
      title={t('pwd.title')}
      size="sm"
      centered
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      <PasswordForm />
    </Modal>
  );
}
