import { fromPromise } from 'xstate';
import { enterSheet, fetchPaper } from '#src/api/reviews.ts';
import { isChair } from '#src/domain/scoring/panel.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PaperActor, paperMachine } from '#src/machines/scoring/paper.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The page where a chair enters a sheet that an expert gave on paper (W1.14). */
export function createPaperScreen({ http, drafts, session }: PageWorld): Screen {
  const keyOf = createWriteKeys();
  return {
    Component: lateScreen(
      async () => {
        const { PaperScreen } = await imported(() => import('#src/views/scoring/entering/paper-screen.tsx'));
        return ({ actor }) => <PaperScreen page={actor as PaperActor} />;
      },
      'sheet',
      'content',
      'rich',
    ),
    logic: paperMachine.provide({
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
  };
}
