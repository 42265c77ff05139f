import { vi } from 'vitest';

/** Advances the time by exactly this much, however slow the machine is. Afterwards the clock runs again by itself. */
export async function pass(milliseconds: number) {
  vi.setTimerTickMode('manual');
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.setTimerTickMode('interval');
}
