import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#src/machines/session.ts';
import { useApp } from '../app-context.ts';
import { Clipped } from '../parts/clipped.tsx';
import { failureText } from '../parts/failure-text.ts';
import { FailedIcon } from '../parts/icons.ts';
import { PlainPage } from '../parts/plain-page.tsx';
import classes from './error-screen.module.css';

const selectFailure = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.context.failure;

/** The permission fetch got no readable answer (decision 002): what happened, retry, log out. */
export function ErrorScreen() {
  const { t } = useTranslation('common');
  const { session, logOut } = useApp();
  const failure = useSelector(session, selectFailure);
  return (
    <PlainPage title={t('perm.failed')} hint={t('error.hint')} icon={<FailedIcon size={40} stroke={1.5} aria-hidden />}>
      {failure && (
        <strong role="alert">
          <Clipped>{failureText(t, failure)}</Clipped>
        </strong>
      )}
      <div className={classes.ways}>
        <Button variant="default" onClick={logOut}>
          {t('nav.logout')}
        </Button>
        <Button onClick={() => session.send({ type: 'retry' })}>{t('btn.retry')}</Button>
      </div>
    </PlainPage>
  );
}
