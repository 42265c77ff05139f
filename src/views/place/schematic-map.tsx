import { useTranslation } from 'react-i18next';
import { cities, type City } from '#src/domain/places/cities.ts';
import { type Point, pointInTile, tileOf } from '#src/domain/places/coordinates.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './place.module.css';

interface Props {
  picked: Point | null;
  onPick: (point: Point) => void;
}

/**
 * The fourteen cities as tiles, roughly in their geographic positions. It shows no boundaries, so it needs no official
 * review (decision 029). A click picks the position within the city; the keyboard, which cannot point within a tile,
 * picks its centre.
 */
export function SchematicMap({ picked, onPick }: Props) {
  const { t } = useTranslation('place');
  const text = useDomainText(['tourism']);
  const mark = picked && tileOf(picked, cities);

  const pick = (city: City, { currentTarget, clientX, clientY, detail }: React.MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const isKeyboard = detail === 0;
    onPick(
      isKeyboard
        ? { lng: city.lng, lat: city.lat }
        : pointInTile(city, (clientX - left) / width, (clientY - top) / height),
    );
  };

  return (
    <>
      <div className={classes.tiles} role="group" aria-label={t('map')}>
        {cities.map((city) => (
          <button
            key={city.code}
            type="button"
            className={classes.tile}
            style={{ gridColumn: city.column + 1, gridRow: city.row + 1 }}
            aria-pressed={mark?.city === city}
            onClick={(event) => pick(city, event)}
          >
            {text(`tourism:city.${city.code}`)}
            {mark?.city === city && (
              <span className={classes.mark} style={{ left: `${mark.across * 100}%`, top: `${mark.down * 100}%` }} />
            )}
          </button>
        ))}
      </div>
      <p className={classes.note}>{t('note')}</p>
    </>
  );
}
