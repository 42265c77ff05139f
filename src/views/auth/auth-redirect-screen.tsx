import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { loginPath } from '#src/domain/location.ts';
import { PlainPage } from '../parts/plain-page.tsx';

/**
 * Where an outside sign-in would come back to (product 2). No such sign-in is described, so the page takes nothing from its
 * address, stores nothing and talks to no opener (fault B7); it says what it is and leads to login.
 */
export function AuthRedirectScreen() {
  const { t } = useTranslation('common');
  return (
    <PlainPage title={t('route.authRedirect')} hint={t('authRedirect.hint')}>
      <Button component={Link} href={loginPath}>
        {t('authRedirect.login')}
      </Button>
    </PlainPage>
  );
}
