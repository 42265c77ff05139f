import { Button, CloseButton, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import classes from './inbox.module.css';

const selectMore = ({ context: { marked, page } }: SnapshotFrom<InboxActor>) =>
  marked !== 'all' &&
  page !== null &&
  page.total > marked.length &&
  page.list.every(({ id }) => marked.some((one) => one.id === id));

/** What is chosen, and what can be done with all of it. */
export function BulkBar({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const { marked } = useContextOf(inbox, 'marked');
  const total = useSelector(inbox, ({ context }) => context.page?.total ?? 0);
  const hasMore = useSelector(inbox, selectMore);
  if (marked.length === 0) return null;
  return (
    <div className={classes.bulk} role="region" aria-label={t('many.label')}>
      <Text size="sm" fw={600} role="status">
        {marked === 'all' ? t('many.all', { count: total }) : t('many.selected', { count: marked.length })}
      </Text>
      {hasMore && (
        <Button variant="subtle" size="compact-sm" onClick={() => inbox.send({ type: 'mark.set', marked: 'all' })}>
          {t('many.selectAll', { count: total })}
        </Button>
      )}
      <div className={classes.bulkSteps}>
        {(['show', 'hide', 'delete'] as const).map((step) => (
          <Button
            key={step}
            variant="default"
            size="compact-sm"
            onClick={() => inbox.send({ type: 'bulk.start', step })}
          >
            {t(`step.${step}`)}
          </Button>
        ))}
        <CloseButton
          size="sm"
          aria-label={t('many.clear')}
          title={t('many.clear')}
          onClick={() => inbox.send({ type: 'mark.set', marked: [] })}
        />
      </div>
    </div>
  );
}
