import { array, object, safeParse, string } from 'valibot';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';

const key = 'granted';
const Stored = object({ account: string(), paths: array(string()) });

/**
 * The pages that the last account on this browser was granted, in local storage. What it says is a guess about the next
 * session and opens nothing. Unreadable data count as none (fault H2).
 */
export const grantStore = {
  had(account: string, path: string): boolean {
    try {
      const read = safeParse(Stored, JSON.parse(localStorage.getItem(key) ?? 'null'));
      return read.success && read.output.account === account && read.output.paths.includes(path);
    } catch {
      return false;
    }
  },
  write(account: string, paths: readonly string[]): void {
    if (isStorageNewer()) return;
    try {
      localStorage.setItem(key, JSON.stringify({ account, paths }));
    } catch {
      // The first page of the next session is requested after its grants.
    }
  },
};
