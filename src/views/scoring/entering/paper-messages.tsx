import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { progressOf } from '#src/domain/scoring/sheet.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatInstant, formatTime } from '#src/views/words/format-time.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { EnteredMark } from './entered-mark.tsx';
import classes from './entering.module.css';

/** Messages about a paper sheet: its expert, what they did meanwhile, and why the server refused it. */
export function PaperMessages({ page, own }: { page: PaperActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const { draft, restoredAt, failure, isDraftKept } = useContextOf(
    page,
    'draft',
    'restoredAt',
    'failure',
    'isDraftKept',
  );
  const files = useChild(page, 'files');
  const failureText = useFailureText();
  const { name, state, marked, template, submittedTime, entered, reopened, review } = own;
  const isOpen = state === 'notStarted' || state === 'begun';
  return (
    <>
      {isOpen ? (
        <Alert color="gray" variant="light" py="xs" role="note" title={t('enter.of', { name })}>
          <p className={classes.line}>{t('enter.hint', { name })}</p>
          {state === 'begun' && (
            <p className={classes.line}>{t('enter.begun', { name, marked, all: progressOf(template, own).all })}</p>
          )}
        </Alert>
      ) : (
        <Alert color="gray" variant="light" py="xs" role="status" title={t('enter.of', { name })}>
          {!entered && (
            <p className={classes.line}>{t(`enter.state.${state}`, { name, time: formatTime(submittedTime ?? '') })}</p>
          )}
          {entered && <p className={classes.line}>{t('enter.done')}</p>}
          {isDraftKept && <p className={classes.line}>{t('state.draftKept')}</p>}
          <Anchor component={Link} href={recordPath(scorePath, review)} size="sm">
            {t('enter.toReview')}
          </Anchor>
        </Alert>
      )}
      {entered && <EnteredMark entered={entered} files={files} />}
      {isOpen && reopened && (
        <Alert color="yellow" variant="light" py="xs">
          <Clipped>
            {t('reopened', { by: reopened.by, time: formatTime(reopened.time), reason: reopened.reason })}
          </Clipped>
        </Alert>
      )}
      {isOpen && failure && (
        <Alert color="red" variant="light" py="xs" role="alert" title={t('enter.failed')}>
          <Clipped>{failureText(failure)}</Clipped>
        </Alert>
      )}
      {isOpen && restoredAt !== null && (
        <Alert color="gray" variant="light" py="xs" role="status">
          {t('restored', { time: formatInstant(restoredAt) })}
        </Alert>
      )}
      {draft && <DraftOffer page={page} savedAt={draft.savedAt} isOlder />}
    </>
  );
}
