import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

type Level = 'error' | 'warn';

const printed: { level: Level; text: string }[] = [];
const expected: { level: Level; pattern: RegExp }[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => void printed.push({ level, text: format(...parts) });
}

afterEach(judge);
// Also checks the output of a file during loading and teardown.
afterAll(judge);

/**
 * Allows this test to print messages that match, any number of times. The test fails when none is printed, so that an
 * outdated expectation is reported.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern });
}

function judge() {
  const lines = printed.splice(0);
  const patterns = expected.splice(0);
  const fits = (line: (typeof lines)[number], { level, pattern }: (typeof patterns)[number]) =>
    line.level === level && pattern.test(line.text);
  const unexpected = lines.filter((line) => !patterns.some((one) => fits(line, one)));
  const missed = patterns.filter((one) => !lines.some((line) => fits(line, one)));
  expect({ unexpected, missed }, 'console.error and console.warn').toEqual({ unexpected: [], missed: [] });
}
