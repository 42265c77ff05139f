import { type ActorRefFrom, setup } from 'xstate';
import type { CountedPage, CountedRow } from '#src/domain/figures/figures.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listChart } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';

/** The records behind figures without a list of their own (decision 041), page by page, and their total. */
export const countedRecordsMachine = setup({
  types: listTypes<ListContext<CountedRow> & { page: CountedPage | null }>(),
  actors: { ...listActors<CountedRow, CountedPage>() },
  actions: listActions<CountedRow>(),
  guards: listGuards,
}).createMachine({
  id: 'countedRecords',
  context: ({ input }) => ({ ...startList(input), page: null }),
  ...listChart,
});

export type CountedRecordsActor = ActorRefFrom<typeof countedRecordsMachine>;
