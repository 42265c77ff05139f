import { type ListSettings, readListSettings } from '#src/domain/lists/list-settings.ts';
import { isStorageNewer } from '#src/app/browser/storage-version.ts';

const keyOf = (account: string, path: string) => `list:${account}:${path}`;

/**
 * The settings of lists in local storage, by account and content type. Unreadable settings count as none (fault H2).
 */
export const listSettingsStore = {
  read(account: string, path: string): ListSettings {
    try {
      return readListSettings(JSON.parse(localStorage.getItem(keyOf(account, path)) ?? 'null'));
    } catch {
      return readListSettings(null);
    }
  },
  /** False when the storage is full or forbidden. */
  write(account: string, path: string, settings: ListSettings): boolean {
    // In an older build, people were informed that nothing is stored.
    if (isStorageNewer()) return true;
    try {
      localStorage.setItem(keyOf(account, path), JSON.stringify(settings));
      return true;
    } catch {
      return false;
    }
  },
  /** Reports settings that another browser tab stores. */
  watch(account: string, path: string, report: (settings: ListSettings) => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keyOf(account, path) || key === null) report(listSettingsStore.read(account, path));
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  },
};
