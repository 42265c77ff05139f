import { useSelector } from '@xstate/react';
import { Activity } from 'react';
import { type TabsActor, useApp } from '../app-context.ts';
import { PageFrame } from './page-frame.tsx';
import { pageKey, shownPage, usePageScroll } from './use-page-scroll.ts';

type TabsSnapshot = ReturnType<TabsActor['getSnapshot']>;

const selectTabs = (snapshot: TabsSnapshot) => snapshot.context.tabs;
const selectPages = (snapshot: TabsSnapshot) => snapshot.context.pages;
const selectActive = (snapshot: TabsSnapshot) => snapshot.context.active;

/** The pages of the open tabs. Those that are not shown keep their state and do no work (behaviours 1.4). */
export function Outlet() {
  const { tabs: actor } = useApp();
  const tabs = useSelector(actor, selectTabs);
  const pages = useSelector(actor, selectPages);
  const active = useSelector(actor, selectActive);
  usePageScroll(actor, useSelector(actor, shownPage));
  return tabs.map((tab) => {
    const page = pages[tab.id];
    return (
      page && (
        <Activity key={pageKey(tab)} mode={tab.path === active ? 'visible' : 'hidden'}>
          <PageFrame path={tab.path} page={page} />
        </Activity>
      )
    );
  });
}
