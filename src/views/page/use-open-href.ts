import { useSelector } from '@xstate/react';
import { openHref } from '#src/domain/shell/tabs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** The address that opens a page as it was left: a list with its filters, order and page. */
export function useOpenHref(path: string): string {
  const { tabs } = useApp();
  return useSelector(tabs, (snapshot) => openHref(snapshot.context.tabs, path));
}

/** The link to a page as it was left. The shown page is opened without its filters, and enters the history only if that is a change. */
export const useTarget = (path: string) => useTargets()(path);

/** The links of many pages, for a component that has all of them. */
export function useTargets() {
  const { tabs, active } = useContextOf(useApp().tabs, 'tabs', 'active');
  return (path: string) => {
    const open = openHref(tabs, path);
    return path === active ? { href: path, replace: open === path } : { href: open, replace: false };
  };
}
