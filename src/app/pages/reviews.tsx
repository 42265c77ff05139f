import { fromPromise } from 'xstate';
import {
  appointPanel,
  bringOnline,
  fetchCandidates,
  fetchDeskCounts,
  fetchReview,
  queryReviews,
  stepReview,
} from '#src/api/reviews.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { deskShowOf, onwardIn, onwardRows } from '#src/domain/scoring/desk.ts';
import { reviewTable } from '#src/domain/lists/review-table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { deskMachine } from '#src/machines/scoring/desk.ts';
import { reviewMachine } from '#src/machines/scoring/review.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { writeResult } from '#src/app/tables/write-result.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The scoring desk (decision 036). */
export const createDeskScreen = (world: PageWorld) => {
  const { http, session } = world;
  // It is not requested early: its default view depends on the grants.
  const { actors } = bindList(world, reviewTable, (query, signal) => {
    const show = deskShowOf(query.filters, session().context.grants);
    return queryReviews(http, { ...query, filters: { ...query.filters, show } }, signal);
  });
  return screen({
    view: async () => (await imported(() => import('#src/views/reviews/desk-screen.tsx'))).DeskScreen,
    texts: ['reviews', 'content', 'tourism', 'listview'],
    machine: deskMachine.provide({
      actors: {
        ...actors,
        fetchCounts: fromPromise(({ signal }) => fetchDeskCounts(http, signal)),
      },
    }),
  });
};

/** The page of a review, and of a panel that is not appointed yet. */
export function createReviewScreen({ http }: PageWorld) {
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/reviews/review-screen.tsx'))).ReviewScreen,
    texts: ['reviews', 'content', 'tourism'],
    machine: reviewMachine.provide({
      actors: {
        references: bindReferences(http),
        files: bindFiles(http),
        fetchReview: fromPromise(({ input, signal }) => fetchReview(http, input.id, signal)),
        fetchCandidates: fromPromise(({ input, signal }) => fetchCandidates(http, input, signal)),
        findOnward: fromPromise(async ({ input: review, signal }) => {
          const query = { ...defaultListQuery, filters: { show: 'decide' }, pageSize: onwardRows };
          const answer = await queryReviews(http, query, signal);
          return answer.ok ? onwardIn(answer.value, review) : null;
        }),
        appointPanel: fromPromise(({ input: { panel, attempt } }) =>
          appointPanel(
            http,
            { subject: { path: panel.path, id: panel.id }, due: panel.due, experts: [...panel.experts] },
            keyOf(attempt),
          ),
        ),
        writeResult,
        stepReview: fromPromise(({ input: { step, attempt } }) =>
          step.step === 'goOnline'
            ? bringOnline(http, step.request, keyOf(attempt))
            : stepReview(http, step, keyOf(attempt)),
        ),
      },
    }),
  });
}
