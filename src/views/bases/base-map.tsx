import { Button, Group, Loader, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { byCity, type MappedBases } from '#src/domain/bases/mapped-base.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { isSilent } from '#src/domain/failure.ts';
import type { BaseMapActor } from '#src/machines/content/base-map.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { MapActor } from '#src/machines/content/map.ts';
import { useChild, useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import classes from './base-map.module.css';
import { CityPanel } from './city-panel.tsx';
import { CityTiles } from './city-tiles.tsx';
import { keyOf } from './city-key.ts';
import { Legend } from './legend.tsx';
import { ProvidedBases } from './provided-bases.tsx';

interface Props {
  type: ContentType;
  map: BaseMapActor;
  list: ListActor;
}

/** The bases that match the filters of their list, on a map: the provider's, or the fourteen cities as tiles (decision 029). */
export function BaseMap({ type, map, list }: Props) {
  const { t } = useTranslation('place');
  const provided = useChild(map, 'map');
  const { found, failure } = useContextOf(map, 'found', 'failure');
  const isBusy = useTag(map, 'busy');
  const filtered = useIsFiltered(list, type);
  useReportVisibility(map);

  if (failure && !isBusy && !(found && isSilent(failure))) {
    return <FailedState title={t('bases.failed')} failure={failure} onRetry={() => map.send({ type: 'reload' })} />;
  }
  if (!found) return <Loader size="sm" aria-label={t('bases.loading')} />;
  return (
    <div className={classes.whole} aria-busy={isBusy} data-busy={isBusy || undefined}>
      {found.bases.length === 0 && (
        <NothingThere
          failure={null}
          filtered={filtered}
          empty={{ title: t('bases.none') }}
          onRetry={() => map.send({ type: 'reload' })}
          onReset={() => list.send({ type: 'query.reset' })}
        />
      )}
      {found.bases.length > 0 && <Legend bases={found.bases} grades={found.grades} />}
      {found.total > found.bases.length && (
        <Text size="sm" role="status">
          {t('bases.cut', { total: found.total, shown: found.bases.length })}
        </Text>
      )}
      {found.bases.length > 0 && provided && (
        <Drawn found={found} map={provided} path={list.getSnapshot().context.path} />
      )}
    </div>
  );
}

interface DrawnProps {
  found: MappedBases;
  map: MapActor;
  /** The path of the list, which is also the prefix of the path of each record. */
  path: string;
}

function Drawn({ found, map, path }: DrawnProps) {
  const { t } = useTranslation(['place', 'common']);
  const { reportError } = useApp();
  const [picked, setPicked] = usePageState<string | null>('mapCity', null);
  const provider = useSelector(map, (snapshot) => (snapshot.matches('provided') ? snapshot.context.provider : null));
  const isLoading = useMatches(map, 'loading');
  const { hasFailed } = useContextOf(map, 'hasFailed');
  const places = useMemo(() => byCity(found.bases), [found]);
  const place = places.find(({ city }) => keyOf(city) === picked) ?? null;

  const fail = (error: unknown) => {
    reportError(error, {});
    map.send({ type: 'map.failed' });
  };
  return (
    <div className={classes.columns}>
      <div>
        {provider ? (
          <ProvidedBases provider={provider} bases={found.bases} path={path} onFailure={fail} />
        ) : isLoading && !hasFailed ? (
          <Loader size="sm" aria-label={t('bases.loading')} />
        ) : (
          <>
            {hasFailed && (
              <Group justify="space-between" gap="xs" mb="xs">
                <Text size="sm" c="dimmed" role="status">
                  {t('bases.unavailable')}
                </Text>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={isLoading}
                  onClick={() => map.send({ type: 'map.retry' })}
                >
                  {t('common:btn.retry')}
                </Button>
              </Group>
            )}
            <CityTiles places={places} picked={picked} onPick={setPicked} />
          </>
        )}
      </div>
      <CityPanel place={place} places={places} path={path} isProvided={provider !== null} onPick={setPicked} />
    </div>
  );
}
