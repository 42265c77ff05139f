import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { FailedIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { PlainPage } from './plain-page.tsx';
import classes from './error-screen.module.css';

/**
 * Shown when the permission fetch got no readable answer (decision 002): the reason, a retry button, and a log-out
 * button.
 */
export function ErrorScreen() {
  const { t } = useTranslation('common');
  const { session, logOut } = useApp();
  const { failure } = useContextOf(session, 'failure');
  const failureText = useFailureText();
  return (
    <PlainPage title={t('perm.failed')} hint={t('error.hint')} icon={<FailedIcon size={40} stroke={1.5} aria-hidden />}>
      {failure && (
        <strong role="alert" className={classes.reason}>
          <Clipped>{failureText(failure)}</Clipped>
        </strong>
      )}
      <div className={classes.actions}>
        <PlainButton onClick={logOut}>{t('nav.logout')}</PlainButton>
        <PlainButton look="main" onClick={() => session.send({ type: 'retry' })}>
          {t('btn.retry')}
        </PlainButton>
      </div>
    </PlainPage>
  );
}
