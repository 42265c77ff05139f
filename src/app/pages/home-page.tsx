import { fromPromise } from 'xstate';
import { compareHomePage, fetchHomePage, saveHomePage } from '#src/api/home-page.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { HomeSlots } from '#src/domain/content/home-page.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type HomePageActor, homePageMachine, type HomePageSave } from '#src/machines/content/home-page.ts';
import { HomePageScreen } from '#src/views/home-page/home-page-screen.tsx';
import { randomId } from '#src/app/browser/random-id.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindReferences } from '#src/app/bindings/references.ts';

/** The configuration of the public home page (decision 038). */
export async function createHomePageScreen({ http, drafts }: PageWorld): Promise<Screen> {
  await loadTexts('homePage', 'content');
  const loadId = randomId();
  return {
    Component: ({ actor }) => <HomePageScreen homePage={actor as HomePageActor} />,
    logic: homePageMachine.provide({
      actors: {
        references: bindReferences(http),
        fetchPage: fromPromise(({ signal }) => fetchHomePage(http, signal)),
        comparePage: fromPromise(({ input, signal }: { input: HomeSlots; signal: AbortSignal }) =>
          compareHomePage(http, input, signal),
        ),
        savePage: fromPromise(({ input: { version, slots, attempt } }: { input: HomePageSave }) =>
          saveHomePage(http, version, slots, { idempotencyKey: `${loadId}.${attempt}` }),
        ),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
      },
    }),
  };
}
