import { type AnyActorLogic, fromPromise } from 'xstate';
import { fetchFigures } from '#src/api/figures.ts';
import { fetchWaiting } from '#src/api/profile.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { type HeadFigure, headQuery, headStatistics } from '#src/domain/work/head-figures.ts';
import { waitsFor } from '#src/domain/work/waiting.ts';
import { headFiguresMachine, keptDraftsMachine, waitingMachine } from '#src/machines/work/shelf.ts';
import { workListMachine } from '#src/machines/work/work-list.ts';
import { listDrafts } from '#src/app/stores/draft-list.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindRecentWork } from '#src/app/bindings/recent-work.ts';

/** More than the home page shows, because records that are no longer granted are left out. */
const fetchedRecords = 40;

/** The home page: figures, waiting work, the latest work, and every page that the person may open. */
export function createHomeScreen({ http, offers, session, drafts }: PageWorld) {
  const ownGrants = () => {
    const { grants, viewing } = session().context;
    return viewing?.own ?? grants;
  };
  /** Whether the person has no right to act on waiting work, or the server does not list it. */
  const nothingWaits = () => !offers('waiting') || waitsFor(ownGrants()).length === 0;
  const fetchHead = async (signal: AbortSignal): Promise<Result<readonly HeadFigure[]>> => {
    const heads: HeadFigure[] = [];
    const answers = headStatistics(ownGrants()).map(async (statistic) => ({
      statistic,
      answer: await fetchFigures(http, statistic, headQuery, signal),
    }));
    for (const { statistic, answer } of await Promise.all(answers)) {
      if (!answer.ok) return answer;
      heads.push({ statistic, figures: answer.value });
    }
    return success(heads);
  };
  return screen({
    view: async () => (await imported(() => import('#src/views/home/home-screen.tsx'))).HomeScreen,
    texts: ['home', 'nouns', 'content'],
    machine: workListMachine.provide({
      actors: {
        loadInspection: fromPromise(async (): Promise<AnyActorLogic> =>
          (await imported(() => import('#src/app/bindings/inspection/bind-inspection.ts'))).bindInspection({
            http,
            offers,
            session,
          }),
        ),
        waiting: waitingMachine.provide({
          actors: {
            fetchItems: fromPromise(async ({ signal }) => (nothingWaits() ? success([]) : fetchWaiting(http, signal))),
          },
        }),
        keptDrafts: keptDraftsMachine.provide({
          actors: { fetchItems: fromPromise(async () => success(await listDrafts(drafts()))) },
        }),
        recentWork: bindRecentWork(http, fetchedRecords),
        headFigures: headFiguresMachine.provide({
          actors: { fetchItems: fromPromise(({ signal }) => fetchHead(signal)) },
        }),
      },
    }),
  });
}
