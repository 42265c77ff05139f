import { Button, EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedIcon, WarningIcon } from './icons.ts';

/** A page that could not be loaded, or that failed: what it is, and what to do now. */
export function PageTrouble({ kind, onRetry }: { kind: 'unavailable' | 'crashed'; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  const crashed = kind === 'crashed';
  return (
    <EmptyState
      role="alert"
      my="xl"
      icon={crashed ? <WarningIcon aria-hidden /> : <FailedIcon aria-hidden />}
      title={crashed ? t('crash.title') : t('shell:page.unavailable')}
      description={crashed ? t('crash.hint') : t('shell:page.unavailableHint')}
    >
      <EmptyState.Actions>
        <Button onClick={onRetry}>{t('btn.retry')}</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
