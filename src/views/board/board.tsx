import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { BoardActor } from '#src/machines/board/board.ts';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { FailedIcon } from '#src/views/looks/icons.ts';
import { GradesTile, KindsTile, MapTile } from './bases-tiles.tsx';
import classes from './board.module.css';
import { Keys } from './keys.tsx';
import { ConsultationsTile, EventsTile, TopTile } from './list-tiles.tsx';
import { BrowsingTile, ContentsTile } from './time-tiles.tsx';
import { Announcer } from './announcer.tsx';
import { BoardProvider } from '#src/views/board/parts/use-board.ts';

const selectIsThere = ({ context }: SnapshotFrom<BoardActor>) => context.tiles !== null;
const selectIsBrief = ({ context }: SnapshotFrom<BoardActor>) => context.settings.isBrief;
const selectFailure = ({ context }: SnapshotFrom<BoardActor>) => context.failure;

interface Props {
  board: BoardActor;
  /** On a wall screen the board fills the window; in the layout it is as tall as its tiles. */
  isAlone?: boolean;
  head: ReactNode;
}

/** The data display (decision 046): one component for both frames, laid out for the space it has. */
export function Board({ board, isAlone = false, head }: Props) {
  useReportVisibility(board);
  const isThere = useSelector(board, selectIsThere);
  const isBrief = useSelector(board, selectIsBrief);
  return (
    <BoardProvider value={board}>
      <div className={classes.frame} data-alone={isAlone || undefined}>
        <div className={classes.board} data-brief={isBrief || undefined} data-waiting={!isThere || undefined}>
          {head}
          {isThere ? <Tiles isBrief={isBrief} /> : <Waiting board={board} />}
          <Announcer />
        </div>
      </div>
    </BoardProvider>
  );
}

function Tiles({ isBrief }: { isBrief: boolean }) {
  return (
    <>
      <Keys />
      <KindsTile />
      <MapTile />
      <BrowsingTile />
      <ConsultationsTile />
      {!isBrief && (
        <>
          <GradesTile />
          <ContentsTile />
          <TopTile />
          <EventsTile />
        </>
      )}
    </>
  );
}

/** Shown before the first answer arrives: loading, or the reason for the failure. The board tries again by itself. */
function Waiting({ board }: { board: BoardActor }) {
  const { t } = useTranslation('board');
  const failure = useSelector(board, selectFailure);
  const failureText = useFailureText();
  return (
    <div className={classes.waiting} role="status">
      {failure ? (
        <>
          <FailedIcon className={classes.failed} aria-hidden />
          <strong>{t('failed')}</strong>
          <span>{failureText(failure)}</span>
          <span>{t('autoRetry')}</span>
        </>
      ) : (
        <span>{t('loading')}</span>
      )}
    </div>
  );
}
