import { Button, EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { EmptyIcon, SearchIcon } from '#src/views/looks/icons.ts';

interface Props {
  /** The failure, if the list could not be loaded. */
  failure: Failure | null;
  /** Whether filters are set: without them the list may have entries. */
  filtered: boolean;
  failedTitle?: string;
  /** The texts for a list without any entries. */
  empty: { title: string; description?: string; action?: ReactNode };
  onRetry: () => void;
  onReset: () => void;
}

/** An empty list, a list without matches and a failed list look different, and each offers a next step. */
export function NothingThere({ failure, filtered, failedTitle, empty, onRetry, onReset }: Props) {
  const { t } = useTranslation('content');
  if (failure) return <FailedState title={failedTitle ?? t('list.failed')} failure={failure} onRetry={onRetry} />;
  if (filtered) {
    return (
      <EmptyState icon={<SearchIcon aria-hidden />} title={t('list.noMatch')} description={t('list.noMatchHint')}>
        <EmptyState.Actions>
          <Button variant="default" onClick={onReset}>
            {t('btn.reset')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<EmptyIcon aria-hidden />} title={empty.title} description={empty.description}>
      {empty.action && <EmptyState.Actions>{empty.action}</EmptyState.Actions>}
    </EmptyState>
  );
}
