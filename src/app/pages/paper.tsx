import { fromPromise } from 'xstate';
import { enterSheet, fetchPaper } from '#src/api/reviews.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { paperMachine } from '#src/machines/scoring/paper.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The page where a chair enters a sheet that an expert gave on paper (W1.14). */
export function createPaperScreen({ http, drafts, session }: PageWorld) {
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/scoring/entering/paper-screen.tsx'))).PaperScreen,
    texts: ['sheet', 'content', 'tourism', 'rich'],
    machine: paperMachine.provide({
      guards: { mayScore: () => isChair(session().context.grants) },
      actors: {
        files: bindFiles(http),
        fetchPaper: fromPromise(({ input: { id, account }, signal }) => fetchPaper(http, id, account, signal)),
        findDraft: bindFindDraft(drafts),
        enterSheet: fromPromise(({ input: { id, version, content, paper, attempt } }) =>
          enterSheet(
            http,
            { id, account: paper?.account ?? '', version, ...content, scans: [...(paper?.scans ?? [])] },
            keyOf(attempt),
          ),
        ),
      },
    }),
  });
}
