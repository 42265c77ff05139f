import { useTranslation } from 'react-i18next';
import { WarningIcon } from '#src/views/looks/icons.ts';
import classes from './as-of.module.css';
import { useIsStale, useShortTime } from './use-board.ts';

/** The time of outdated figures, with an icon and a word (W5.3). Figures of now have the time of the clock. */
export function AsOf({ time }: { time: string }) {
  const { t } = useTranslation('board');
  const isStale = useIsStale(time);
  const shown = useShortTime(time);
  if (!isStale) return null;
  return (
    <p className={classes.time} data-stale>
      <WarningIcon className={classes.sign} aria-hidden />
      <strong>{t('stale')}</strong>
      <time dateTime={`${time.replace(' ', 'T')}+08:00`}>{t('asOf', { time: shown })}</time>
    </p>
  );
}
