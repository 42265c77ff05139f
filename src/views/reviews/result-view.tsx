import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { meanText } from '#src/views/words/number-text.ts';
import { namedFailings, type ScoreResult, shownResult } from '#src/domain/scoring/result.ts';
import type { ChairDecision, Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { ResultSheets } from './result-sheets.tsx';
import { ResultSpread } from './result-spread.tsx';
import { gradeText } from './desk-words.ts';
import { computationText } from './result-words.ts';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Review;
  sheets: readonly SubmittedSheetRecord[];
  /** The result of these sheets; as it is stored if it was passed. */
  result: ScoreResult;
  /** The chair's decisions about these sheets. */
  decisions: readonly ChairDecision[];
  /** Whether the chair can still decide about these sheets. */
  isOpen: boolean;
}

/** The result of some sheets, with everything that it was computed from. */
export function ResultView({ page, review, sheets, result, decisions, isOpen }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const { template } = review;
  const shown = shownResult(template, result);
  const { mean } = shown;
  const nameOf = (id: string) => sheets.find((sheet) => sheet.id === id)?.name ?? id;
  return (
    <>
      {mean === null ? (
        <Alert color="gray" variant="light" py="xs">
          {t('result.notFinal', { count: sheets.length, ...result.rule.parameters })}
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
              <dd>{gradeText(t, shown)}</dd>
            </div>
          </dl>
          <div className={classes.head}>{computationText(t, result)}</div>
        </div>
      )}
      {result.failings.length > 0 && (
        <Alert color="red" variant="light" py="xs" title={t('fail.title')}>
          {namedFailings(result, template, nameOf).map((failing) => (
            <div key={failing.kind === 'veto' ? `${failing.name} ${failing.text}` : failing.group}>
              <Clipped>{failing.kind === 'veto' ? t('fail.veto', failing) : t('fail.groupFloor', failing)}</Clipped>
            </div>
          ))}
        </Alert>
      )}
      <ResultSheets page={page} review={review} sheets={sheets} decisions={decisions} result={result} isOpen={isOpen} />
      <ResultSpread template={template} sheets={sheets} />
    </>
  );
}
