import { Button, EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedIcon, WarningIcon } from '#src/views/looks/icons.ts';

/**
 * Shown for a page that failed, or could not be loaded now or without a reload that would lose work, with the next
 * steps.
 */
export function PageTrouble({ kind, onRetry }: { kind: 'unavailable' | 'outdated' | 'crashed'; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  const crashed = kind === 'crashed';
  const hint = kind === 'outdated' ? t('shell:page.outdatedHint') : t('shell:page.unavailableHint');
  return (
    <EmptyState
      role="alert"
      my="xl"
      icon={crashed ? <WarningIcon aria-hidden /> : <FailedIcon aria-hidden />}
      title={crashed ? t('crash.title') : t('shell:page.unavailable')}
      description={crashed ? t('crash.hint') : hint}
    >
      <EmptyState.Actions>
        <Button onClick={onRetry}>{kind === 'outdated' ? t('crash.reload') : t('btn.retry')}</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
