import { fromCallback, fromPromise } from 'xstate';
import {
  deleteWord,
  fetchArrivals,
  fetchCommentCounts,
  fetchOwnActions,
  fetchThread,
  queryComments,
  queryWords,
  revealContact,
  saveWord,
  stepComment,
  takeBackAction,
  tryWord,
} from '#src/api/comments.ts';
import type { CommentStep } from '#src/domain/comments/inbox.ts';
import type { TypedWord } from '#src/domain/comments/watch-word.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type ArrivalsQuestion, arrivalsMachine } from '#src/machines/comments/arrivals.ts';
import { commentBulkMachine } from '#src/machines/comments/bulk.ts';
import type { StepManyAnswer, StepManyInput } from '#src/machines/comments/bulk-context.ts';
import { type InboxActor, inboxMachine } from '#src/machines/comments/inbox.ts';
import { ownActionsMachine, type TakeBackInput } from '#src/machines/comments/own-actions.ts';
import { threadMachine } from '#src/machines/comments/thread.ts';
import { type WordsActor, wordsMachine } from '#src/machines/comments/words.ts';
import type { WordSave } from '#src/machines/comments/words-context.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

interface Sought<Input> {
  input: Input;
  signal: AbortSignal;
}

/** How often new comments are counted, in milliseconds. */
const arrivalsPause = 30_000;

/** The inbox of comments (decision 039). */
export function createCommentsScreen({ http, drafts }: PageWorld): Screen {
  const loadId = randomId();
  const optionsOf = (attempt: string) => ({ idempotencyKey: `${loadId}.${attempt}` });
  const fetchPage = fromPromise(({ input, signal }: Sought<ListQuery>) => queryComments(http, input, signal));
  return {
    Component: lateScreen(
      async () => {
        const { CommentsScreen } = await imported(() => import('#src/views/comments/comments-screen.tsx'));
        return ({ actor }) => <CommentsScreen inbox={actor as InboxActor} />;
      },
      'comments',
      'content',
      'listview',
      'bulk',
    ),
    logic: inboxMachine.provide({
      actors: {
        fetchPage,
        findDraft: fromPromise<Draft | null, { path: string; version: null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
        stepComment: fromPromise(({ input: { sent, attempt } }: { input: { sent: CommentStep; attempt: string } }) =>
          stepComment(http, sent, optionsOf(attempt)),
        ),
        thread: threadMachine.provide({
          actors: {
            fetchThread: fromPromise(({ input, signal }: Sought<{ id: string }>) =>
              fetchThread(http, input.id, signal),
            ),
            reveal: fromPromise(({ input }: { input: { id: string } }) => revealContact(http, input.id)),
          },
        }),
        ownActions: ownActionsMachine.provide({
          actors: {
            fetchActions: fromPromise(({ signal }: Sought<void>) => fetchOwnActions(http, signal)),
            takeBack: fromPromise(({ input: { id, attempt } }: { input: TakeBackInput }) =>
              takeBackAction(http, id, optionsOf(attempt)),
            ),
          },
        }),
        arrivals: arrivalsMachine.provide({
          actors: {
            fetchArrivals: fromPromise(async ({ input, signal }: Sought<ArrivalsQuestion>) => {
              const [came, counts] = await Promise.all([
                fetchArrivals(http, input, signal),
                fetchCommentCounts(http, signal),
              ]);
              if (!came.ok) return came;
              return counts.ok ? success({ ...came.value, counts: counts.value }) : counts;
            }),
            tickFeed: fromCallback(({ sendBack }) => {
              const timer = setInterval(() => sendBack({ type: 'arrivals.due' }), arrivalsPause);
              return () => clearInterval(timer);
            }),
          },
        }),
        bulk: commentBulkMachine.provide({
          actors: {
            findComments: fetchPage,
            stepMany: fromPromise<StepManyAnswer, StepManyInput>(({ input: { step, reason, comments, attempt } }) =>
              Promise.all(
                comments.map(({ id, version }) =>
                  stepComment(
                    http,
                    step === 'hide' ? { step, id, version, reason } : { step, id, version },
                    optionsOf(`${attempt}.${step}.${id}.${version}`),
                  ),
                ),
              ),
            ),
          },
        }),
      },
    }),
  };
}

/** The words to watch. */
export function createWordsScreen({ http }: PageWorld): Screen {
  const loadId = randomId();
  return {
    Component: lateScreen(
      async () => {
        const { WordsScreen } = await imported(() => import('#src/views/comments/words/words-screen.tsx'));
        return ({ actor }) => <WordsScreen page={actor as WordsActor} />;
      },
      'comments',
      'content',
    ),
    logic: wordsMachine.provide({
      actors: {
        fetchWords: fromPromise(({ signal }: Sought<void>) => queryWords(http, signal)),
        findMarked: fromPromise(({ input, signal }: Sought<TypedWord>) => tryWord(http, input, signal)),
        saveWord: fromPromise(({ input: { attempt, ...save } }: { input: WordSave }) =>
          saveWord(http, save, { idempotencyKey: `${loadId}.${attempt}` }),
        ),
        removeWord: fromPromise(({ input }: { input: { id: string } }) =>
          deleteWord(http, input.id, { idempotencyKey: randomId() }),
        ),
      },
    }),
  };
}
