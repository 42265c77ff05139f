import type { SnapshotFrom } from 'xstate';
import type { TabsActor } from '#src/views/app-context.ts';

/** The key of the visible page; null if there is none. */
export function shownPage({ context: { tabs, active, pages } }: SnapshotFrom<TabsActor>): string | null {
  const tab = tabs.find(({ path }) => path === active);
  return tab && pages[tab.id] ? pageKey(tab) : null;
}

/** A refresh gives a page a new key; another path of the same tab does not (decision 001). */
export const pageKey = ({ id, generation }: { id: string; generation: number }): string => `${id}.${generation}`;
