import { Alert, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { resultOf } from '#src/domain/scoring/result.ts';
import { isWaiting, nameIn, type Review } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { latePaper } from '#src/views/print/late-paper.ts';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { ResultFiles } from './result-files.tsx';
import { SpreadChart } from './result-spread.tsx';
import { ResultView } from './result-view.tsx';
import { ReviewPart } from './review-part.tsx';

const LateResultPaper = latePaper(async () => (await imported(() => import('./paper/result-paper.tsx'))).ResultPaper);

interface Props {
  page: ReviewActor;
  review: Review;
}

/**
 * The result of a review, for persons who may see its sheets (W1.1). A passed result is shown as it is stored; scores
 * since a reopening follow below it (W1.9).
 */
export function ResultPart({ page, review }: Props) {
  const { t } = useTranslation('reviews');
  const { sheets, passed, reopenedSince, isChair, own, template } = review;
  const result = useMemo(() => resultOf(template, sheets ?? []), [template, sheets]);
  const hasOpenResult = sheets !== null && (!passed || reopenedSince);
  const { paper, print } = usePaper(LateResultPaper, { page, review }, SpreadChart);
  return (
    <>
      {paper}
      {passed && (
        <ReviewPart
          title={t(reopenedSince ? 'result.passedTitle' : 'result.title')}
          actions={<ResultFiles page={page} onPrint={print} />}
        >
          <Text size="sm">
            <Clipped>{t('pass.done', { by: nameIn(review, passed.by), time: formatTime(passed.time) })}</Clipped>
          </Text>
          <ResultView
            page={page}
            review={review}
            sheets={passed.sheets}
            result={passed.result}
            decisions={passed.decisions}
            isOpen={false}
          />
        </ReviewPart>
      )}
      {(sheets === null || hasOpenResult) && (
        <ReviewPart
          title={t(passed ? 'result.nowTitle' : 'result.title')}
          actions={sheets !== null && sheets.length > 0 && !passed && <ResultFiles page={page} onPrint={print} />}
        >
          {reopenedSince && (
            <Alert color="yellow" variant="light" py="xs">
              {t('pass.reopened')}
            </Alert>
          )}
          {sheets === null ? (
            <Text c="dimmed">{t(own !== null && isWaiting(own) ? 'result.blind' : 'result.notYours')}</Text>
          ) : sheets.length === 0 ? (
            <Text c="dimmed">{t('result.empty')}</Text>
          ) : (
            <ResultView
              page={page}
              review={review}
              sheets={sheets}
              result={result}
              decisions={review.decisions}
              isOpen={isChair && review.status !== 'returned'}
            />
          )}
        </ReviewPart>
      )}
    </>
  );
}
