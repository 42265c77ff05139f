import { type ActorRefFrom, setup } from 'xstate';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import {
  listActions,
  listChart,
  type ListContext,
  listGuards,
  listTypes,
  pagePort,
  startList,
} from '#src/machines/list-page.ts';

/**
 * The scoring desk: reviews page by page (decision 010). Its query lives in the address, and each visit fetches it again,
 * because others submit sheets and due days pass.
 */
export const deskMachine = setup({
  types: listTypes<ListContext<ReviewRow>>(),
  actors: { fetchPage: pagePort<ReviewRow>() },
  actions: listActions<ReviewRow>(),
  guards: listGuards,
}).createMachine({
  id: 'desk',
  context: ({ input }) => startList(input),
  ...listChart,
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
