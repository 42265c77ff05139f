import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';

/** Shown when the session has expired (product 8, decision 006): a dialog that only a new login closes. */
export function ExpiryDialog() {
  const { t } = useTranslation(['common', 'shell']);
  const { session } = useApp();
  const expired = useMatches(session, 'expired');
  // Mounted once: nobody returns from it.
  if (!expired) return null;
  return (
    <Dialog onClose={null} title={t('msg.tip')} zIndex={1000}>
      <Text>{t('msg.expired')}</Text>
      <DialogFoot>
        <Button data-autofocus onClick={() => session.send({ type: 'relogin' })}>
          {t('shell:expiry.relogin')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
