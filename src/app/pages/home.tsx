import { fromPromise } from 'xstate';
import { fetchWaiting } from '#src/api/profile.ts';
import { success } from '#src/domain/failure.ts';
import { waitsFor } from '#src/domain/work/waiting.ts';
import { keptDraftsMachine, waitingMachine } from '#src/machines/work/shelf.ts';
import { workListMachine } from '#src/machines/work/work-list.ts';
import { listDrafts } from '#src/app/stores/draft-list.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindRecentWork } from '#src/app/bindings/recent-work.ts';

/** More than the home page shows, because records that are no longer granted are left out. */
const fetchedRecords = 40;

/** The home page: waiting work, the latest work, and every page that the person may open. */
export function createHomeScreen({ http, offers, session, drafts }: PageWorld) {
  /** Whether the person has no right to act on waiting work, or the server does not list it. */
  const nothingWaits = () => {
    const { grants, viewing } = session().context;
    return !offers('waiting') || waitsFor(viewing?.own ?? grants).length === 0;
  };
  return screen({
    view: async () => (await imported(() => import('#src/views/home/home-screen.tsx'))).HomeScreen,
    texts: ['home', 'content'],
    machine: workListMachine.provide({
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
  });
}
