import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hindrancesOf } from '#src/domain/scoring/passing.ts';
import type { ScoreResult } from '#src/domain/scoring/result.ts';
import type { Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { andIn } from '#src/views/words/list-words.ts';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Review;
  sheets: readonly SubmittedSheetRecord[];
  result: ScoreResult;
}

/** Passes and returns the review. The reasons that prevent passing are beside the button (W1.11). */
export function ResultPassing({ page, review, sheets, result }: Props) {
  const { t, i18n } = useTranslation('reviews');
  const id = useId();
  const isIdle = useMatches(page, { reviewing: { step: 'idle' } });
  const all = hindrancesOf(review, result);
  const hindrances = all.filter((one) => one.kind !== 'ended');
  if (hindrances.length < all.length) return null;
  const isAgain = review.status === 'passed';
  const ask = (step: 'pass' | 'return') => page.send({ type: 'step.ask', asked: { step, account: null } });
  const nameOf = (account: string) => sheets.find((sheet) => sheet.id === account)?.name ?? account;
  const word = (hindrance: (typeof hindrances)[number]): string =>
    hindrance.kind === 'unanswered'
      ? t('hinder.unanswered', { names: andIn(i18n.language).format(hindrance.sheets.map(nameOf)) })
      : t(`hinder.${hindrance.kind}`, result.rule.parameters);
  return (
    <>
      {hindrances.length > 0 && (
        <Text component="div" id={id} size="sm" c="dimmed" maw={520}>
          <span>{t('hinder.title')}</span>
          {hindrances.map((hindrance) => (
            <span key={hindrance.kind}> {word(hindrance)}</span>
          ))}
        </Text>
      )}
      <div className={classes.rowActions}>
        {!isAgain && (
          <Button variant="default" color="red" mr={8} disabled={!isIdle} onClick={() => ask('return')}>
            {t('step.return')}
          </Button>
        )}
        <Button
          disabled={!isIdle || hindrances.length > 0}
          {...(hindrances.length > 0 && { 'aria-describedby': id })}
          onClick={() => ask('pass')}
        >
          {t(isAgain ? 'step.passAgain' : 'step.pass')}
        </Button>
      </div>
    </>
  );
}
