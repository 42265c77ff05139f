import { fromPromise } from 'xstate';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { ListTable } from '#src/domain/lists/list-table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type TableTools, tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import type { FetchPage } from '#src/app/early-page.ts';
import type { PageWorld } from '#src/app/screen.ts';
import type { FetchDetails } from './list-export.ts';
import { bindListPage } from './list-page.ts';

/**
 * The actors of a list that is not one of content: its page, its settings (decision 019), and its export, which pages
 * through the list with the same call. With `details`, an export with a reason has more columns.
 */
export function bindList<Item extends { id: string }, Page extends ListPage<Item>>(
  { session }: Pick<PageWorld, 'session'>,
  table: ListTable<Item>,
  fetchPage: FetchPage<Page>,
  details?: FetchDetails,
) {
  const { early, actors } = bindListPage(session, fetchPage);
  const tableTools = tableToolsMachine.provide({
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
  });
  return { early, actors: { ...actors, tableTools } };
}
