import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { shortTime, timeThere } from '#src/domain/board/age.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import type { BoardActor } from '#src/machines/board/board.ts';
import { FailedIcon, PauseIcon } from '#src/views/looks/icons.ts';
import classes from './board-state.module.css';

const selectState = (snapshot: SnapshotFrom<BoardActor>) => {
  if (snapshot.hasTag('signedOut')) return 'signedOut';
  if (snapshot.hasTag('paused')) return 'paused';
  return snapshot.context.failures > 0 ? 'retrying' : 'every';
};
const selectEnd = ({ context: { endedAt, now, arrival } }: SnapshotFrom<BoardActor>) =>
  endedAt === null ? '' : shortTime(wallClockAt(endedAt), timeThere(now, arrival));
const selectInterval = ({ context }: SnapshotFrom<BoardActor>) => context.settings.interval;

/** The state of the refresh in words, with an icon when it fails. */
export function BoardState({ board }: { board: BoardActor }) {
  const { t } = useTranslation('board');
  const state = useSelector(board, selectState);
  const time = useSelector(board, selectEnd);
  const count = useSelector(board, selectInterval);
  const Sign = state === 'paused' ? PauseIcon : state === 'every' ? null : FailedIcon;
  return (
    <span className={classes.state} data-state={state} role="status">
      {Sign && <Sign className={classes.sign} aria-hidden />}
      {state === 'signedOut' ? t('signedOut', { time }) : t(state, { count })}
    </span>
  );
}
