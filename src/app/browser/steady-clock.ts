/**
 * The time in milliseconds since 1970: the computer's time at the start, plus the elapsed time, so that it never goes
 * back. It is read repeatedly; the longer of two measurements of the elapsed time counts, because one clock pauses
 * while the computer sleeps, and the other can be set.
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
