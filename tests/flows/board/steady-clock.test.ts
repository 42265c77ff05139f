import { beforeEach, expect, test, vi } from 'vitest';
import { createSteadyClock } from '#src/app/browser/steady-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] }));

test('W5.5: the clock goes on when the system clock is set back', () => {
  const now = createSteadyClock();
  vi.advanceTimersByTime(1000);
  expect(now()).toBe(1_001_000);
  vi.setSystemTime(500_000);
  expect(now()).toBe(1_001_000);
  vi.advanceTimersByTime(1000);
  expect(now()).toBe(1_002_000);
});

test('W5.5: the time that a computer sleeps counts, although its ticks stop', () => {
  const now = createSteadyClock();
  vi.setSystemTime(4_600_000);
  expect(now()).toBe(4_600_000);
});
