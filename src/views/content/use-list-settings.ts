import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Column, shownColumns } from '#src/domain/content/list-columns.ts';
import { type ListLayout, layoutOf, type SettingsChange } from '#src/domain/content/list-settings.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { ListSettingsActor } from '#src/machines/content/list-settings.ts';

/** The settings machine lives as long as the list. */
const settingsOf = (list: ListActor) => list.getSnapshot().children.settings as ListSettingsActor;

const selectLayout = (snapshot: SnapshotFrom<ListSettingsActor>): ListLayout => layoutOf(snapshot.context);

/** The saved views of a list, and the one in use. */
export function useListView(list: ListActor) {
  const actor = settingsOf(list);
  return {
    ...useSelector(actor, (snapshot) => snapshot.context),
    choose: (name: string | null) => actor.send({ type: 'view.choose', name }),
  };
}

export function useListLayout(list: ListActor): ListLayout {
  return useSelector(settingsOf(list), selectLayout);
}

/** The columns that are shown at this width, shared by the list, the columns panel and the export. */
export function useShownColumns(type: ContentType, list: ListActor): readonly Column[] {
  const layout = useListLayout(list);
  const isWide = useMediaQuery('(min-width: 1440px)', false, { getInitialValueInEffect: false });
  return useMemo(() => shownColumns(type, layout, isWide), [type, layout, isWide]);
}

export const changeListSettings = (list: ListActor, change: SettingsChange) =>
  settingsOf(list).send({ type: 'settings.change', change });
