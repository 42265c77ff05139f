import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CityBases, countsOf, type MappedBase } from '#src/domain/bases/mapped-base.ts';
import { nextTile } from '#src/domain/places/tiles.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';
import classes from './base-map.module.css';
import { BaseSign } from './base-sign.tsx';
import { keyOf } from './city-key.ts';
import { useCityName } from './use-city-name.ts';

interface Props {
  places: readonly CityBases[];
  picked: string | null;
  onPick: (key: string) => void;
}

/** With more bases than this, a tile shows counts by kind instead of signs, so that it does not grow too tall. */
const mostSigns = 12;

/**
 * The cities as tiles, roughly in their geographic positions, each with its bases. One tile is a tab stop; arrow keys
 * move between tiles.
 */
export function CityTiles({ places, picked, onPick }: Props) {
  const { t } = useTranslation('place');
  const nameOf = useCityName();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const tiles = places.map(({ city }) => ({ key: keyOf(city), column: city?.column ?? 0, row: city?.row ?? 4 }));
  const inTabOrder = tiles.some(({ key }) => key === picked) ? picked : tiles[0]?.key;

  const move = (event: KeyboardEvent) => {
    const from = tiles.find(({ key }) => buttons.current.get(key) === event.target);
    const to = from && nextTile(tiles, from, event.key);
    if (!to) return;
    event.preventDefault();
    buttons.current.get(to.key)?.focus();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside */}
      <div className={classes.tiles} role="group" aria-label={t('bases.map')} onKeyDown={move}>
        {places.map(({ city, bases }) => {
          const key = keyOf(city);
          return (
            <button
              key={key}
              ref={(button) => {
                if (button) buttons.current.set(key, button);
                else buttons.current.delete(key);
              }}
              type="button"
              className={classes.tile}
              style={city ? { gridColumn: city.column + 1, gridRow: city.row + 1 } : { gridColumn: '1 / -1' }}
              tabIndex={key === inTabOrder ? 0 : -1}
              aria-pressed={key === picked}
              data-empty={bases.length === 0 || undefined}
              onClick={() => onPick(key)}
            >
              <VisuallyHidden>{t('bases.city', { city: nameOf(city), count: bases.length })}</VisuallyHidden>
              <span className={classes.name} aria-hidden>
                <span>{nameOf(city)}</span>
                <span className={classes.figure}>{bases.length}</span>
              </span>
              <Signs bases={bases} />
            </button>
          );
        })}
      </div>
      <p className={classes.note}>
        <span>{t('bases.note')}</span> <span className={classes.keys}>{t('bases.keys')}</span>
      </p>
    </>
  );
}

function Signs({ bases }: { bases: readonly MappedBase[] }) {
  if (bases.length === 0) return null;
  return (
    <span className={classes.signs} aria-hidden>
      {bases.length <= mostSigns
        ? bases.map(({ id, kind, status }) => <BaseSign key={id} kind={kind} status={status} />)
        : countsOf(baseKinds, ({ kind }) => kind, bases).map(({ value, count }) => (
            <BaseSign key={value} kind={value} count={count} />
          ))}
    </span>
  );
}
