import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { ViewAsIcon } from '#src/views/looks/icons.ts';
import classes from './view-as-bar.module.css';

export const selectViewedRole = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
  snapshot.context.viewing?.roleName ?? null;

/** Says as long as it lasts that the app is shown as another role sees it, and leads back. */
export function ViewAsBar() {
  const { t } = useTranslation('shell');
  const { session } = useApp();
  const roleName = useSelector(session, selectViewedRole);
  if (roleName === null) return null;
  return (
    <div className={classes.bar} role="status">
      <ViewAsIcon size={18} aria-hidden />
      <p className={classes.words}>
        <strong>{t('viewAs.as', { role: roleName })}</strong> {t('viewAs.limits')}
      </p>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => session.send({ type: 'view.ended' })}>
        {t('viewAs.back')}
      </Button>
    </div>
  );
}
