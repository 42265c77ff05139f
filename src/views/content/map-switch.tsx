import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { late } from '#src/views/late/late.tsx';
import { ListIcon, MapIcon } from '#src/views/looks/icons.ts';

const BaseMap = late(async () => {
  const [{ BaseMap: Loaded }] = await Promise.all([
    imported(() => import('#src/views/bases/base-map.tsx')),
    loadTexts('place', 'tourism'),
  ]);
  return Loaded;
});

/** Whether the list is shown on a map, which its address stores. */
export const useIsMapShown = (type: ContentType, list: ListActor): boolean =>
  useSelector(list, ({ context }) => type.map === true && context.query.view === 'map');

/** Leads from the table to the map, and back. */
export function MapSwitch({ list, isMap }: { list: ListActor; isMap: boolean }) {
  const { t } = useTranslation('content');
  const words = t(isMap ? 'btn.table' : 'btn.map');
  const Icon = isMap ? ListIcon : MapIcon;
  const turn = () => {
    const { pageNum } = list.getSnapshot().context.query;
    list.send({ type: 'query.change', change: { pageNum, view: isMap ? undefined : 'map' } });
  };
  return (
    <Button variant="default" aria-label={words} leftSection={<Icon size={16} aria-hidden />} onClick={turn}>
      {words}
    </Button>
  );
}

/** The map, in a separate chunk together with its machine. */
export function MapPlace({ type, list }: { type: ContentType; list: ListActor }) {
  const { reportError } = useApp();
  const { t } = useTranslation('content');
  const { map } = useContextOf(list, 'map');
  const isMissing = useMatches(list, { map: 'unavailable' });
  if (isMissing) {
    return <FailedState title={t('map.failed')} failure={null} onRetry={() => list.send({ type: 'map.retry' })} />;
  }
  return (
    <ErrorBoundary
      onError={reportError}
      fallback={(retry) => <FailedState title={t('map.failed')} failure={null} onRetry={retry} />}
    >
      {map && <BaseMap type={type} map={map} list={list} />}
    </ErrorBoundary>
  );
}
