import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const PasswordDialog = late(async () => (await imported(() => import('./password-dialog.tsx'))).PasswordDialog);

/** The dialog and its form library are loaded on demand: the first list need not wait for them. */
export function LatePasswordDialog() {
  const { t } = useTranslation('shell');
  const { passwordChange } = useApp();
  const open = !useMatches(passwordChange, 'closed');
  return (
    <LateDialog open={open} onClose={() => passwordChange.send({ type: 'closed' })} title={t('pwd.title')}>
      <PasswordDialog />
    </LateDialog>
  );
}
