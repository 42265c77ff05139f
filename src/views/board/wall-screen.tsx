import '#src/views/styles/lists.css';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { wallClockAt } from '#src/domain/platform-time.ts';
import type { BoardActor } from '#src/machines/board/board.ts';
import { Logo } from '#src/views/looks/logo.tsx';
import { Board } from './board.tsx';
import { BoardState } from './board-state.tsx';
import { useMinute, useWriting } from '#src/views/board/parts/use-board.ts';
import classes from './wall-screen.module.css';

const selectEnd = ({ context }: SnapshotFrom<BoardActor>) => context.endedAt;

/** The data display on a wall screen (decision 046): no messages, dialogs or menus, and one way to sign in again. */
export function WallScreen({ board, onSignIn }: { board: BoardActor; onSignIn: () => void }) {
  const isStill = useStillness();
  return (
    <main className={classes.wall} data-still={isStill || undefined}>
      <Board board={board} isAlone head={<Head board={board} onSignIn={onSignIn} />} />
    </main>
  );
}

function Head({ board, onSignIn }: { board: BoardActor; onSignIn: () => void }) {
  const { t } = useTranslation('board');
  const endedAt = useSelector(board, selectEnd);
  return (
    <header className={classes.head}>
      <span className={classes.logo}>
        <Logo />
      </span>
      <h1 className={classes.title}>{t('platform')}</h1>
      <div className={classes.state}>
        <BoardState board={board} />
        {endedAt !== null && (
          <button type="button" className={classes.signIn} onClick={onSignIn}>
            {t('signIn')}
          </button>
        )}
      </div>
      <Clock />
    </header>
  );
}

/** The time of the platform, whatever the time zone of the screen. */
function Clock() {
  const minute = useMinute();
  const { tag } = useWriting();
  if (minute === 0) return null;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'Asia/Shanghai' });
  return (
    <p className={classes.clock}>
      <span>{date.format(minute)}</span>
      <time className={classes.time} dateTime={new Date(minute).toISOString()}>
        {wallClockAt(minute).slice(11, 16)}
      </time>
    </p>
  );
}

/** Milliseconds without movement after which the pointer hides (W5.9). */
const stillAfter = 5000;

/** Whether the pointer has not moved for a while. */
function useStillness(): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIsStill(true), stillAfter);
    const move = () => {
      clearTimeout(timer);
      setIsStill(false);
      timer = setTimeout(() => setIsStill(true), stillAfter);
    };
    document.addEventListener('pointermove', move);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', move);
    };
  }, []);
  return isStill;
}
