import { type ListSettings, readListSettings } from '#src/domain/content/list-settings.ts';

const keyOf = (account: string, path: string) => `list:${account}:${path}`;

/** Settings of lists in local storage, by account and content type. Garbage counts as nothing (fault H2). */
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
    try {
      localStorage.setItem(keyOf(account, path), JSON.stringify(settings));
      return true;
    } catch {
      return false;
    }
  },
  /** Tells what another browser tab keeps. */
  watch(account: string, path: string, tell: (settings: ListSettings) => void): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === keyOf(account, path) || key === null) tell(listSettingsStore.read(account, path));
    };
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  },
};
