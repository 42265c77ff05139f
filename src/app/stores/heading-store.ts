import { nullable, record, safeParse, string } from 'valibot';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';
import type { HeadingChoices } from '#src/domain/tables/propose-columns.ts';

const Stored = record(string(), nullable(string()));

export interface HeadingStore {
  read: () => HeadingChoices;
  write: (choices: HeadingChoices) => void;
}

/**
 * The fields that an account chose for foreign headings of the list at `path`, in local storage. Unreadable ones count as none
 * (fault H2). If storage is full or forbidden, nothing is remembered.
 */
export function headingStore(account: string, path: string): HeadingStore {
  const key = `headings:${account}:${path}`;
  return {
    read() {
      try {
        const read = safeParse(Stored, JSON.parse(localStorage.getItem(key) ?? '{}'));
        return read.success ? read.output : {};
      } catch {
        return {};
      }
    },
    write(choices) {
      // A newer build may store more than this one knows.
      if (isStorageNewer()) return;
      try {
        localStorage.setItem(key, JSON.stringify(choices));
      } catch {
        // The next import proposes guesses instead.
      }
    },
  };
}
