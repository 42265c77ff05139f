import { fromPromise } from 'xstate';
import { appointPanel, fetchCandidates, fetchReview, queryReviews, stepReview } from '#src/api/reviews.ts';
import { deskShowOf } from '#src/domain/scoring/desk.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type DeskActor, deskMachine } from '#src/machines/scoring/desk.ts';
import { type ReviewActor, reviewMachine } from '#src/machines/scoring/review.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { writeResult } from '#src/app/bindings/result-export.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The scoring desk (decision 036). */
export const createDeskScreen = ({ http, session }: PageWorld): Screen => ({
  Component: lateScreen(
    async () => {
      const { DeskScreen } = await imported(() => import('#src/views/reviews/desk-screen.tsx'));
      return ({ actor }) => <DeskScreen desk={actor as DeskActor} />;
    },
    'reviews',
    'content',
    'listview',
  ),
  logic: deskMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input, signal }) => {
        const show = deskShowOf(input.filters, session().context.grants);
        return queryReviews(http, { ...input, filters: { ...input.filters, show } }, signal);
      }),
    },
  }),
});

/** The page of a review, and of a panel that is not appointed yet. */
export function createReviewScreen({ http }: PageWorld): Screen {
  const keyOf = createWriteKeys();
  return {
    Component: lateScreen(
      async () => {
        const { ReviewScreen } = await imported(() => import('#src/views/reviews/review-screen.tsx'));
        return ({ actor }) => <ReviewScreen page={actor as ReviewActor} />;
      },
      'reviews',
      'content',
    ),
    logic: reviewMachine.provide({
      actors: {
        references: bindReferences(http),
        files: bindFiles(http),
        fetchReview: fromPromise(({ input, signal }) => fetchReview(http, input.id, signal)),
        fetchCandidates: fromPromise(({ input, signal }) => fetchCandidates(http, input, signal)),
        appointPanel: fromPromise(({ input: { panel, attempt } }) =>
          appointPanel(
            http,
            { subject: { path: panel.path, id: panel.id }, due: panel.due, experts: [...panel.experts] },
            keyOf(attempt),
          ),
        ),
        writeResult,
        stepReview: fromPromise(({ input: { step, attempt } }) => stepReview(http, step, keyOf(attempt))),
      },
    }),
  };
}
