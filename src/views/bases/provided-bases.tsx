import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { MappedBase } from '#src/domain/bases/mapped-base.ts';
import type { MapProvider, PlacesMap } from '#src/domain/places/map-provider.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { legible } from '#src/i18n/legible.ts';
import classes from './base-map.module.css';
import { signElement } from './base-sign.tsx';

interface Props {
  provider: MapProvider;
  bases: readonly MappedBase[];
  path: string;
  onFailure: (error: unknown) => void;
}

/** The centre of Guangxi, used until the marks are placed. */
const center = { lng: 108.8, lat: 23.8 };

/** The map of a provider, with a mark for each base whose place is known. */
export function ProvidedBases({ provider, bases, path, onFailure }: Props) {
  const { t } = useTranslation('place');
  const [, navigate] = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<PlacesMap | null>(null);
  const pick = useEffectEvent((id: string) => navigate(recordPath(path, id)));
  const fail = useEffectEvent(onFailure);
  const signOf = useEffectEvent(({ kind, status }: MappedBase) => signElement(kind, status, t(`sign.${kind}`)));
  const missing = bases.filter(({ city }) => city === null).length;

  useEffect(() => {
    if (!element.current) return;
    const map = provider.showPlaces(element.current, { center, onPick: pick, onFailure: fail });
    shown.current = map;
    return () => map.leave();
  }, [provider]);

  useEffect(() => {
    shown.current?.mark(
      bases.flatMap((base) =>
        base.city && base.point
          ? [{ id: base.id, point: base.point, title: legible(base.name), sign: signOf(base) }]
          : [],
      ),
    );
  }, [bases]);

  return (
    <>
      <div ref={element} className={classes.provided} role="application" aria-label={t('bases.map')} />
      {missing > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('bases.missing', { count: missing })}
        </Text>
      )}
    </>
  );
}
