import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ViewAsIcon } from '#src/views/looks/icons.ts';
import classes from './view-as-bar.module.css';

/** The bar that is shown while the user views the app as another role, with a button to return. */
export function ViewAsBar() {
  const { t } = useTranslation('shell');
  const { session } = useApp();
  const { viewing } = useContextOf(session, 'viewing');
  if (!viewing) return null;
  return (
    <div className={classes.bar} role="status">
      <ViewAsIcon size={18} aria-hidden />
      <p className={classes.words}>
        <strong>{t('viewAs.as', { role: viewing.roleName })}</strong> {t('viewAs.limits')}
      </p>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => session.send({ type: 'view.ended' })}>
        {t('viewAs.back')}
      </Button>
    </div>
  );
}
