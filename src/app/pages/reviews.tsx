import { fromPromise } from 'xstate';
import { appointPanel, fetchCandidates, fetchReview, queryReviews, stepReview } from '#src/api/reviews.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { deskShowOf } from '#src/domain/scoring/desk.ts';
import type { Subject } from '#src/domain/scoring/review.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type DeskActor, deskMachine } from '#src/machines/scoring/desk.ts';
import { type ReviewActor, reviewMachine } from '#src/machines/scoring/review.ts';
import type { AppointInput, StepInput } from '#src/machines/scoring/review-context.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { writeResult } from '#src/app/bindings/result-export.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

interface Sought<Input> {
  input: Input;
  signal: AbortSignal;
}

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
      fetchPage: fromPromise(({ input, signal }: Sought<ListQuery>) => {
        const show = deskShowOf(input.filters, session().context.grants);
        return queryReviews(http, { ...input, filters: { ...input.filters, show } }, signal);
      }),
    },
  }),
});

/** The page of a review, and of a panel that is not appointed yet. */
export function createReviewScreen({ http }: PageWorld): Screen {
  const loadId = randomId();
  const optionsOf = (attempt: string) => ({ idempotencyKey: `${loadId}.${attempt}` });
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
        fetchReview: fromPromise(({ input, signal }: Sought<{ id: string }>) => fetchReview(http, input.id, signal)),
        fetchCandidates: fromPromise(({ input, signal }: Sought<Subject>) => fetchCandidates(http, input, signal)),
        appointPanel: fromPromise(({ input: { panel, attempt } }: { input: AppointInput }) =>
          appointPanel(
            http,
            { subject: { path: panel.path, id: panel.id }, due: panel.due, experts: [...panel.experts] },
            optionsOf(attempt),
          ),
        ),
        writeResult,
        stepReview: fromPromise(({ input: { step, attempt } }: { input: StepInput }) =>
          stepReview(http, step, optionsOf(attempt)),
        ),
      },
    }),
  };
}
