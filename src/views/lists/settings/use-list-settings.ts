import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { type ListLayout, layoutOf, type SettingsChange } from '#src/domain/lists/list-settings.ts';
import type { ListSettingsActor } from '#src/machines/lists/list-settings.ts';
import type { Readable } from '#src/views/actors/use-snapshot.ts';

/** The machine of any list, which has settings as a child. */
export type SettingsOwner = Readable<{ children: object }>;

/** The settings machine lives as long as the list. */
export const settingsOf = (list: SettingsOwner) =>
  (list.getSnapshot().children as { settings: ListSettingsActor }).settings;

const selectLayout = (snapshot: SnapshotFrom<ListSettingsActor>): ListLayout => layoutOf(snapshot.context);

/** The saved views of a list, and the one in use. */
export function useListView(list: SettingsOwner) {
  const actor = settingsOf(list);
  return {
    ...useSelector(actor, (snapshot) => snapshot.context),
    choose: (name: string | null) => actor.send({ type: 'view.choose', name }),
  };
}

export function useListLayout(list: SettingsOwner): ListLayout {
  return useSelector(settingsOf(list), selectLayout);
}

export const changeListSettings = (list: SettingsOwner, change: SettingsChange) =>
  settingsOf(list).send({ type: 'settings.change', change });

/** The width of a column that the person has set, and how to set it. */
export const widthProps = (list: SettingsOwner, widths: ListLayout['widths'], name: string) => ({
  chosenWidth: widths[name],
  onResize: (width: number) =>
    changeListSettings(list, { type: 'layout', layout: { widths: { ...widths, [name]: width } } }),
});
