import { type ActorRefFrom, setup } from 'xstate';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { CountedPage, CountedRow } from '#src/domain/figures/figures.ts';
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

/** The records behind figures that have no list elsewhere (decision 041), page by page, and what they count together. */
export const countedRecordsMachine = setup({
  types: {
    context: {} as ListContext<CountedRow> & { page: CountedPage | null },
    input: {} as PageInput,
    events: {} as PageEvent | ListEvent,
    emitted: {} as FactOf<'notice' | 'navigation.requested'>,
    tags: {} as 'busy',
  },
  actors: { fetchPage: missingCall<Result<CountedPage>, ListQuery>('fetchPage') },
  actions: listActions<CountedRow>(),
  guards: listGuards,
}).createMachine({
  id: 'countedRecords',
  context: ({ input }) => ({ ...startList(input), page: null }),
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

export type CountedRecordsActor = ActorRefFrom<typeof countedRecordsMachine>;
