import { fromPromise } from 'xstate';
import { createOfficeWordsApi, createWatchWordsApi } from '#src/api/words.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { officeWordsMachine, watchWordsMachine } from '#src/machines/comments/words.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { checksOf } from '#src/app/bindings/checks/session-checks.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

/** The watch words of comments (decision 039). */
export function createWatchWordsScreen({ http }: PageWorld) {
  const api = createWatchWordsApi(http);
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/comments/words/watch-words.tsx'))).WatchWordsScreen,
    texts: ['comments', 'content'],
    machine: watchWordsMachine.provide({
      actors: {
        fetchWords: fromPromise(({ signal }) => api.query(signal)),
        findMarked: fromPromise(({ input: { typed }, signal }) =>
          api.trial({ word: typed.word, exceptions: typed.exceptions }, signal),
        ),
        saveWord: fromPromise(({ input: { attempt, ...save } }) => api.save(save, keyOf(attempt))),
        removeWord: fromPromise(({ input }) => api.remove(input.id, { idempotencyKey: randomId() })),
      },
    }),
  });
}

/** The office's wrong and forbidden words (decision 065). The checks of this session then use the changed list. */
export function createOfficeWordsScreen(world: PageWorld) {
  const { http } = world;
  const { forgetWords } = checksOf(world);
  const api = createOfficeWordsApi(http);
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/comments/words/office-words.tsx'))).OfficeWordsScreen,
    texts: ['comments', 'content'],
    machine: officeWordsMachine.provide({
      actors: {
        fetchWords: fromPromise(({ signal }) => api.query(signal)),
        findMarked: fromPromise(({ input: { typed }, signal }) =>
          api.trial({ word: typed.word, exceptions: typed.exceptions, right: typed.right }, signal),
        ),
        saveWord: fromPromise(({ input: { attempt, ...save } }) => api.save(save, keyOf(attempt)).finally(forgetWords)),
        removeWord: fromPromise(({ input }) =>
          api.remove(input.id, { idempotencyKey: randomId() }).finally(forgetWords),
        ),
      },
    }),
  });
}
