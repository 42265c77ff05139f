/** When somebody last did something in any tab of this origin: the wall's time, the one clock that tabs share. */
const storageKey = 'lastInput';

/** Where storage is forbidden each tab knows of itself alone. */
export const readLastActivity = (): number | null => attempt(() => Number(localStorage.getItem(storageKey))) || null;

export const writeLastActivity = (time: number): unknown =>
  attempt(() => localStorage.setItem(storageKey, String(time)));

/** A new login begins with an input, whatever an earlier session left behind. */
export const clearLastActivity = (): unknown => attempt(() => localStorage.removeItem(storageKey));

/** Whether a session was left so long ago that its countdown must have ended: nothing of it may show any more. */
export const isAbandoned = (idleMinutes: number): boolean =>
  idleMinutes > 0 && Date.now() - (readLastActivity() ?? Infinity) > (idleMinutes + 1) * 60_000;

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
