import { type NewTab, readTabs, type Tab } from '#src/domain/shell/tabs.ts';

const prefix = 'tabs:';
/** The last written tabs. The same tabs are not written again. */
let written: readonly Tab[] = [];

const keyOf = (account: string) => prefix + account;

/**
 * The tabs of an account, in the session storage of this browser tab (decision 032). If storage is forbidden, nothing
 * is stored.
 */
export const tabStore = {
  /** Returns the tabs of this account, and deletes those of all others. */
  open(account: string): readonly NewTab[] {
    try {
      deleteAllBut(account);
      return readTabs(JSON.parse(sessionStorage.getItem(keyOf(account)) ?? 'null')) ?? [];
    } catch {
      return [];
    }
  },
  write(account: string, tabs: readonly Tab[]): void {
    if (tabs === written) return;
    try {
      if (tabs.length === 0) sessionStorage.removeItem(keyOf(account));
      else sessionStorage.setItem(keyOf(account), JSON.stringify(tabs));
      written = tabs;
    } catch {
      // Without storage the tabs are lost after a reload.
    }
  },
  /** Deletes all tabs when a session ends, even one that never got any (decision 006). */
  close(): void {
    try {
      deleteAllBut(null);
    } catch {
      // Nothing was stored.
    }
  },
};

function deleteAllBut(account: string | null): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key !== prefix + account) sessionStorage.removeItem(key);
  }
}
