import { vi } from 'vitest';
import { afterEveryTest } from '#tests/setup/after-each.ts';

/** Advances the time by exactly this much, however slow the machine is. Afterwards the clock runs again by itself. */
export async function pass(milliseconds: number) {
  vi.setTimerTickMode('manual');
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.setTimerTickMode('interval');
}

/** How often the fast clock ticks, and how much faster than real time it is. */
const tickMilliseconds = 10;
const speed = 20;

const setRealInterval = setInterval;
const clearRealInterval = clearInterval;
let clock: ReturnType<typeof setInterval> | undefined;

/** Makes timeouts of the app run out 20 times as fast until the test ends: pauses, retries and debounced saves. */
export function startFastClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = setRealInterval(() => vi.advanceTimersByTime(speed * tickMilliseconds), tickMilliseconds);
}

afterEveryTest(() => clearRealInterval(clock));
