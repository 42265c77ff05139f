import { Button, EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedIcon, WarningIcon } from './icons.ts';

/** A page that could not be loaded, now or without a reload that would lose work, or that failed: what to do now. */
export function PageTrouble({ kind, onRetry }: { kind: 'unavailable' | 'outdated' | 'crashed'; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'shell']);
  const crashed = kind === 'crashed';
  const words = {
    crashed: { title: t('crash.title'), hint: t('crash.hint'), retry: t('btn.retry') },
    unavailable: { title: t('shell:page.unavailable'), hint: t('shell:page.unavailableHint'), retry: t('btn.retry') },
    outdated: { title: t('shell:page.unavailable'), hint: t('shell:page.outdatedHint'), retry: t('crash.reload') },
  }[kind];
  return (
    <EmptyState
      role="alert"
      my="xl"
      icon={crashed ? <WarningIcon aria-hidden /> : <FailedIcon aria-hidden />}
      title={words.title}
      description={words.hint}
    >
      <EmptyState.Actions>
        <Button onClick={onRetry}>{words.retry}</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
