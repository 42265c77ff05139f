/**
 * Whether something is reported for the first time in this browser tab, reloads included. Without storage: once per
 * page.
 */
export function isFirstInTab(name: string): boolean {
  const key = `shown:${name}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // It is reported again after a reload.
  }
  return true;
}
