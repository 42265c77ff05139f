/** When somebody last did something in any tab of this origin, by the clock of the computer, which all tabs share. */
const storageKey = 'lastInput';

/** Null where storage is forbidden: then each tab counts only its own input. */
export const readLastActivity = (): number | null => attempt(() => Number(localStorage.getItem(storageKey))) || null;

export const writeLastActivity = (time: number): unknown =>
  attempt(() => localStorage.setItem(storageKey, String(time)));

/** For a new login: the time of an earlier session must not count. */
export const clearLastActivity = (): unknown => attempt(() => localStorage.removeItem(storageKey));

/** Whether the last activity is so long ago that the countdown has ended. Nothing of the session may show then. */
export const isAbandoned = (idleMinutes: number): boolean =>
  idleMinutes > 0 && Date.now() - (readLastActivity() ?? Infinity) > (idleMinutes + 1) * 60_000;

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
