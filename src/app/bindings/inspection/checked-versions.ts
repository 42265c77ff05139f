import type { CheckId } from '#src/domain/checks/finding.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';

/** What the lasting checks found in the latest known version of each record, with the list of words of this key. */
export interface CheckedVersions {
  find: (path: string, record: ContentRecord, words: string) => readonly CheckId[] | null;
  keep: (path: string, record: ContentRecord, words: string, checks: readonly CheckId[]) => void;
}

/** In memory: it holds the names of checks, nothing of the records, and is worth little after a reload. */
export function createCheckedVersions(): CheckedVersions {
  const known = new Map<string, { version: number; updatedTime: string; words: string; checks: readonly CheckId[] }>();
  const keyOf = (path: string, { id }: ContentRecord) => `${path} ${id}`;
  return {
    find(path, record, words) {
      const one = known.get(keyOf(path, record));
      const isSame = one?.version === record.version && one.updatedTime === record.updatedTime && one.words === words;
      return isSame ? one.checks : null;
    },
    keep(path, record, words, checks) {
      const { version, updatedTime } = record;
      known.set(keyOf(path, record), { version, updatedTime, words, checks });
    },
  };
}
