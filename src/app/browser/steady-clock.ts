/**
 * The time in milliseconds since 1970 as this computer had it at the start, and from then on what has passed: a clock that is set
 * back turns nothing back. It is asked again and again; of what each of its two clocks says has passed since, the longer counts:
 * one stands still while the computer sleeps, the other one can be set.
 */
export function createSteadyClock(): () => number {
  let wall = Date.now();
  let ticks = performance.now();
  let time = wall;
  return () => {
    const [nextWall, nextTicks] = [Date.now(), performance.now()];
    time += Math.max(nextWall - wall, nextTicks - ticks, 0);
    [wall, ticks] = [nextWall, nextTicks];
    return time;
  };
}
