import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tiles } from '#src/domain/board/board.ts';
import { cities, type City } from '#src/domain/places/cities.ts';
import { BaseSign } from '#src/views/bases/base-sign.tsx';
import { useCityName } from '#src/views/bases/use-city-name.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { Bars } from '#src/views/board/parts/bars.tsx';
import { Figure } from '#src/views/board/parts/figure.tsx';
import classes from './bases-tiles.module.css';
import { Tile } from '#src/views/board/parts/tile.tsx';
import { useTile, useWriting } from '#src/views/board/parts/use-board.ts';

/** Bases by kind, each with its sign. */
export function KindsTile() {
  const { t } = useTranslation('board');
  const text = useDomainText(['content']);
  const bases = useTile('bases');
  return (
    <Tile of="bases" area="kinds" title={t('tile.bases')}>
      <Bars
        bars={(bases?.kinds ?? []).map(({ kind, count }) => ({
          figure: `bases/kind/${kind}`,
          label: (
            <>
              <BaseSign kind={kind} />
              {text(`content:baseType.${kind}`)}
            </>
          ),
          value: count,
        }))}
      />
    </Tile>
  );
}

/** Bases by grade. */
export function GradesTile() {
  const { t } = useTranslation('board');
  const grades = useTile('grades');
  return (
    <Tile of="grades" area="grades" title={t('tile.grades')}>
      {grades && (
        <Bars
          bars={[
            ...grades.grades.map(({ grade, count }) => ({ figure: `grades/${grade}`, label: grade, value: count })),
            { figure: 'grades/', label: t('grades.none'), value: grades.ungraded, isRest: true },
          ]}
        />
      )}
    </Tile>
  );
}

/** The 14 cities as tiles, roughly in their geographic positions; the more bases, the stronger the colour. */
export function MapTile() {
  const { t } = useTranslation('board');
  const bases = useTile('bases');
  return (
    <Tile of="bases" area="map" title={t('tile.map')} note={t('map.note')}>
      {bases && <Cities bases={bases} />}
    </Tile>
  );
}

/** The width of a name in letters as wide as high, at most. */
const emsOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter < '\u0250' ? 0.62 : 1), 0);

/** The position of a city, the strength of its colour, and the width of its name. */
const placed = ({ column, row }: City, share: number, name: string): CSSProperties & Record<`--${string}`, string> => ({
  gridColumn: column + 1,
  gridRow: row + 1,
  '--share': `${Math.round(share * 100)}%`,
  '--ems': String(emsOf(name)),
});

function Cities({ bases }: { bases: NonNullable<Tiles['bases']> }) {
  const { t } = useTranslation('board');
  const nameOf = useCityName();
  const { short } = useWriting();
  const counts = new Map(bases.cities.map(({ code, count }) => [code, count]));
  const most = Math.max(1, ...counts.values());
  return (
    <>
      <ul className={classes.cities}>
        {cities.map((city) => {
          const count = counts.get(city.code) ?? 0;
          return (
            <li
              key={city.code}
              className={classes.city}
              style={placed(city, count / most, nameOf(city))}
              data-empty={count === 0 || undefined}
            >
              <span className={classes.cityName}>
                <span>{nameOf(city)}</span>
              </span>
              <Figure name={`bases/city/${city.code}`} value={count} className={classes.count} />
            </li>
          );
        })}
      </ul>
      {bases.unplaced > 0 && <p className={classes.unplaced}>{t('map.unplaced', { count: short(bases.unplaced) })}</p>}
    </>
  );
}
