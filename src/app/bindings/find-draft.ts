import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { DraftQuestion } from '#src/machines/record/kind.ts';
import type { PageWorld } from '#src/app/screen.ts';

/** Finds the draft of a page among those of the signed-in account. */
export const bindFindDraft = (drafts: PageWorld['drafts']) =>
  fromPromise<Draft | null, DraftQuestion>(({ input: { path, version } }) =>
    Promise.resolve(drafts()?.find(path, version) ?? null),
  );
