import { Button, EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { EmptyIcon, SearchIcon } from '#src/views/looks/icons.ts';

interface Props {
  /** Why there is nothing to show. */
  failure: Failure | null;
  /** Whether filters are set: without them the list may not be empty. */
  filtered: boolean;
  failedTitle?: string;
  /** What stands there when there is nothing at all. */
  empty: { title: string; description?: string; action?: ReactNode };
  onRetry: () => void;
  onReset: () => void;
}

/** An empty list, one without matches and one that failed look different, and each offers what to do now. */
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
