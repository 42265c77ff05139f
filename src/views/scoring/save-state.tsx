import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { type Saving, savingOf } from '#src/machines/scoring/saving.ts';
import classes from './sheet.module.css';

const hasFailed = (state: Saving): boolean => state === 'failed' || state === 'unsubmitted';
const isBad = (state: Saving): boolean => hasFailed(state) || state === 'conflict' || state === 'incorrect';

/** The save state: whether, where and when the sheet was saved, and a retry if that failed (W1.6). */
export function SaveState({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const { t: common } = useTranslation('common');
  const state = useSelector(sheet, savingOf);
  const { failure } = useContextOf(sheet, 'failure');
  const failureText = useFailureText();
  return (
    <div className={classes.saveState}>
      <Text size="sm" role="status" c={isBad(state) ? 'var(--mantine-color-error)' : 'dimmed'}>
        <span>{t(`save.${state}`, { time: timeOf(own.keptTime ?? '') })}</span>
        {hasFailed(state) && failure && <span> {failureText(failure)}</span>}
      </Text>
      {hasFailed(state) && (
        <Button size="compact-sm" variant="default" onClick={() => sheet.send({ type: 'retry' })}>
          {common('btn.retry')}
        </Button>
      )}
      {(state === 'waiting' || state === 'unsubmitted') && (
        <Button size="compact-sm" variant="default" onClick={() => sheet.send({ type: 'submit.cancel' })}>
          {t('save.stopWaiting')}
        </Button>
      )}
    </div>
  );
}

/** Today's times are shown without the date. */
const timeOf = (stored: string): string =>
  stored.slice(0, 10) === dayAt(Date.now()) ? stored.slice(11, 16) : formatTime(stored);
