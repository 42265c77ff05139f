import { useSelector } from '@xstate/react';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { type SessionActor, type TabsActor, useApp } from '#src/views/app-context.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

const selectPath = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.context.admitted?.path ?? '';

const selectSubject = (snapshot: ReturnType<TabsActor['getSnapshot']>) => {
  const { tabs, active } = snapshot.context;
  return tabs.find((tab) => tab.path === active)?.subject ?? null;
};

/**
 * The title of the page shown: what it shows in its own words, else the route's title in the active language, once the
 * words of the shell are there.
 */
export function usePageTitle(): string {
  const text = useDomainText(['shell', 'common']);
  const { session, tabs } = useApp();
  const path = useSelector(session, selectPath);
  const subject = useSelector(tabs, selectSubject);
  const route = matchRoute(path)?.route;
  if (!route) return '';
  return (!route.tabless && subject) || text(route.title, { defaultValue: '' });
}

/** The words on a tab. */
export function useTabTitle(): (tab: Tab) => string {
  const text = useDomainText(['shell', 'common']);
  return (tab) => tab.subject ?? text(tab.title);
}
