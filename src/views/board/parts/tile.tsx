import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tile as TileName } from '#src/domain/board/board.ts';
import { AsOf } from './as-of.tsx';
import { useTile } from './use-board.ts';
import classes from './tile.module.css';

interface Props {
  /** The tile whose figures are shown. */
  of: TileName;
  title: string;
  note?: string;
  area: string;
  children: ReactNode;
}

/** A tile of the board: its title, its figures, and the time of the data. */
export function Tile({ of, title, note, area, children }: Props) {
  const { t } = useTranslation('board');
  const id = useId();
  const tile = useTile(of);
  return (
    <section className={classes.tile} aria-labelledby={id} style={{ gridArea: area }} data-tile={area}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {tile && <AsOf time={tile.time} />}
      </header>
      {note && <p className={classes.note}>{note}</p>}
      {tile ? <div className={classes.body}>{children}</div> : <p className={classes.none}>{t('missing')}</p>}
    </section>
  );
}
