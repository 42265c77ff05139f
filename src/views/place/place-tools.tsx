import { Alert, Button, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentValues } from '#src/domain/content/rules.ts';
import {
  type CoordinateSystem,
  coordinateSystems,
  isPlausible,
  isSwapped,
  type Point,
  pointOf,
  readPoint,
  swapped,
  toWgs84,
  writeDegrees,
} from '#src/domain/places/coordinates.ts';
import { isInGuangxi } from '#src/domain/places/guangxi.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { MapActor } from '#src/machines/content/map.ts';
import { late } from '#src/views/late/late.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import classes from './place.module.css';

const PlaceMap = late(() => imported(() => import('./place-map.tsx')).then((module) => module.PlaceMap));

interface Props {
  form: UseFormReturnType<ContentValues>;
  /** The names of the two fields that hold the place. */
  lng: string;
  lat: string;
  map: MapActor;
}

/**
 * Enters a place other than by typing degrees: by pasting it in any usual format and coordinate system, or on a map
 * (decisions 029, 042).
 */
export function PlaceTools({ form, lng, lat, map }: Props) {
  const { t } = useTranslation('place');
  const [system, setSystem] = usePageState<CoordinateSystem>(`${lng}.system`, 'wgs84');
  const [pasted, setPasted] = usePageState(`${lng}.pasted`, '');
  const [unread, setUnread] = useState(false);
  const [place, setPlace] = useState(() => pointOf(form.getValues()[lng] ?? '', form.getValues()[lat] ?? ''));
  const isOpen = useSelector(map, (snapshot) => !snapshot.matches('closed'));
  const look = () => setPlace(pointOf(form.getValues()[lng] ?? '', form.getValues()[lat] ?? ''));
  form.watch(lng, look);
  form.watch(lat, look);

  const enter = (point: Point) => {
    form.setFieldValue(lng, writeDegrees(point.lng));
    form.setFieldValue(lat, writeDegrees(point.lat));
    form.clearFieldError(lng);
    form.clearFieldError(lat);
  };

  const read = () => {
    if (pasted.trim() === '') return;
    const point = readPoint(pasted);
    setUnread(point === null);
    if (!point) return;
    enter(toWgs84(point, system));
    setPasted('');
  };

  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.paste}
        label={t('paste')}
        placeholder={t('pasteHint')}
        error={unread && t('unread')}
        value={pasted}
        onChange={(event) => {
          setPasted(event.currentTarget.value);
          setUnread(false);
        }}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter applies the place; it does not save the record.
          event.preventDefault();
          read();
        }}
      />
      <Select
        label={t('system')}
        allowDeselect={false}
        data={coordinateSystems.map((value) => ({ value, label: t(`system.${value}`) }))}
        value={system}
        onChange={(value) => setSystem(value as CoordinateSystem)}
      />
      <Button variant="default" className={classes.pick} onClick={() => map.send({ type: 'map.open' })}>
        {t('pick')}
      </Button>
      {place && !isInGuangxi(place) && (
        <Alert color="yellow" variant="light" py="xs" className={classes.warning} role="status">
          <span>{isSwapped(place) ? t('swapped') : t('outside')}</span>
          {isSwapped(place) && (
            <Button size="compact-sm" variant="default" ml="sm" onClick={() => enter(swapped(place))}>
              {t('swap')}
            </Button>
          )}
        </Alert>
      )}
      {isOpen && <PlaceMap map={map} place={place && isPlausible(place) ? place : null} onPick={enter} />}
    </div>
  );
}
