import { Skeleton, Stack } from '@mantine/core';
import { nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The progress bar at the top runs while this component is mounted, so it always ends (K07). */
export function LoadingPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    nprogress.start();
    return () => nprogress.complete();
  }, []);
  return (
    <Stack gap="sm" role="status" aria-label={t('page.loading')}>
      <Skeleton height={28} width={180} />
      <Skeleton height={36} />
      <Skeleton height={360} />
    </Stack>
  );
}
