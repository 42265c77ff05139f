import '#src/views/styles/content.ts';
import { Alert, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSelector } from '@xstate/react';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { ResultPart } from './result-part.tsx';
import { ReviewAppoint } from './review-appoint.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewDialogs } from './review-dialogs.tsx';
import { ReviewEvents } from './review-events.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewPanel } from './review-panel.tsx';

/** The page of a review: its panel, result and history; before the appointment, the new panel. */
export function ReviewScreen({ actor: page }: { actor: ReviewActor }) {
  const { t } = useTranslation(['reviews', 'content']);
  const isAppointing = useMatches(page, 'opening', 'appointing');
  const { review } = useContextOf(page, 'review');
  const failure = useSelector(page, (snapshot) =>
    snapshot.matches({ reviewing: { record: 'failed' } }) ? snapshot.context.failure : null,
  );
  const isUnavailable = useMatches(page, { reviewing: { record: 'unavailable' } });
  if (isAppointing) return <ReviewAppoint page={page} />;
  return (
    <RecordFrame
      list={scorePath}
      words={{
        loading: t('loading'),
        unavailable: t('unavailable'),
        failed: t('failed'),
        toList: t('content:btn.toList'),
      }}
      isLoading={!review && !failure && !isUnavailable}
      isUnavailable={isUnavailable}
      failure={failure}
      onRetry={() => page.send({ type: 'retry' })}
      isForbidden={false}
    >
      {review && (
        <Stack gap="lg">
          <ReviewHead page={page} review={review} />
          {review.isBarred && (
            <Alert color="gray" variant="light" py="xs">
              {t('barred')}
            </Alert>
          )}
          <ReviewPanel page={page} review={review} />
          <ResultPart page={page} review={review} />
          <ReviewEvents review={review} />
          <ReviewBar page={page} review={review} />
          <ReviewDialogs page={page} review={review} />
        </Stack>
      )}
    </RecordFrame>
  );
}
