/** When somebody last did something in any tab of this origin: the wall's time, the one clock that tabs share. */
const storageKey = 'lastInput';

/** Where storage is forbidden each tab knows of itself alone. */
export function readInput(): number | null {
  try {
    return Number(localStorage.getItem(storageKey)) || null;
  } catch {
    return null;
  }
}

export function writeInput(time: number): void {
  try {
    localStorage.setItem(storageKey, String(time));
  } catch {
    // See `readInput`.
  }
}

/** A new login begins with an input, whatever an earlier session left behind. */
export function forgetInput(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // See `readInput`.
  }
}
