import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { homePath } from '#src/domain/routes/location.ts';
import { LockIcon } from '#src/views/looks/icons.ts';
import { PlainPage } from './plain-page.tsx';
import { ViewAsBar } from '#src/views/view-as/view-as-bar.tsx';

/** `/401`, with a link back that always leads to a page of the app (decision 001, K09). */
export function DeniedScreen() {
  const { t } = useTranslation('common');
  return (
    <>
      <ViewAsBar />
      <PlainPage title={t('route.401')} hint={t('denied.hint')} icon={<LockIcon size={40} stroke={1.5} aria-hidden />}>
        <Button component={Link} href={homePath}>
          {t('btn.home')}
        </Button>
      </PlainPage>
    </>
  );
}
