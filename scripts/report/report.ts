import { readFileSync } from 'node:fs';

/** The report that Vitest and Playwright write to `.cache/` in `npm test`, with a row per test file. */
export interface Report {
  files: FileReport[];
  /** Messages of failures outside of tests. */
  errors: string[];
}

export interface FileReport {
  file: string;
  project: string;
  /** Seconds of environment, imports, fixtures and hooks. */
  startup: number;
  /** Seconds of the tests alone. */
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

/** Reads a report; null if the run wrote none, or an incomplete one. */
export function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
