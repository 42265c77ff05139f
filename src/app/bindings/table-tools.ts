import { fromPromise } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { runsPath, runVersions } from '#src/domain/tables/run-path.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import type { PageWorld } from '#src/app/screen.ts';
import type { FetchPage } from './export.ts';
import { accountOf } from './list-page.ts';

/** Export and import of a list. Their code and texts are loaded when one of them is first used. */
export const bindTableTools = (
  { http, drafts, session }: Pick<PageWorld, 'http' | 'drafts' | 'session'>,
  type: ContentType,
  fetchPage: FetchPage,
) =>
  tableToolsMachine.provide({
    guards: { hasInterrupted: () => drafts()?.find(runsPath(type.path), null)?.version === runVersions.rows },
    actors: {
      loadTools: fromPromise(async () => {
        const [{ createTableTools }] = await Promise.all([
          imported(() => import('./create-table-tools.ts')),
          loadTexts('tables', 'editor'),
        ]);
        return createTableTools(http, type, fetchPage, drafts(), accountOf(session));
      }),
    },
  });
