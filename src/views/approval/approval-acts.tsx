import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { approvalState } from '#src/domain/approval/approval.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { ReasonedDecision } from './reasoned-decision.tsx';
import { type Desk, useReview } from './use-review.ts';

/**
 * What the action bar offers for a version that is not admitted: to reviewers their decision, to others publishing, with the reason
 * why it is not possible yet. `record` is null for a new one.
 */
export const ApprovalActs = ({ record, desk }: { record: ContentRecord | null; desk: Desk }) =>
  record ? <Acts record={record} desk={desk} /> : <NotYet reason="unsaved" />;

function Acts({ record, desk }: { record: ContentRecord; desk: Desk }) {
  const { t } = useTranslation('approval');
  const { decisions, hindrance, isBlocked, underWay, decide } = useReview(record, desk);
  const state = approvalState(record);
  if (!decisions.includes('approve')) {
    if (state === 'approved' || state === 'overridden') return <NotYet reason="unsaved" />;
    return <NotYet reason={state === 'returned' ? 'returned' : 'waiting'} />;
  }
  return (
    <>
      <ReasonedDecision record={record} desk={desk} decision="sendBack" variant="default" />
      <Button
        variant={hindrance === 'unsaved' ? 'default' : 'filled'}
        disabled={isBlocked}
        loading={underWay === 'approve'}
        title={hindrance === 'unsaved' ? t('hindrance.unsaved') : undefined}
        onClick={() => decide('approve')}
      >
        {t('btn.approve')}
      </Button>
    </>
  );
}

/** Publishing, for people who may publish. It is not `disabled`, so that the reason can be read by the keyboard and on hover. */
function NotYet({ reason }: { reason: 'waiting' | 'returned' | 'unsaved' }) {
  const { t } = useTranslation(['approval', 'content']);
  const can = useCan();
  if (!can('updown')) return null;
  return (
    <Button data-disabled aria-disabled aria-description={t(`publish.${reason}`)} title={t(`publish.${reason}`)}>
      {t('content:op.publish')}
    </Button>
  );
}
