import { useSelector } from '@xstate/react';
import { Activity } from 'react';
import { type TabsActor, useApp } from '../app-context.ts';
import { PageFrame } from './page-frame.tsx';
import { useKeptPlaces } from './use-kept-places.ts';
import { pageKey, shownPage } from './shown-page.ts';

type TabsSnapshot = ReturnType<TabsActor['getSnapshot']>;

const selectTabs = (snapshot: TabsSnapshot) => snapshot.context.tabs;
const selectPages = (snapshot: TabsSnapshot) => snapshot.context.pages;
const selectActive = (snapshot: TabsSnapshot) => snapshot.context.active;
const selectUsed = (snapshot: TabsSnapshot) => snapshot.context.used;

/** So many pages stay drawn, those that were used last. */
const mostDrawn = 12;

/**
 * The pages of the open tabs. Those that are not shown keep their state and do no work (product 10.4). The ones used last
 * stay drawn; of the others their machines keep what was typed and loaded, and they are drawn anew when they are shown.
 */
export function Outlet() {
  const { tabs: actor } = useApp();
  const tabs = useSelector(actor, selectTabs);
  const pages = useSelector(actor, selectPages);
  const active = useSelector(actor, selectActive);
  const latest = useSelector(actor, selectUsed).slice(-mostDrawn);
  const { mustStay } = useKeptPlaces(actor, useSelector(actor, shownPage));
  return tabs.map((tab) => {
    const page = pages[tab.id];
    return (
      page &&
      (latest.includes(tab.id) || mustStay(pageKey(tab))) && (
        <Activity key={pageKey(tab)} mode={tab.path === active ? 'visible' : 'hidden'}>
          <PageFrame path={tab.path} page={page} />
        </Activity>
      )
    );
  });
}
