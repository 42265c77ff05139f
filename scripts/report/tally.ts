import type { Report } from './report.ts';

/** How many tests or checks of one step passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** How many files of tests there were; a check without tests has none. */
  files?: number;
}

/** Counts a step without tests of its own as one check. */
export const tallyCheck = (exitCode: number): Tally => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
});

/**
 * Counts the tests of a report; null when none was written. A runner that exits with an error but reports no failed test, or
 * that ran no test at all, has one failure.
 */
export function tallyReport(exitCode: number, report: Report | null): Tally {
  const { passed, failed } = sum(report?.files ?? []);
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed, files: report?.files.length ?? 0 };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The last line of `npm test`. */
export const verdict = ({ passed, failed, files }: Tally): string =>
  `${passed} passed, ${failed} failed${files === undefined ? '' : ` in ${filesIn(files)}`}`;

export const filesIn = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** How long something took: `12 min 5 s`. */
export const inWords = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;
