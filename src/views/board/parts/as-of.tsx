import { useTranslation } from 'react-i18next';
import { WarningIcon } from '#src/views/looks/icons.ts';
import classes from './as-of.module.css';
import { useIsStale, useShortTime } from './use-board.ts';

/** The time of the figures; outdated ones get an icon and a word (W5.3). */
export function AsOf({ time }: { time: string }) {
  const { t } = useTranslation('board');
  const isStale = useIsStale(time);
  const shown = useShortTime(time);
  return (
    <p className={classes.time} data-stale={isStale || undefined}>
      {isStale && (
        <>
          <WarningIcon className={classes.sign} aria-hidden />
          <strong>{t('stale')}</strong>
        </>
      )}
      <time dateTime={`${time.replace(' ', 'T')}+08:00`}>{t('asOf', { time: shown })}</time>
    </p>
  );
}
