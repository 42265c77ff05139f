import { Anchor, Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useRouter, useSearch } from 'wouter';
import { boardPath, wallPath } from '#src/domain/routes/location.ts';
import type { BoardActor } from '#src/machines/board/board.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { PauseIcon, ResumeIcon } from '#src/views/looks/icons.ts';
import { Board } from './board.tsx';
import { useUnits } from '#src/views/board/parts/use-board.ts';
import { BoardState } from './board-state.tsx';
import classes from './board-screen.module.css';

/** The data display in the layout: its refresh can be paused (W5.12). */
export function BoardScreen({ actor: board }: { actor: BoardActor }) {
  return <Board board={board} head={<Head board={board} />} />;
}

function Head({ board }: { board: BoardActor }) {
  const { t } = useTranslation('board');
  const { base } = useRouter();
  const search = useSearch();
  const isPaused = useTag(board, 'paused');
  const Icon = isPaused ? ResumeIcon : PauseIcon;
  return (
    <div className={classes.head}>
      <Title order={1}>{t('title')}</Title>
      <BoardState board={board} />
      <div className={classes.tools}>
        <UnitsSwitch board={board} />
        <Anchor href={`${base}${wallPath}${search && `?${search}`}`} target="_blank" rel="noopener">
          {t('openWall')}
        </Anchor>
        <Button
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => board.send({ type: isPaused ? 'refresh.resume' : 'refresh.pause' })}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Chooses how numbers are abbreviated: Chinese counts in ten thousands, unless K and M are chosen. The choice is stored in
 * the address, as on a wall screen.
 */
function UnitsSwitch({ board }: { board: BoardActor }) {
  const { t, i18n } = useTranslation('board');
  const search = useSearch();
  const units = useUnits(board);
  if (i18n.language !== 'zh') return null;
  const other = units === 'wan' ? 'thousands' : 'wan';
  const params = new URLSearchParams(search);
  if (other === 'wan') params.delete('units');
  else params.set('units', 'en');
  return (
    <Anchor component={Link} className={classes.link} href={`${boardPath}${params.size > 0 ? `?${params}` : ''}`}>
      {t('unitsAs', { units: t(`units.${other}`) })}
    </Anchor>
  );
}
