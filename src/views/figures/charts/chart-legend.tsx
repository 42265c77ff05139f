import { useTranslation } from 'react-i18next';
import { paintOf } from './hatching.tsx';
import type { Series } from './charted.ts';
import classes from './chart.module.css';

interface Props {
  id: string;
  series: readonly Series[];
  hasBefore: boolean;
}

/** The meaning of colours and hatchings, as a list of names (W7.11). */
export function ChartLegend({ id, series, hasBefore }: Props) {
  const { t } = useTranslation('figures');
  return (
    <ul className={classes.legend}>
      {series.length > 1 &&
        series.map(({ name, look }) => (
          <li key={name}>
            <svg width="12" height="12" aria-hidden>
              <rect width="12" height="12" rx="2" fill={paintOf(id, look, false)} />
            </svg>
            {name}
          </li>
        ))}
      {hasBefore && (
        <li>
          <svg width="12" height="12" aria-hidden>
            <rect width="12" height="12" rx="2" className={classes.before} />
          </svg>
          {t('chart.before')}
        </li>
      )}
    </ul>
  );
}
