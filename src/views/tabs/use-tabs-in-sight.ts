import { useSelector } from '@xstate/react';
import { type Tab, tabsInSight } from '#src/domain/shell/tabs.ts';
import { type TabsActor, useApp } from '#src/views/app-context.ts';

const select = ({ context: { tabs, viewed } }: ReturnType<TabsActor['getSnapshot']>) => tabsInSight(tabs, viewed);

export const sameTabs = (a: readonly Tab[], b: readonly Tab[]): boolean =>
  a.length === b.length && a.every((tab, index) => tab === b[index]);

/** The open pages, but those that are out of sight while one views the app as a role. */
export const useTabsInSight = (): readonly Tab[] => useSelector(useApp().tabs, select, sameTabs);
