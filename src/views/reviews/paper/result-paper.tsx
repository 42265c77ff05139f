import { useTranslation } from 'react-i18next';
import { nameIn, type Review, reviewStateOf } from '#src/domain/scoring/review.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { kindText } from '#src/views/reviews/desk-words.ts';
import { ReviewPanel } from '#src/views/reviews/review-panel.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useAreaText } from '#src/views/words/use-area-text.ts';
import { PrintedResult, type PrintedResultProps, ResultAppendix } from './printed-result.tsx';

interface Props {
  page: ReviewActor;
  review: Review;
}

/**
 * A review on A4: its facts, its panel, and its result, with a line to sign for each expert who scored. A passed result
 * is printed as it is stored; scores since a reopening follow it (W1.9).
 */
export function ResultPaper({ page, review }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const areaText = useAreaText();
  const { t: sheetText } = useTranslation('sheet');
  const { title, kind, area, template, status, due, sheets, passed, reopenedSince } = review;
  const signed = passed?.sheets ?? sheets ?? [];
  const name = sheetText('paper.head', { title, number: t('result.title') });
  const results: readonly PrintedResultProps[] = [
    ...(passed
      ? [{ ...passed, page, review, title: t(reopenedSince ? 'result.passedTitle' : 'result.title'), isOpen: false }]
      : []),
    ...(sheets !== null && sheets.length > 0 && (!passed || reopenedSince)
      ? [
          {
            page,
            review,
            title: t(passed ? 'result.nowTitle' : 'result.title'),
            sheets,
            result: resultOf(template, sheets),
            decisions: review.decisions,
            isOpen: review.isChair && status !== 'returned',
          },
        ]
      : []),
  ];
  return (
    <PaperPages
      head={name}
      title={name}
      facts={[
        [t('field.title'), title],
        [t('field.kind'), kindText(t, kind)],
        [t('field.area'), areaText(area)],
        [t('field.status'), t(`status.${reviewStateOf(review)}`)],
        [t('field.due'), due],
        [t('print.template'), `${template.name} · ${sheetText('paper.version.of', { number: template.number })}`],
        ...(passed ? [[t('status.passed'), `${nameIn(review, passed.by)} · ${formatTime(passed.time)}`] as const] : []),
      ]}
      signatures={[
        ...(signed.length > 0 ? [{ title: t('print.experts'), names: signed }] : []),
        { names: [t('print.signature'), t('print.date')] },
      ]}
      appendix={results.map((result) => (
        <ResultAppendix key={result.title} {...result} />
      ))}
    >
      {/* Without the actions of the chair. */}
      <ReviewPanel page={page} review={{ ...review, isChair: false }} />
      {results.map((result) => (
        <PrintedResult key={result.title} {...result} />
      ))}
    </PaperPages>
  );
}
