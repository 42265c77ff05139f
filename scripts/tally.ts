/** How many tests or checks of one runner passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Counts a step without tests of its own as one check. */
export const tallyCheck = (exitCode: number): Tally => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
});

/** Reads the JSON report of Vitest; null when none was written. */
export function tallyVitest(exitCode: number, report: unknown): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = asCounts(report);
  return failSafe(exitCode, { passed: numPassedTests, failed: numFailedTests });
}

/** Reads the JSON report of Playwright. A test that passed only on a second try counts as failed. */
export function tallyPlaywright(exitCode: number, report: unknown): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = asCounts((report as { stats?: unknown } | null)?.stats);
  return failSafe(exitCode, { passed: expected, failed: unexpected + flaky });
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The last line of `npm test`. */
export const verdict = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** Adds a failure when a runner exits with an error but reports no failed test, and when it ran no tests at all. */
function failSafe(exitCode: number, { passed, failed }: Tally): Tally {
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

const asCounts = (value: unknown): Record<string, number | undefined> =>
  typeof value === 'object' && value !== null ? (value as Record<string, number>) : {};
