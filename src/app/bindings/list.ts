import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { ListTable } from '#src/domain/lists/list-table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type TableTools, tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import type { PageWorld } from '#src/app/screen.ts';
import type { FetchDetails } from './list-export.ts';
import { bindListSettings, bindOpening } from './list-settings.ts';

/**
 * The actors of a list that is not one of content: its page, its settings (decision 019), and its export, which pages
 * through the list with the same call. With `details`, an export with a reason has more columns.
 */
export const bindList = <Item extends { id: string }, Page extends ListPage<Item>>(
  { session }: Pick<PageWorld, 'session'>,
  table: ListTable<Item>,
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Result<Page>>,
  details?: FetchDetails,
) => ({
  fetchPage: fromPromise(({ input, signal }: { input: ListQuery; signal: AbortSignal }) => fetchPage(input, signal)),
  settings: bindListSettings(session),
  findOpening: bindOpening(session),
  tableTools: tableToolsMachine.provide({
    guards: { hasInterrupted: () => false },
    actors: {
      loadTools: fromPromise(async (): Promise<TableTools> => {
        const [{ bindListExport }] = await Promise.all([
          imported(() => import('./list-export.ts')),
          loadTexts('tables'),
        ]);
        return { exporter: bindListExport(table, fetchPage, details), importer: null };
      }),
    },
  }),
});
