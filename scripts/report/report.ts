import { readFileSync } from 'node:fs';

/** Vitest and Playwright write it to `.cache/` in `npm test`. It has a row per test file, and none per test. */
export interface Report {
  files: FileReport[];
  /** Messages of what failed outside of every test. */
  errors: string[];
}

export interface FileReport {
  file: string;
  project: string;
  /** Seconds of all around the tests: environment, imports, fixtures, hooks. */
  startup: number;
  /** Seconds of the tests themselves. */
  tests: number;
  passed: number;
  failed: number;
  failures: Failure[];
}

/** A test that failed; the title of a file that could not be loaded is `the file`. */
interface Failure {
  title: string;
  message: string;
}

export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';
/** `npm run test:related` writes here, and leaves the report of the last `npm test` as it is. */
export const relatedReport = '.cache/related.json';

/** Reads a report; null if the run wrote none, or broke off while it wrote. */
export function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
