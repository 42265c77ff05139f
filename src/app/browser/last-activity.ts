/** The time of the last activity in any tab of this origin, by the clock of the computer, which all tabs share. */
const storageKey = 'lastInput';

/** Null where storage is forbidden: then each tab counts only its own input. */
export const readLastActivity = (): number | null => attempt(() => Number(localStorage.getItem(storageKey))) || null;

export const writeLastActivity = (time: number): unknown =>
  attempt(() => localStorage.setItem(storageKey, String(time)));

/** For a new login: the time of an earlier session must not count. */
export const clearLastActivity = (): unknown => attempt(() => localStorage.removeItem(storageKey));

/** Whether the countdown has ended since the last activity. Then no data of the session may be shown. */
export const isAbandoned = (idleMinutes: number): boolean =>
  idleMinutes > 0 && Date.now() - (readLastActivity() ?? Infinity) > (idleMinutes + 1) * 60_000;

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
