import type { CheckId } from '#src/domain/checks/finding.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';

/** What the lasting checks found in the latest known version of each record. */
export interface CheckedVersions {
  find: (path: string, record: ContentRecord) => readonly CheckId[] | null;
  keep: (path: string, record: ContentRecord, checks: readonly CheckId[]) => void;
}

/** In memory: it holds the names of checks, nothing of the records, and is worth little after a reload. */
export function createCheckedVersions(): CheckedVersions {
  const known = new Map<string, { version: number; updatedTime: string; checks: readonly CheckId[] }>();
  const keyOf = (path: string, { id }: ContentRecord) => `${path} ${id}`;
  return {
    find(path, record) {
      const one = known.get(keyOf(path, record));
      return one?.version === record.version && one.updatedTime === record.updatedTime ? one.checks : null;
    },
    keep(path, record, checks) {
      const { version, updatedTime } = record;
      known.set(keyOf(path, record), { version, updatedTime, checks });
    },
  };
}
