import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { loginPath } from '#src/domain/routes/location.ts';
import { PlainPage } from '#src/views/errors/plain-page.tsx';
import { buttonClass } from '#src/views/looks/plain-button.tsx';

/**
 * The return address of an external sign-in (product 2). None is specified, so the page takes nothing from its address,
 * stores nothing and does not talk to an opener (fault B7); it explains itself and links to the login page.
 */
export function AuthRedirectScreen() {
  const { t } = useTranslation('common');
  return (
    <PlainPage title={t('route.authRedirect')} hint={t('authRedirect.hint')}>
      <Link href={loginPath} className={buttonClass({ look: 'main' })}>
        {t('authRedirect.login')}
      </Link>
    </PlainPage>
  );
}
