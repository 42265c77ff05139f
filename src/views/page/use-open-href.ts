import { useSelector } from '@xstate/react';
import { openHref } from '#src/domain/shell/tabs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** The address of a page with its last state: a list with its filters, order and page. */
export function useOpenHref(path: string): string {
  const { tabs } = useApp();
  return useSelector(tabs, (snapshot) => openHref(snapshot.context.tabs, path));
}

/** The link to a page with its last state. */
export function useTarget(path: string) {
  const isShown = useSelector(useApp().tabs, ({ context }) => context.active === path);
  return targetOf(path, useOpenHref(path), isShown);
}

/** The links to many pages, for a component that shows them all. */
export function useTargets() {
  const { tabs, active } = useContextOf(useApp().tabs, 'tabs', 'active');
  return (path: string) => targetOf(path, openHref(tabs, path), path === active);
}

/** The visible page opens without its filters, and adds a history entry only if that changes the address. */
const targetOf = (path: string, open: string, isShown: boolean) =>
  isShown ? { href: path, replace: open === path } : { href: open, replace: false };
