import { Button, EmptyState } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inboxTabOf, isNarrowed } from '#src/domain/comments/inbox.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { EmptyIcon, SearchIcon } from '#src/views/looks/icons.ts';
import { clearFilters } from './inbox-filters.tsx';

/** An empty queue differs from filters without a match, which can be cleared (W2.13). */
export function NoComments({ inbox, failure }: { inbox: InboxActor; failure: Failure | null }) {
  const { t } = useTranslation(['comments', 'content']);
  const { filters } = useContextOf(inbox, 'query').query;
  const tab = inboxTabOf(filters);
  if (failure)
    return (
      <FailedState title={t('content:list.failed')} failure={failure} onRetry={() => inbox.send({ type: 'reload' })} />
    );
  if (isNarrowed(filters))
    return (
      <EmptyState icon={<SearchIcon aria-hidden />} title={t('noMatch.title')} description={t('noMatch.hint')}>
        <EmptyState.Actions>
          <Button variant="default" onClick={() => clearFilters(inbox)}>
            {t('noMatch.clear')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<EmptyIcon aria-hidden />}
      title={t(`empty.${tab}`)}
      description={tab === 'pending' ? t('empty.pendingHint') : undefined}
    />
  );
}
