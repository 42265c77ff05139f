import { type InterruptedRun, readRun } from '#src/domain/tables/interrupted-run.ts';
import { runPath, runsPath, runVersions } from '#src/domain/tables/run-path.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';

/** The latest import of this account into this list that stopped before all rows were added. */
export function findInterruptedImport(drafts: AccountDrafts | null, path: string): InterruptedRun | null {
  const rows = drafts?.find(runsPath(path), runVersions.rows);
  if (!drafts || !rows) return null;
  const begun = readRun(rows, null);
  return begun && readRun(rows, drafts.find(runPath(path, begun.run), runVersions.outcomes));
}
