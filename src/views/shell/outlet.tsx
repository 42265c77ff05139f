import { useSelector } from '@xstate/react';
import { Activity } from 'react';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { PageFrame } from './page-frame.tsx';
import { useKeptPlaces } from './use-kept-places.ts';
import { pageKey, shownPage } from './shown-page.ts';

/** The number of most recently used pages that stay mounted. */
const mostDrawn = 12;

/**
 * The pages of the open tabs. Hidden pages keep their state and do no work (product 10.4). The most recently used pages
 * stay mounted. The machines of the others keep typed and loaded data, and these pages are mounted again when they are
 * shown.
 */
export function Outlet() {
  const { tabs: actor } = useApp();
  const { tabs, pages, active, used } = useContextOf(actor, 'tabs', 'pages', 'active', 'used');
  const latest = used.slice(-mostDrawn);
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
