import { Alert, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#src/domain/comments/comment.ts';
import { whatChanged } from '#src/domain/comments/inbox.ts';
import type { RefusedStep } from '#src/machines/comments/inbox-context.ts';
import { legible } from '#src/i18n/legible.ts';
import { textChanges } from '#src/views/compare/text-changes.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { statusText } from './comment-words.ts';
import classes from './pane.module.css';

interface Props {
  refused: RefusedStep;
  now: Comment;
}

/**
 * Shown when a step was refused because somebody else or the visitor acted first: who, when, and the current state (W2.3, W2.4).
 * The server's message is shown where the page sees no difference.
 */
export function PaneRefused({ refused: { seen: before, message }, now }: Props) {
  const { t, i18n } = useTranslation('comments');
  const changed = whatChanged(before, now);
  const changes = useMemo(
    () => (changed.text ? textChanges(before.text, now.text, i18n.language) : []),
    [changed.text, before.text, now.text, i18n.language],
  );
  const status = statusText(t, now.status);
  const { handledBy, handledByName, handledTime, reason } = now;
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('refused.title')} className={classes.refused ?? ''}>
      {changed.status && (
        <Text size="sm" title={handledByName && (handledBy ?? undefined)}>
          <Clipped>
            {handledBy === null
              ? t('refused.back', { status })
              : t('refused.handled', { who: handledByName || handledBy, time: formatTime(handledTime ?? ''), status })}
          </Clipped>
        </Text>
      )}
      {changed.status && reason !== null && (
        <Text size="sm">
          <Clipped>{t('pane.reason', { reason })}</Clipped>
        </Text>
      )}
      {changed.text && (
        <>
          <Text size="sm">{t('refused.text')}</Text>
          <div className={classes.changes} translate="yes">
            {changes.map(({ kind, text }, index) => {
              const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
              return (
                // oxlint-disable-next-line react/no-array-index-key -- the stretches have no other name
                <Part key={index} data-kind={kind}>
                  {legible(text)}
                </Part>
              );
            })}
          </div>
        </>
      )}
      {!changed.status && !changed.text && (
        <Text size="sm">
          <Clipped>{message ?? t('refused.other')}</Clipped>
        </Text>
      )}
    </Alert>
  );
}
