import { fromPromise } from 'xstate';
import { compareHomePage, fetchHomePage, saveHomePage } from '#src/api/home-page.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { HomeSlots } from '#src/domain/content/home-page.ts';
import { type HomePageActor, homePageMachine } from '#src/machines/content/home-page.ts';
import type { HomePageSave } from '#src/machines/content/home-page-context.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindReferences } from '#src/app/bindings/references.ts';

/** The configuration of the public home page (decision 038). */
export function createHomePageScreen({ http, drafts }: PageWorld): Screen {
  const loadId = randomId();
  return {
    Component: lateScreen(
      async () => {
        const { HomePageScreen } = await imported(() => import('#src/views/home-page/home-page-screen.tsx'));
        return ({ actor }) => <HomePageScreen homePage={actor as HomePageActor} />;
      },
      'homePage',
      'content',
    ),
    logic: homePageMachine.provide({
      actors: {
        references: bindReferences(http),
        fetchRecord: fromPromise(({ signal }) => fetchHomePage(http, signal)),
        fetchTheirs: fromPromise(({ input, signal }: { input: HomeSlots; signal: AbortSignal }) =>
          compareHomePage(http, input, signal),
        ),
        saveRecord: fromPromise(({ input: { version, slots, attempt } }: { input: HomePageSave }) =>
          saveHomePage(http, version, slots, { idempotencyKey: `${loadId}.${attempt}` }),
        ),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
      },
    }),
  };
}
