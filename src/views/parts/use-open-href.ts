import { useSelector } from '@xstate/react';
import { openHref } from '#src/domain/tabs.ts';
import { useApp } from '../app-context.ts';

/** The way back to a page as it was left: a list with its filters, order and page. */
export function useOpenHref(path: string): string {
  const { tabs } = useApp();
  return useSelector(tabs, (snapshot) => openHref(snapshot.context.tabs, path));
}
