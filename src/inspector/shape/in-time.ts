/** A delay in units that need no translation: `5 s`, or `300 ms (pause)` for a named delay of known length. */
export function inTime(name: string, delay: unknown): string {
  const isNumber = /^\d+$/.test(name);
  if (isNumber) return inUnits(Number(name));
  return typeof delay === 'number' ? `${inUnits(delay)} (${name})` : name;
}

function inUnits(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1000;
  const isMinutes = seconds >= 60 && seconds % 60 === 0;
  return isMinutes ? `${seconds / 60} min` : `${seconds} s`;
}
