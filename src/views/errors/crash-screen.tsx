import { useTranslation } from 'react-i18next';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { PlainPage } from './plain-page.tsx';

/** The last error boundary shows this: the shell itself failed, or its chunk could not be loaded. */
export function CrashScreen() {
  const { t } = useTranslation('common');
  return (
    <PlainPage title={t('crash.title')} hint={t('crash.app')}>
      <PlainButton look="main" onClick={() => globalThis.location.reload()}>
        {t('crash.reload')}
      </PlainButton>
    </PlainPage>
  );
}
