import { useSelector } from '@xstate/react';
import { openHref } from '#src/domain/shell/tabs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** The address that opens a page as it was left: a list with its filters, order and page. */
export function useOpenHref(path: string): string {
  const { tabs } = useApp();
  return useSelector(tabs, (snapshot) => openHref(snapshot.context.tabs, path));
}

/** The link to a page as it was left. */
export function useTarget(path: string) {
  const isShown = useSelector(useApp().tabs, ({ context }) => context.active === path);
  return targetOf(path, useOpenHref(path), isShown);
}

/** The links of many pages, for a component that has all of them. */
export function useTargets() {
  const { tabs, active } = useContextOf(useApp().tabs, 'tabs', 'active');
  return (path: string) => targetOf(path, openHref(tabs, path), path === active);
}

/** The shown page is opened without its filters, and enters the history only if that is a change. */
const targetOf = (path: string, open: string, isShown: boolean) =>
  isShown ? { href: path, replace: open === path } : { href: open, replace: false };
