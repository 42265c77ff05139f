import { type ActorRefFrom, setup } from 'xstate';
import type { CountedPage, CountedRow } from '#src/domain/figures/figures.ts';
import {
  listActions,
  listChart,
  type ListContext,
  listGuards,
  listTypes,
  pagePort,
  startList,
} from '#src/machines/list-page.ts';

/** The records behind figures without a list of their own (decision 041), page by page, and their total. */
export const countedRecordsMachine = setup({
  types: listTypes<ListContext<CountedRow> & { page: CountedPage | null }>(),
  actors: { fetchPage: pagePort<CountedRow, CountedPage>() },
  actions: listActions<CountedRow>(),
  guards: listGuards,
}).createMachine({
  id: 'countedRecords',
  context: ({ input }) => ({ ...startList(input), page: null }),
  ...listChart,
});

export type CountedRecordsActor = ActorRefFrom<typeof countedRecordsMachine>;
