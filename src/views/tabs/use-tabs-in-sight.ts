import { useSelector } from '@xstate/react';
import { type Tab, tabsInSight } from '#src/domain/shell/tabs.ts';
import { useApp } from '#src/views/app-context.ts';

export const sameTabs = (a: readonly Tab[], b: readonly Tab[]): boolean =>
  a.length === b.length && a.every((tab, index) => tab === b[index]);

/** The open tabs, except those that are hidden while the user views the app as another role. */
export const useTabsInSight = (): readonly Tab[] =>
  useSelector(useApp().tabs, ({ context: { tabs, viewed } }) => tabsInSight(tabs, viewed), sameTabs);
