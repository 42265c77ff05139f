/** What the tools remember across reloads (W6.13). */
export interface Kept {
  /** The id of the open tool. */
  open: string | null;
  /** The height of the window in pixels. */
  height: number;
  /** The shortcuts that the person has chosen, by tool. */
  keys: Readonly<Record<string, string>>;
}

const place = 'tools';
/** More than half of the page: a lower window shows little of a chart. */
const usual = (): Kept => ({ open: null, height: Math.round(innerHeight * 0.6), keys: {} });

/** The stored values; the defaults if storage is unavailable or invalid. */
export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' ? { ...usual(), ...kept } : usual();
  } catch {
    return usual();
  }
}

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the next reload forgets it.
  }
}
