import { Button } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isWaiting, type PanelMember, type Review } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { paperPath } from '#src/domain/scoring/kinds.ts';
import { RowButton, RowNavLink } from '#src/views/lists/table/row-button.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import { stateText, stateTones } from './desk-words.ts';
import { ReviewPart } from './review-part.tsx';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Review;
}

/** The experts of a review and the progress of each, with the chair's actions in their rows. */
export function ReviewPanel({ page, review }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const { members, isChair, status, submitted, expected } = review;
  const isOpen = useMatches(page, { reviewing: { step: 'idle' } });
  const dash = t('none');
  // Like a list, the table has no column without content.
  const hasReminders = members.some(({ remindedTime }) => remindedTime !== null);
  const hasReasons = members.some(({ reason }) => reason !== null);
  return (
    <ReviewPart
      title={t('panel.title')}
      beside={<span className={classes.head}>{t('panel.progress', { submitted, expected })}</span>}
      actions={
        isChair &&
        status === 'scoring' && (
          <Button
            variant="default"
            size="xs"
            disabled={!isOpen}
            onClick={() => page.send({ type: 'step.ask', asked: { step: 'change', account: null } })}
          >
            {t('step.change')}
          </Button>
        )
      }
    >
      <div className={classes.scroller}>
        <table className={clsx(parts.table, classes.table)}>
          <thead>
            <tr>
              <th scope="col">{t('col.expert')}</th>
              <th scope="col">{t('col.state')}</th>
              <th scope="col" className={classes.nowrap}>
                {t('col.submitted')}
              </th>
              {hasReminders && (
                <th scope="col" className={classes.nowrap}>
                  {t('col.reminded')}
                </th>
              )}
              {hasReasons && <th scope="col">{t('col.reason')}</th>}
              {isChair && (
                <th scope="col" className={clsx(classes.number, classes.screen)}>
                  {t('content:list.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.account}>
                <th scope="row" className={classes.nowrap}>
                  {member.name}
                </th>
                <td>
                  <StateBadge tone={stateTones[member.state]} label={stateText(t, member.state, member)} />
                  {member.unfit && <div className={classes.unfit}>{t(`unfit.${member.unfit}`)}</div>}
                </td>
                <td className={classes.nowrap}>{member.submittedTime ? formatTime(member.submittedTime) : dash}</td>
                {hasReminders && (
                  <td className={classes.nowrap}>{member.remindedTime ? formatTime(member.remindedTime) : dash}</td>
                )}
                {hasReasons && <td className={classes.long}>{member.reason ?? dash}</td>}
                {isChair && (
                  <td className={classes.screen}>
                    <Steps page={page} review={review} member={member} isOpen={isOpen} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReviewPart>
  );
}

/**
 * The chair's actions for an expert: remind or replace one whose sheet is expected, or enter it from paper; replace one
 * who is recused or cannot score; reopen a sheet. Chairs who may not see the sheets cannot enter one (W1.14).
 */
function Steps({
  page,
  review: { id, status, sheets },
  member,
  isOpen,
}: Props & { member: PanelMember; isOpen: boolean }) {
  const { t } = useTranslation('reviews');
  const { account, name, state, unfit } = member;
  const isScoring = status === 'scoring';
  const isToCome = isWaiting(state) && !unfit;
  const buttonOf = (step: 'remind' | 'replace' | 'reopen', press: () => void) => (
    <RowButton key={step} disabled={!isOpen} label={t('step.named', { step: t(`step.${step}`), name })} onPress={press}>
      {t(`step.${step}`)}
    </RowButton>
  );
  const ask = (step: 'replace' | 'reopen') => page.send({ type: 'step.ask', asked: { step, account } });
  return (
    <span className={classes.rowActions}>
      {isScoring &&
        isToCome &&
        buttonOf('remind', () => page.send({ type: 'step.send', step: { step: 'remind', request: { id, account } } }))}
      {isToCome && sheets !== null && (
        <RowNavLink href={paperPath(id, account)} label={t('step.named', { step: t('step.enter'), name })}>
          {t('step.enter')}
        </RowNavLink>
      )}
      {isScoring && (isWaiting(state) || state === 'recused') && buttonOf('replace', () => ask('replace'))}
      {status !== 'returned' && state === 'submitted' && buttonOf('reopen', () => ask('reopen'))}
    </span>
  );
}
