import { fingerprintOf } from '#src/domain/tables/fingerprint.ts';
import type { FileTable } from '#src/domain/tables/import-rows.ts';
import { importedPath } from '#src/domain/tables/run-path.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import type { ImportedBefore } from '#src/machines/tables/import-context.ts';

/** The time when this account last imported the same table into this list on this device. */
export function findImportedBefore(
  drafts: AccountDrafts | null,
  path: string,
  table: FileTable,
): ImportedBefore | null {
  const noted = drafts?.find(importedPath(path, fingerprintOf(table)), null);
  return noted ? { at: noted.savedAt, rows: Number(noted.values['rows']) } : null;
}
