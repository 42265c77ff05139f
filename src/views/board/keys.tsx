import { useTranslation } from 'react-i18next';
import { openOf } from '#src/domain/board/board.ts';
import { Figure } from '#src/views/board/parts/figure.tsx';
import classes from './keys.module.css';
import { useTile } from '#src/views/board/parts/use-board.ts';

/** The five numbers that say most. One that is not there is a dash. */
export function Keys() {
  const { t } = useTranslation('board');
  const bases = useTile('bases');
  const contents = useTile('contents');
  const browsing = useTile('browsing');
  const consultations = useTile('consultations');
  const keys = [
    { name: 'bases', figure: 'bases/total', value: bases?.total },
    { name: 'contents', figure: 'contents/total', value: contents?.total },
    { name: 'hours24', figure: 'browsing/hours24', value: browsing?.hours24 },
    { name: 'open', figure: 'consultations/open', value: consultations && openOf(consultations) },
    { name: 'overdue', figure: 'consultations/overdue', value: consultations?.overdue },
  ] as const;
  return (
    <dl className={classes.keys}>
      {keys.map(({ name, figure, value }) => (
        <div key={name} className={classes.key} data-late={(name === 'overdue' && Boolean(value)) || undefined}>
          <dt className={classes.name}>{t(`key.${name}`)}</dt>
          <dd className={classes.value}>
            {value === undefined || value === null ? '—' : <Figure name={figure} value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
