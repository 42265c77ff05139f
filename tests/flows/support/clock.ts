import { vi } from 'vitest';

/** So much time passes and no more, however long the machine takes over it; afterwards it goes on by itself. */
export async function pass(milliseconds: number) {
  vi.setTimerTickMode('manual');
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.setTimerTickMode('interval');
}
