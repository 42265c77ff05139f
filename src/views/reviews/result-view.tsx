import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { meanText } from '#src/domain/scoring/points-text.ts';
import type { ScoreResult } from '#src/domain/scoring/result.ts';
import type { ChairWord, Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { ResultSheets } from './result-sheets.tsx';
import { ResultSpread } from './result-spread.tsx';
import { computationText, failingTexts, gradeName } from './result-words.ts';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Review;
  sheets: readonly SubmittedSheetRecord[];
  /** What they come to; of a result that was passed, as it was stored. */
  result: ScoreResult;
  /** What the chair said about these sheets. */
  words: readonly ChairWord[];
  /** Whether the chair may still say something about these sheets. */
  isOpen: boolean;
}

/** What some sheets come to, with all that it was computed from. */
export function ResultView({ page, review, sheets, result, words, isOpen }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const { template } = review;
  const { mean, grade, failings } = result;
  const nameOf = (id: string) => sheets.find((sheet) => sheet.id === id)?.name ?? id;
  return (
    <>
      {mean === null ? (
        <Alert color="gray" variant="light" py="xs">
          {t('result.notFinal', { count: sheets.length })}
        </Alert>
      ) : (
        <div className={classes.notes}>
          <dl className={classes.figures}>
            <div className={classes.figure}>
              <dt>{t('result.mean')}</dt>
              <dd>{meanText(mean)}</dd>
            </div>
            <div className={classes.figure}>
              <dt>{t('result.grade')}</dt>
              <dd>{grade ? gradeName(template, grade.code) : t('result.noGrade')}</dd>
            </div>
          </dl>
          <div className={classes.head}>{computationText(t, result)}</div>
        </div>
      )}
      {failings.length > 0 && (
        <Alert color="red" variant="light" py="xs" title={t('fail.title')}>
          {failingTexts(t, result, template, nameOf).map((text) => (
            <div key={text}>
              <Clipped>{text}</Clipped>
            </div>
          ))}
        </Alert>
      )}
      <ResultSheets page={page} review={review} sheets={sheets} words={words} result={result} isOpen={isOpen} />
      <ResultSpread template={template} sheets={sheets} />
    </>
  );
}
