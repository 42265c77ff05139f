import { useSelector } from '@xstate/react';
import { openHref } from '#src/domain/shell/tabs.ts';
import { useApp } from '#src/views/app-context.ts';

/** The address that opens a page as it was left: a list with its filters, order and page. */
export function useOpenHref(path: string): string {
  const { tabs } = useApp();
  return useSelector(tabs, (snapshot) => openHref(snapshot.context.tabs, path));
}

/** The link to a page as it was left. The shown page is opened without its filters, and enters the history only if that is a change. */
export function useTarget(path: string) {
  const { tabs } = useApp();
  const open = useOpenHref(path);
  const shown = useSelector(tabs, (snapshot) => snapshot.context.active === path);
  return shown ? { href: path, replace: open === path } : { href: open, replace: false };
}
