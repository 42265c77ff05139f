import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { TableTools } from '#src/machines/tables/table-tools.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { findImportedBefore } from '#src/app/tables/find-imported-before.ts';
import { findInterruptedImport } from '#src/app/tables/find-interrupted-import.ts';
import { headingStore } from '#src/app/stores/heading-store.ts';
import { bindExport, type FetchPage } from './export.ts';
import { bindImport } from './import.ts';

/** Export and import of a content type for an account, in a separate chunk. */
export const createTableTools = (
  http: Http,
  type: ContentType,
  fetchPage: FetchPage,
  drafts: AccountDrafts | null,
  account: string,
): TableTools => ({
  exporter: bindExport(http, type, fetchPage),
  importer: {
    logic: bindImport(http, type, {
      importedBefore: (table) => findImportedBefore(drafts, type.path, table),
      headings: headingStore(account, type.path),
    }),
    input: { id: randomId(), kept: findInterruptedImport(drafts, type.path) },
  },
});
