import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from './figure.tsx';
import classes from './bars.module.css';

export interface Bar {
  figure: string;
  label: ReactNode;
  value: number;
  /** The bar of the records without a value. */
  isRest?: boolean;
}

/** Named numbers as horizontal bars. They begin at 0; the longest fills its row. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation('board');
  const most = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <ul className={classes.bars} data-few={bars.length < 6 || undefined}>
      {bars.map(({ figure, label, value, isRest = false }) => (
        <li key={figure} className={classes.row}>
          <span className={classes.label}>{label}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              data-rest={isRest || undefined}
              style={{ inlineSize: `${(value / most) * 100}%` }}
            />
          </span>
          <Figure name={figure} value={value} className={classes.value} />
        </li>
      ))}
    </ul>
  );
}
