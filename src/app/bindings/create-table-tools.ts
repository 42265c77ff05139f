import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { TableTools } from '#src/machines/tables/table-tools.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { findImportedBefore } from '#src/app/tables/find-imported-before.ts';
import { findInterruptedImport } from '#src/app/tables/find-interrupted-import.ts';
import { bindExport, type FetchPage } from './export.ts';
import { bindImport } from './import.ts';

/** Export and import of a content type, in a separate chunk. */
export const createTableTools = (
  http: Http,
  type: ContentType,
  fetchPage: FetchPage,
  drafts: AccountDrafts | null,
): TableTools => ({
  exporter: bindExport(http, type, fetchPage),
  importer: {
    logic: bindImport(http, type, (table) => findImportedBefore(drafts, type.path, table)),
    input: { id: randomId(), kept: findInterruptedImport(drafts, type.path) },
  },
});
