import { useTranslation } from 'react-i18next';
import type { AuthActor } from '#src/machines/session/auth.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import classes from './login-screen.module.css';

/** The picture of the captcha. A click fetches another one. Without a picture it offers to try again. */
export function CaptchaPicture({ auth, onRenew }: { auth: AuthActor; onRenew: () => void }) {
  const { t } = useTranslation('auth');
  const { captcha } = useContextOf(auth, 'captcha');
  const loading = useMatches(auth, { form: { captcha: 'loading' } });
  const image = captcha?.image;
  return (
    <PlainButton
      className={classes.captcha}
      aria-label={image || loading ? t('login.renewCaptcha') : t('login.captchaUnavailable')}
      title={t('login.renewCaptcha')}
      aria-busy={loading}
      onClick={() => {
        auth.send({ type: 'captcha.renewed' });
        onRenew();
      }}
    >
      {!loading && image && <img src={image} alt={t('login.captchaImage')} width={120} height={40} />}
      {!loading && !image && <span className={classes.captchaFailed}>{t('login.captchaUnavailable')}</span>}
    </PlainButton>
  );
}
