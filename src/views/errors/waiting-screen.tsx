import { Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '#src/views/app-context.ts';
import { PlainPage } from './plain-page.tsx';

/** Shown while permissions are fetched, up to a minute: what is happening, and log out (decision 002). */
export function WaitingScreen() {
  const { t } = useTranslation('common');
  const { logOut } = useApp();
  return (
    <PlainPage title={t('perm.waiting')} hint={t('waiting.hint')} icon={<Loader />}>
      <Button variant="subtle" onClick={logOut}>
        {t('nav.logout')}
      </Button>
    </PlainPage>
  );
}
