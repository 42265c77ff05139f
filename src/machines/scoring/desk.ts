import { type ActorRefFrom, setup } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import type { FactOf } from '#src/machines/facts.ts';
import {
  changingQuery,
  listActions,
  type ListContext,
  type ListEvent,
  listGuards,
  loadingPage,
  resettingQuery,
  startList,
} from '#src/machines/list-page.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/**
 * The scoring desk: a paged list of reviews (decision 010). Its query is in the address. Each visit fetches again,
 * because others submit sheets and due days pass.
 */
export const deskMachine = setup({
  types: {
    context: {} as ListContext<ReviewRow>,
    input: {} as PageInput,
    events: {} as PageEvent | ListEvent,
    emitted: {} as FactOf<'notice' | 'navigation.requested'>,
    tags: {} as 'busy',
  },
  actors: { fetchPage: missingCall<Result<ListPage<ReviewRow>>, ListQuery>('fetchPage') },
  actions: listActions<ReviewRow>(),
  guards: listGuards,
}).createMachine({
  id: 'desk',
  context: ({ input }) => startList(input),
  initial: 'loading',
  on: {
    'page.located': { target: '.loading', actions: withEvent('takeQuery') },
    ...changingQuery,
    ...resettingQuery,
  },
  states: {
    loading: loadingPage,
    shown: {},
    failed: {},
  },
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
