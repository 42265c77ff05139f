import { useSelector } from '@xstate/react';
import { inspectionHref } from '#src/domain/inspection/tab.ts';
import { toHref } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { useApp } from '#src/views/app-context.ts';
import { useDomainText, whenTheyCome } from '#src/views/words/use-text.ts';

/**
 * The title of the visible page: the name of its record if it has one, otherwise the route's title in the active
 * language; the inspection, a tab of the home page, has its own. Empty until its texts are loaded.
 */
export function usePageTitle(): string {
  // With a session, a page is opened before the texts of the shell are loaded.
  const text = useDomainText(['shell', 'common', 'home'], whenTheyCome);
  const location = useSelector(useApp().session, ({ context }) => context.admitted);
  const path = location?.path ?? '';
  const subject = useSelector(
    useApp().tabs,
    ({ context: { tabs, active } }) => tabs.find((tab) => tab.path === active)?.subject,
  );
  const route = matchRoute(path)?.route;
  if (!route) return '';
  return (
    (!route.tabless && subject) ||
    text(location && toHref(location) === inspectionHref ? 'home.tab.inspection' : route.title, { defaultValue: '' })
  );
}

/** Returns the title of a tab. */
export function useTabTitle(): (tab: Tab) => string {
  const text = useDomainText(['shell', 'common']);
  return (tab) => tab.subject ?? text(tab.title);
}
