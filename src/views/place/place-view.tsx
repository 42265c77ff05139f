import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { cities } from '#src/domain/places/cities.ts';
import { pointOf, tileOf } from '#src/domain/places/coordinates.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './place.module.css';

interface Props {
  /** As they are stored. */
  lng: string;
  lat: string;
}

/** A stored place: its point on a small schematic map (decision 029), if it lies in Guangxi, and its degrees. */
export function PlaceView({ lng, lat }: Props) {
  const { t } = useTranslation('place');
  const text = useDomainText(['tourism']);
  const point = pointOf(lng, lat);
  const mark = point && tileOf(point, cities);
  const nameOf = (code: string) => text(`tourism:city.${code}`);
  return (
    <div className={classes.view}>
      {mark && (
        <div
          className={clsx(classes.tiles, classes.small)}
          role="img"
          aria-label={t('shown', { city: nameOf(mark.city.code) })}
        >
          {cities.map((city) => (
            <span
              key={city.code}
              className={classes.tile}
              style={{ gridColumn: city.column + 1, gridRow: city.row + 1 }}
              data-marked={city === mark.city || undefined}
            >
              {nameOf(city.code)}
              {city === mark.city && (
                <span className={classes.mark} style={{ left: `${mark.across * 100}%`, top: `${mark.down * 100}%` }} />
              )}
            </span>
          ))}
        </div>
      )}
      <div className={classes.figures}>{t('degrees', { longitude: lng || '—', latitude: lat || '—' })}</div>
      {mark && <p className={classes.note}>{t('bases.note')}</p>}
    </div>
  );
}
