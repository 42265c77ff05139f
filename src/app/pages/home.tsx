import { fromPromise } from 'xstate';
import { fetchWaiting } from '#src/api/profile.ts';
import { success } from '#src/domain/failure.ts';
import { waitsFor } from '#src/domain/work/waiting.ts';
import { keptDraftsMachine, waitingMachine } from '#src/machines/work/shelf.ts';
import { type WorkListActor, workListMachine } from '#src/machines/work/work-list.ts';
import { listDrafts } from '#src/app/stores/draft-list.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindRecentWork } from '#src/app/bindings/recent-work.ts';

/** More than the home page shows, because records that are no longer granted are left out. */
const fetchedRecords = 40;

/** The home page: waiting work, the latest work, and every page that the person may open. */
export function createHomeScreen({ http, session, drafts }: PageWorld): Screen {
  /** Nothing is waiting for a person without the right to act on it. */
  const nothingWaits = () => {
    const { grants, viewing } = session().context;
    return waitsFor(viewing?.own ?? grants).length === 0;
  };
  return {
    Component: lateScreen(
      async () => {
        const { HomeScreen } = await imported(() => import('#src/views/home/home-screen.tsx'));
        return ({ actor }) => <HomeScreen work={actor as WorkListActor} />;
      },
      'home',
      'content',
    ),
    logic: workListMachine.provide({
      actors: {
        waiting: waitingMachine.provide({
          actors: {
            fetchItems: fromPromise(async ({ signal }) => (nothingWaits() ? success([]) : fetchWaiting(http, signal))),
          },
        }),
        keptDrafts: keptDraftsMachine.provide({
          actors: { fetchItems: fromPromise(async () => success(await listDrafts(drafts()))) },
        }),
        recentWork: bindRecentWork(http, fetchedRecords),
      },
    }),
  };
}
