import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { DeskCounts } from '#src/domain/scoring/desk.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listChart } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

interface Context extends ListContext<ReviewRow> {
  /** How many reviews each view has; null until they are fetched. */
  counts: DeskCounts | null;
}

/**
 * The scoring desk: reviews page by page (decision 010). Its query lives in the address, and each visit fetches it again,
 * because others submit sheets and due days pass. The counts of the views are fetched beside it; if that fails, the views show
 * none.
 */
export const deskMachine = setup({
  types: listTypes<Context>(),
  actors: {
    ...listActors<ReviewRow>(),
    fetchCounts: missingCall<Result<DeskCounts>, void>('fetchCounts'),
  },
  actions: listActions<ReviewRow>(),
  guards: listGuards,
})
  .extend({
    actions: { keepCounts: assign((_, answer: Result<DeskCounts>) => (answer.ok ? { counts: answer.value } : {})) },
  })
  .createMachine({
    id: 'desk',
    context: ({ input }) => ({ ...startList(input), counts: null }),
    type: 'parallel',
    states: {
      records: listChart,
      counts: {
        initial: 'loading',
        on: { 'page.located': '.loading', reload: '.loading' },
        states: {
          loading: {
            invoke: {
              src: 'fetchCounts',
              onDone: { target: 'done', actions: withOutput('keepCounts') },
              onError: 'done',
            },
          },
          done: {},
        },
      },
    },
  });

export type DeskActor = ActorRefFrom<typeof deskMachine>;
