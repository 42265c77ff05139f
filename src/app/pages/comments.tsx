import { fromCallback, fromPromise } from 'xstate';
import {
  fetchArrivals,
  fetchCommentCounts,
  fetchOwnActions,
  fetchThread,
  queryComments,
  revealContact,
  stepComment,
  takeBackAction,
} from '#src/api/comments.ts';
import { commentTable } from '#src/domain/lists/comment-table.ts';
import { success } from '#src/domain/failure.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { arrivalsMachine } from '#src/machines/comments/arrivals.ts';
import { commentBulkMachine } from '#src/machines/comments/bulk.ts';
import { inboxMachine } from '#src/machines/comments/inbox.ts';
import { ownActionsMachine } from '#src/machines/comments/own-actions.ts';
import { threadMachine } from '#src/machines/comments/thread.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** How often new comments are counted, in milliseconds. */
const arrivalsPause = 30_000;

const everyPause = fromCallback<{ type: 'arrivals.due' }>(({ sendBack }) => {
  const timer = setInterval(() => sendBack({ type: 'arrivals.due' }), arrivalsPause);
  return () => clearInterval(timer);
});

/** Without the capability `arrivals`, comments are counted only after the list is fetched and after each step. */
const never = fromCallback<{ type: 'arrivals.due' }>(() => {});
const nothingArrived = success({ count: 0, last: '' });

/** The inbox of comments (decision 039). */
export function createCommentsScreen(world: PageWorld) {
  const { http, offers, drafts } = world;
  const keyOf = createWriteKeys();
  const { early, actors } = bindList(world, commentTable, (query, signal) => queryComments(http, query, signal));
  return screen({
    early,
    view: async () => (await imported(() => import('#src/views/comments/comments-screen.tsx'))).CommentsScreen,
    texts: ['comments', 'nouns', 'content', 'listview', 'bulk'],
    machine: inboxMachine.provide({
      actors: {
        ...actors,
        findDraft: bindFindDraft(drafts),
        stepComment: fromPromise(({ input: { sent, attempt } }) => stepComment(http, sent, keyOf(attempt))),
        thread: threadMachine.provide({
          actors: {
            fetchThread: fromPromise(({ input, signal }) => fetchThread(http, input.id, signal)),
            reveal: fromPromise(({ input }) => revealContact(http, input.id)),
          },
        }),
        ownActions: ownActionsMachine.provide({
          actors: {
            fetchActions: fromPromise(({ signal }) => fetchOwnActions(http, signal)),
            takeBack: fromPromise(({ input: { id, attempt } }) => takeBackAction(http, id, keyOf(attempt))),
          },
        }),
        arrivals: arrivalsMachine.provide({
          actors: {
            fetchArrivals: fromPromise(async ({ input, signal }) => {
              const [came, counts] = await Promise.all([
                offers('arrivals') ? fetchArrivals(http, input, signal) : nothingArrived,
                fetchCommentCounts(http, signal),
              ]);
              if (!came.ok) return came;
              return counts.ok ? success({ ...came.value, counts: counts.value }) : counts;
            }),
            tickFeed: offers('arrivals') ? everyPause : never,
          },
        }),
        bulk: commentBulkMachine.provide({
          actors: {
            findRecords: actors.fetchPage,
            carryOut: fromPromise(async ({ input: { operation: step, reason, record, attempt } }) => {
              const { id, version } = record;
              const sent = step === 'hide' ? { step, id, version, reason } : { step, id, version };
              const answer = await stepComment(http, sent, keyOf(attempt));
              return answer.ok ? success(answer.value?.comment ?? null) : answer;
            }),
          },
        }),
      },
    }),
  });
}
