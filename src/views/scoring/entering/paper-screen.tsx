import '#src/views/styles/content.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, EmptyState } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { chairRight, isChair } from '#src/domain/scoring/scoring-rights.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { LockIcon } from '#src/views/looks/icons.ts';
import { useTellBack } from '#src/views/scoring/use-sheet.ts';
import { rightText } from '#src/views/words/right-text.ts';
import { PaperForm } from './paper-form.tsx';

/** The page where a chair enters the paper sheet of an expert (W1.14). */
export function PaperScreen({ actor: page }: { actor: PaperActor }) {
  const { t } = useTranslation('sheet');
  const may = isChair(useGrants());
  useEffect(() => page.send({ type: 'right.reported', may }), [page, may]);
  useTellBack(page);
  const { reviewId } = useContextOf(page, 'reviewId');
  const isForbidden = useMatches(page, 'forbidden');
  const isLoading = useMatches(page, 'opening', 'loading', 'recalling');
  const isUnavailable = useMatches(page, 'unavailable');
  const failure = useFailure(page);
  const review = recordPath(scorePath, reviewId ?? '');
  if (isForbidden) return <Forbidden page={page} review={review} />;
  return (
    <RecordFrame
      list={review}
      words={{
        loading: t('loading'),
        unavailable: t('enter.unavailable'),
        failed: t('failed'),
        toList: t('enter.toReview'),
      }}
      isLoading={isLoading}
      isUnavailable={isUnavailable}
      failure={failure}
      onRetry={() => page.send({ type: 'retry' })}
      isForbidden={false}
    >
      <PaperForm page={page} />
    </RecordFrame>
  );
}

/** Names the missing right, and reports that unsaved work is kept. */
function Forbidden({ page, review }: { page: PaperActor; review: string }) {
  const { t } = useTranslation('sheet');
  const { t: common } = useTranslation('common');
  const { isDraftKept } = useContextOf(page, 'isDraftKept');
  const needed = t('enter.noRight', { right: rightText(common, chairRight) });
  return (
    <EmptyState
      my="xl"
      icon={<LockIcon aria-hidden />}
      title={common('msg.forbidden')}
      description={isDraftKept ? `${needed} ${t('state.draftKept')}` : needed}
    >
      <EmptyState.Actions>
        <Button component={Link} href={review} variant="default">
          {t('enter.toReview')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
