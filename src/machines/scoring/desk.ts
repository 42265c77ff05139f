import { type ActorRefFrom, setup } from 'xstate';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listChart } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';

/**
 * The scoring desk: reviews page by page (decision 010). Its query lives in the address, and each visit fetches it again,
 * because others submit sheets and due days pass.
 */
export const deskMachine = setup({
  types: listTypes<ListContext<ReviewRow>>(),
  actors: { ...listActors<ReviewRow>() },
  actions: listActions<ReviewRow>(),
  guards: listGuards,
}).createMachine({
  id: 'desk',
  context: ({ input }) => startList(input),
  ...listChart,
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
