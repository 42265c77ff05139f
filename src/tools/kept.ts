/** What the tools remember over a reload (W6.13). */
export interface Kept {
  /** The tool that is open. */
  open: string | null;
  /** How high the window is, in pixels. */
  height: number;
  /** The keys that somebody has chosen, by tool. */
  keys: Readonly<Record<string, string>>;
}

const place = 'tools';
/** More than half of the page: below that a chart shows little. */
const usual = (): Kept => ({ open: null, height: Math.round(innerHeight * 0.6), keys: {} });

/** What is kept; without a storage, or with rubbish in it, the usual. */
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
    // A full storage: the next reload forgets it.
  }
}
