import { type NewTab, readTabs, type Tab } from '#src/domain/tabs.ts';

const prefix = 'tabs:';
/** What was written last: another page of the same tabs writes nothing. */
let written: readonly Tab[] = [];

const keyOf = (account: string) => prefix + account;

/** The tabs of an account in this browser tab's session storage (decision 032). Where storage is forbidden, nothing is kept. */
export const tabStore = {
  /** Whoever opens a session here finds their own tabs, and nobody finds those of somebody else. */
  open(account: string): readonly NewTab[] {
    try {
      forget(account);
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
      // Without storage the tabs are simply gone after a reload.
    }
  },
  /** The session is over, also one whose tabs never opened (decision 006). */
  close(): void {
    try {
      forget(null);
    } catch {
      // Nothing was kept.
    }
  },
};

function forget(allBut: string | null): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key !== prefix + allBut) sessionStorage.removeItem(key);
  }
}
