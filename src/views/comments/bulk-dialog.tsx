import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usualReasons } from '#src/domain/comments/usual-reasons.ts';
import { longestReason } from '#src/domain/comments/comment.ts';
import type { CommentBulkActor } from '#src/machines/comments/bulk.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { BulkDialog } from '#src/views/bulk/bulk-dialog.tsx';
import { statusText } from './comment-words.ts';

/** One step on many comments, from collecting them to the result of each (W2.14). */
export function CommentsDialog({ inbox }: { inbox: InboxActor }) {
  const bulk = useChild(inbox, 'bulk');
  return bulk ? <Opened bulk={bulk} /> : null;
}

function Opened({ bulk }: { bulk: CommentBulkActor }) {
  const { t } = useTranslation('comments');
  const { operation: step } = useContextOf(bulk, 'operation');
  const offersTakeBack = useOffers('ownActions');
  const problemOf = (reason: string) => {
    const count = [...reason].length;
    if (count === 0) return t('form.required');
    return count > longestReason ? t('form.tooLong', { most: longestReason, count }) : null;
  };
  return (
    <BulkDialog
      bulk={bulk}
      look={{
        title: t(`many.title.${step}`),
        nameOf: ({ author, text }) => t('many.row', { author, text: text.slice(0, 40) }),
        skipTextOf: (status) => statusText(t, status),
        questionOf({ plan: { records }, total, most }) {
          const count = records.length;
          return {
            summary: count > 0 ? t(`many.plan.${step}`, { count }) : t('many.none'),
            notes: (
              <>
                {total > most && <Text size="sm">{t('many.cap', { total, most })}</Text>}
                {count > 0 && offersTakeBack && (
                  <Text size="sm" c="dimmed">
                    {t('many.undo')}
                  </Text>
                )}
              </>
            ),
            confirm: t(`many.confirm.${step}`, { count }),
            isGrave: step === 'delete',
            isDoubtful: true,
            ...(step === 'hide' && {
              reason: {
                label: t('hide.label'),
                problemOf,
                usual: { label: t('hide.usual'), reasons: usualReasons.map((reason) => t(`hide.reason.${reason}`)) },
              },
            }),
          };
        },
      }}
    />
  );
}
