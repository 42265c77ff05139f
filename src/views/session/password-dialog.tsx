import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

/** Changes the password (product 5). Each opening starts with an empty form; the dialog stays open during the call. */
export function PasswordDialog() {
  const { t } = useTranslation('shell');
  const { passwordChange } = useApp();
  // Opens after mounting, because only then Mantine remembers which element had the focus.
  const mounted = useMounted();
  const opened = !useMatches(passwordChange, 'closed') && mounted;
  const { isDemanded } = useContextOf(passwordChange, 'isDemanded');
  return (
    <Dialog
      opened={opened}
      onClose={isDemanded ? null : () => passwordChange.send({ type: 'closed' })}
      closeOnClickOutside={false}
      title={t('pwd.title')}
    >
      <PasswordForm />
    </Dialog>
  );
}
