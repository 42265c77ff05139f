import { useTranslation } from 'react-i18next';
import { openOf } from '#src/domain/board/board.ts';
import { AsOf } from '#src/views/board/parts/as-of.tsx';
import { Figure } from '#src/views/board/parts/figure.tsx';
import classes from './keys.module.css';
import { useTile } from '#src/views/board/parts/use-board.ts';

/** The five key figures, each beside its name; outdated ones with their time (W5.3). A missing figure is a dash. */
export function Keys() {
  const { t } = useTranslation('board');
  const bases = useTile('bases');
  const contents = useTile('contents');
  const browsing = useTile('browsing');
  const consultations = useTile('consultations');
  const keys = [
    { name: 'bases', figure: 'bases/total', tile: bases, value: bases?.total },
    { name: 'contents', figure: 'contents/total', tile: contents, value: contents?.total },
    { name: 'hours24', figure: 'browsing/hours24', tile: browsing, value: browsing?.hours24 },
    { name: 'open', figure: 'consultations/open', tile: consultations, value: consultations && openOf(consultations) },
    { name: 'overdue', figure: 'consultations/overdue', tile: consultations, value: consultations?.overdue },
  ] as const;
  return (
    <dl className={classes.keys}>
      {keys.map(({ name, figure, tile, value }) => (
        <div key={name} className={classes.key} data-late={(name === 'overdue' && Boolean(value)) || undefined}>
          <dt className={classes.name}>{t(`key.${name}`)}</dt>
          <dd className={classes.value}>
            {value === undefined || value === null ? '—' : <Figure name={figure} value={value} />}
          </dd>
          <dd className={classes.time}>{tile && <AsOf time={tile.time} />}</dd>
        </div>
      ))}
    </dl>
  );
}
