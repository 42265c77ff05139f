import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password (product 5). Each opening starts with an empty form; the dialog stays open during the call. */
export function PasswordDialog() {
  const { t } = useTranslation(['shell', 'common']);
  const { passwordChange } = useApp();
  // Opens after mounting, because only then Mantine remembers which element had the focus.
  const mounted = useMounted();
  const opened = !useMatches(passwordChange, 'closed') && mounted;
  const { isDemanded } = useContextOf(passwordChange, 'isDemanded');
  const busy = useTag(passwordChange, 'busy');
  return (
    <Modal
      opened={opened}
      onClose={() => passwordChange.send({ type: 'closed' })}
      closeOnClickOutside={false}
      closeOnEscape={!busy && !isDemanded}
      withCloseButton={!isDemanded}
      title={t('pwd.title')}
      size="sm"
      centered
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      <PasswordForm />
    </Modal>
  );
}
