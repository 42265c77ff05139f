import { Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app-context.ts';
import { PlainPage } from '../parts/plain-page.tsx';

/** While permissions are fetched, up to a minute: the status's words, and a way out (decision 002). */
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
