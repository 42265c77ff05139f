import { useSelector } from '@xstate/react';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useApp } from '#src/views/app-context.ts';
import { useDomainText, whenTheyCome } from '#src/views/words/use-text.ts';

/**
 * The title of the visible page: the name of its record if it has one, otherwise the route's title in the active
 * language. Empty until the texts of the shell are loaded.
 */
export function usePageTitle(): string {
  // With a session, a page is opened before the texts of the shell are loaded.
  const text = useDomainText(['shell', 'common'], whenTheyCome);
  const path = useShownPath() ?? '';
  const subject = useSelector(
    useApp().tabs,
    ({ context: { tabs, active } }) => tabs.find((tab) => tab.path === active)?.subject,
  );
  const route = matchRoute(path)?.route;
  if (!route) return '';
  return (!route.tabless && subject) || text(route.title, { defaultValue: '' });
}

/** Returns the title of a tab. */
export function useTabTitle(): (tab: Tab) => string {
  const text = useDomainText(['shell', 'common']);
  return (tab) => tab.subject ?? text(tab.title);
}
