/** The settings of the panel that survive a reload (W6.13). */
interface View {
  tab?: string;
  find?: string;
  /** The start of the data that the tester keeps although it is old. */
  keptStart?: number;
}

const storageKey = 'mock.panel';

export function readView(): View {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as View;
  } catch {
    return {};
  }
}

export function storeView(part: View): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readView(), ...part }));
  } catch {
    // Not stored: a full storage is one of the scenarios.
  }
}
