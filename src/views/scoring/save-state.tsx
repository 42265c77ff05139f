import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { type Saving, savingOf } from '#src/machines/scoring/saving.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import classes from './sheet.module.css';

export const hasFailed = (state: Saving): boolean => state === 'failed' || state === 'unsubmitted';

/** The colour of a state: red for what needs the person, amber for what waits for the network. */
const toneOf = (state: Saving): 'bad' | 'held' | undefined => {
  if (hasFailed(state) || state === 'conflict' || state === 'incorrect') return 'bad';
  return state === 'offline' || state === 'waiting' ? 'held' : undefined;
};

/** The save state: whether, where and when the sheet was saved (W1.6). */
export function SaveState({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const state = useSelector(sheet, savingOf);
  const { failure } = useContextOf(sheet, 'failure');
  const failureText = useFailureText();
  return (
    <span className={classes.saveState} data-tone={toneOf(state)}>
      <span>{t(`save.${state}`, { time: timeOf(own.keptTime ?? '') })}</span>
      {hasFailed(state) && failure && <span> {failureText(failure)}</span>}
    </span>
  );
}

/** Today's times are shown without the date. */
const timeOf = (stored: string): string =>
  stored.slice(0, 10) === dayAt(Date.now()) ? stored.slice(11, 16) : formatTime(stored);
