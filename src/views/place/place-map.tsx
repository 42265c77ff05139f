import { Button, Group, Loader, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Point, writeDegrees } from '#src/domain/places/coordinates.ts';
import type { MapProvider } from '#src/domain/places/map-provider.ts';
import type { MapActor } from '#src/machines/content/map.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import classes from './place.module.css';
import { SchematicMap } from './schematic-map.tsx';

interface Props {
  map: MapActor;
  place: Point | null;
  onPick: (point: Point) => void;
}

/**
 * The dialog with the map: the provider's, or the schematic one (decision 029). The place is entered only on
 * confirmation.
 */
export function PlaceMap({ map, place, onPick }: Props) {
  const { t } = useTranslation(['place', 'common']);
  const { reportError } = useApp();
  const provider = useSelector(map, (snapshot) => (snapshot.matches('provided') ? snapshot.context.provider : null));
  const isLoading = useMatches(map, 'loading');
  const { hasFailed } = useContextOf(map, 'hasFailed');
  const [picked, setPicked] = useState(place);
  const close = () => map.send({ type: 'map.close' });
  const fail = (error: unknown) => {
    reportError(error, {});
    map.send({ type: 'map.failed' });
  };
  return (
    <Dialog onClose={close} title={t('pick')} size="xl">
      {isLoading && !hasFailed && <Loader size="sm" aria-label={t('loading')} />}
      {provider && <ProvidedMap provider={provider} place={place} onPick={setPicked} onFailure={fail} />}
      {!provider && (!isLoading || hasFailed) && (
        <>
          <Group justify="space-between" gap="xs" mb="xs">
            <Text size="sm" c="dimmed" role="status">
              {hasFailed ? t('unavailable') : t('schematic')}
            </Text>
            {hasFailed && (
              <Button
                size="compact-sm"
                variant="default"
                loading={isLoading}
                onClick={() => map.send({ type: 'map.retry' })}
              >
                {t('common:btn.retry')}
              </Button>
            )}
          </Group>
          <SchematicMap picked={picked} onPick={setPicked} />
        </>
      )}
      <DialogFoot>
        <Text size="sm" className={classes.figures} role="status" mr="auto">
          {picked
            ? t('picked', { longitude: writeDegrees(picked.lng), latitude: writeDegrees(picked.lat) })
            : t('nothingPicked')}
        </Text>
        <Button variant="default" onClick={close}>
          {t('common:btn.cancel')}
        </Button>
        <Button
          disabled={!picked}
          onClick={() => {
            if (picked) onPick(picked);
            close();
          }}
        >
          {t('take')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Nanning, where most users work. */
const usualCenter: Point = { lng: 108.3167, lat: 22.8167 };

interface ProvidedProps {
  provider: MapProvider;
  place: Point | null;
  onPick: (point: Point) => void;
  onFailure: (error: unknown) => void;
}

function ProvidedMap({ provider, place, onPick, onFailure }: ProvidedProps) {
  const { t } = useTranslation('place');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    return provider.show(element.current, { center: place ?? usualCenter, marked: place, onPick, onFailure });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the map shows where the place was when it opened
  }, [provider]);
  return <div ref={element} className={classes.provided} role="application" aria-label={t('map')} />;
}
