import { fromPromise } from 'xstate';
import { compareHomePage, fetchHomePage, saveHomePage } from '#src/api/home-page.ts';
import { homePageMachine } from '#src/machines/content/home-page.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The configuration of the public home page (decision 038). */
export function createHomePageScreen({ http, drafts }: PageWorld) {
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/home-page/home-page-screen.tsx'))).HomePageScreen,
    texts: ['homePage', 'nouns', 'content'],
    machine: homePageMachine.provide({
      actors: {
        references: bindReferences(http),
        fetchRecord: fromPromise(({ signal }) => fetchHomePage(http, signal)),
        fetchTheirs: fromPromise(({ input, signal }) => compareHomePage(http, input, signal)),
        saveRecord: fromPromise(({ input: { version, slots, attempt } }) =>
          saveHomePage(http, version, slots, keyOf(attempt)),
        ),
        findDraft: bindFindDraft(drafts),
      },
    }),
  });
}
