import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { savingOf } from '#src/machines/scoring/saving.ts';
import { uploadIn } from '#src/machines/scoring/sheet-work.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { hasFailed, SaveState } from './save-state.tsx';
import { isDecided } from './use-sheet.ts';
import classes from './sheet.module.css';

/**
 * The foot of the sheet: the save state, and the ways on. The next base can be opened without submitting (W1.7). A disabled
 * button explains why.
 */
export function SheetFoot({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation(['sheet', 'common']);
  const { next, isNextUnknown } = useContextOf(sheet, 'next', 'isNextUnknown');
  const upload = useSelector(sheet, ({ context }) => uploadIn(context));
  const state = useSelector(sheet, savingOf);
  const mayGoOn = useSelector(sheet, isDecided);
  const isLocked = useMatches(sheet, 'locked');
  const busy = useTag(sheet, 'busy');
  const id = useId();
  if (isLocked)
    return (
      <ActionBar status={t('save.locked')} list={scorePath} wide>
        {next && (
          <Button component={Link} href={next.href}>
            {t('goOn')}
          </Button>
        )}
      </ActionBar>
    );
  const whyNoSkip = next ? null : next === null ? t('skip.none') : isNextUnknown ? t('skip.unknown') : null;
  const whyNoSubmit = upload && t(`submit.${upload}`);
  const status = (
    <>
      <SaveState sheet={sheet} own={own} />
      {whyNoSubmit && (
        <Text component="span" inherit c="dimmed" id={`${id}-submit`} className={classes.whyNot}>
          {whyNoSubmit}
        </Text>
      )}
      {whyNoSkip && (
        <Text component="span" inherit c="dimmed" id={`${id}-skip`} className={classes.whyNot}>
          {whyNoSkip}
        </Text>
      )}
    </>
  );
  return (
    <ActionBar status={status} list={scorePath} wide>
      {hasFailed(state) && (
        <Button variant="default" onClick={() => sheet.send({ type: 'retry' })}>
          {t('common:btn.retry')}
        </Button>
      )}
      {(state === 'waiting' || state === 'unsubmitted') && (
        <Button variant="default" onClick={() => sheet.send({ type: 'submit.cancel' })}>
          {t('save.stopWaiting')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!mayGoOn || !next}
        aria-describedby={whyNoSkip ? `${id}-skip` : undefined}
        onClick={() => sheet.send({ type: 'skip' })}
      >
        {t('skip')}
      </Button>
      <Button
        loading={busy}
        disabled={!mayGoOn || upload !== null}
        aria-describedby={whyNoSubmit ? `${id}-submit` : undefined}
        onClick={() => sheet.send({ type: 'submit' })}
      >
        {t('submit')}
      </Button>
    </ActionBar>
  );
}
