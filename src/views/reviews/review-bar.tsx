import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { isUndecided } from '#src/domain/scoring/desk.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { type Hindrance, hindrancesOf } from '#src/domain/scoring/passing.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import { awaitsOnline, isWaiting, type Review, reviewStateOf } from '#src/domain/scoring/review.ts';
import { mayBringOnline, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { sheetLink } from '#src/domain/scoring/sheet-link.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { andIn } from '#src/views/words/list-words.ts';

const none: readonly Hindrance[] = [];

/** From more experts, the bar names only their number: the panel lists them. */
const mostNames = 2;

interface Props {
  page: ReviewActor;
  review: Review;
}

/** The action bar of a review: whose turn it is, and the next act of the person. */
export function ReviewBar({ page, review }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const grants = useGrants();
  const { onward } = useContextOf(page, 'onward');
  const isStepping = useMatches(page, { reviewing: { step: 'sending' } });
  const reasons = useId();
  const { own, subject } = review;
  const isOwnWaiting = mayScore(grants) && own !== null && isWaiting(own);
  const decides = isUndecided(review) && review.sheets !== null;
  const hindrances = decides ? hindrancesOf(review, resultOf(review.template, review.sheets ?? [])) : none;
  const turn = { id: reasons, review, isOwnWaiting, hindrances: isOwnWaiting ? none : hindrances };
  return (
    <ActionBar status={<Turn {...turn} />} list={scorePath} wide>
      {onward && !decides && (
        <Button component={Link} href={recordPath(scorePath, onward.id)} variant="default">
          {t('bar.next', { count: onward.count })}
        </Button>
      )}
      {isOwnWaiting && (
        <Button component={Link} href={sheetLink(review)}>
          {t('row.score')}
        </Button>
      )}
      {decides && <Decision {...{ page, review, reasons, hindrances }} />}
      {awaitsOnline(review) && mayBringOnline(grants) && (
        <Button
          loading={isStepping}
          onClick={() =>
            page.send({
              type: 'step.send',
              step: { step: 'goOnline', request: { id: review.id, application: subject.id } },
            })
          }
        >
          {t('content:op.goOnline')}
        </Button>
      )}
    </ActionBar>
  );
}

/** Passes and returns the review. The reasons that prevent passing are beside the buttons (W1.11). */
function Decision({
  page,
  review,
  reasons,
  hindrances,
}: Props & { reasons: string; hindrances: readonly Hindrance[] }) {
  const { t } = useTranslation('reviews');
  const isIdle = useMatches(page, { reviewing: { step: 'idle' } });
  const isAgain = review.status === 'passed';
  // A failing result can only be returned.
  const mustReturn = !isAgain && hindrances.some(({ kind }) => kind === 'failing');
  const ask = (step: 'pass' | 'return') => page.send({ type: 'step.ask', asked: { step, account: null } });
  const pass = (
    <Button
      key="pass"
      {...(mustReturn && { variant: 'default' })}
      disabled={!isIdle || hindrances.length > 0}
      {...(hindrances.length > 0 && { 'aria-describedby': reasons })}
      onClick={() => ask('pass')}
    >
      {t(isAgain ? 'step.passAgain' : 'step.pass')}
    </Button>
  );
  if (isAgain) return pass;
  const giveBack = (
    <Button
      key="return"
      color="red"
      {...(!mustReturn && { variant: 'default' })}
      disabled={!isIdle}
      onClick={() => ask('return')}
    >
      {t('step.return')}
    </Button>
  );
  return mustReturn ? [pass, giveBack] : [giveBack, pass];
}

interface TurnProps {
  /** The id of the element with the reasons. */
  id: string;
  review: Review;
  isOwnWaiting: boolean;
  /** What prevents the decision, if the person takes it. */
  hindrances: readonly Hindrance[];
}

/** The state of the review, whose turn it is, and the reasons that prevent the next act, if the person takes it. */
function Turn({ id, review, isOwnWaiting, hindrances }: TurnProps) {
  const { t, i18n } = useTranslation('reviews');
  const { members, sheets } = review;
  const and = andIn(i18n.language);
  const nameOf = (account: string) => sheets?.find((sheet) => sheet.id === account)?.name ?? account;
  const reasonOf = (hindrance: Hindrance): string => {
    if (hindrance.kind === 'ended') return '';
    return hindrance.kind === 'unanswered'
      ? t('hinder.unanswered', { names: and.format(hindrance.sheets.map(nameOf)) })
      : t(`hinder.${hindrance.kind}`, resultRule.parameters);
  };
  return (
    <>
      <span>{turnOf()}</span>
      {hindrances.length > 0 && (
        <span id={id}>
          {` · ${t('hinder.title', { reasons: hindrances.map(reasonOf).reduce((former, next) => t('hinder.more', { former, next })) })}`}
        </span>
      )}
    </>
  );

  function turnOf(): string {
    const state = reviewStateOf(review);
    if (isOwnWaiting) return t('turn.score');
    if (awaitsOnline(review)) return t('turn.online');
    if (state === 'toDecide') return t(review.isChair ? 'turn.decide' : 'turn.chair');
    const awaited = members.filter((member) => isWaiting(member.state)).map(({ name }) => name);
    if (state !== 'scoring' || awaited.length === 0) return t(`status.${state}`);
    return awaited.length > mostNames
      ? t('turn.many', { count: awaited.length })
      : t('turn.experts', { names: and.format(awaited) });
  }
}
